// Tells how much memory the programs of the page and of its workers have. Workers run this script as well.
(() => {
  const memories = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const instantiate = WebAssembly[name].bind(WebAssembly);
    WebAssembly[name] = async (...program) => {
      const result = await instantiate(...program);
      const { memory } = (result.instance ?? result).exports;
      // The parts of a program share its memory.
      if (memory) memories.push(memory);
      return result;
    };
  }
  const bytes = () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  const channel = new BroadcastChannel("memory");
  if (!self.document) {
    channel.onmessage = () => channel.postMessage(bytes());
    return;
  }
  // Calls `tell` with the page's bytes and those of its workers, of which there are so many.
  window.weigh = (workers, tell) => {
    const answers = [];
    const finish = () => {
      if (answers.length === workers) tell([bytes(), answers.reduce((sum, it) => sum + it, 0)]);
    };
    channel.onmessage = ({ data }) => {
      answers.push(data);
      finish();
    };
    channel.postMessage("how much?");
    finish();
  };
})();
