// As in a browser that keeps no page on the device, because its user forbids it. It also saves each scenario
// that is not about that the time to do so.
Object.defineProperty(navigator, "serviceWorker", {
  value: {
    controller: null,
    register: () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError")),
  },
});
