// As in the private windows of some browsers, which know no service workers.
delete Navigator.prototype.serviceWorker;
