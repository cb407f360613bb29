// Simulates a browser whose user forbids sites to store anything.
Object.defineProperty(window, "localStorage", {
  get() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  },
});
