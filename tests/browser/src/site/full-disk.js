// Simulates a device without room for files.
Cache.prototype.put = () => Promise.reject(new DOMException("The disk is full.", "QuotaExceededError"));
