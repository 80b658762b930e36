/* The page of the bank says that it is done, and nothing else: the shop asks what was decided. */
if (document.body.dataset.fim === 'sim') parent.postMessage({ status: 'COMPLETE' }, '*');
