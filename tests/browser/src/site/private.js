// Simulates the private windows of some browsers, which have no service workers.
delete Navigator.prototype.serviceWorker;
