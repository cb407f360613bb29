// Simulates a browser whose user forbids service workers. Most scenarios don't test them, and save the time for keeping
// the page on the device.
Object.defineProperty(navigator, "serviceWorker", {
  value: {
    controller: null,
    register: () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError")),
  },
});
