import { abrirAviso, mostrarAviso } from './avisos.ts';
import type { Casca } from './casca.ts';
import { guardarCasca, limparAntigas, recurso } from './casca.ts';
import { pagina } from './pagina.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __RATEIA_CASCA__: Casca;

const CASCA = __RATEIA_CASCA__;

/*
 * The service worker: without network the app stands up out of its shell and says so. It keeps files of the build and
 * nothing else. It never touches answers of the API, so no personal data is ever in a cache.
 */
self.addEventListener('install', (evento) => {
  evento.waitUntil(guardarCasca(CASCA).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (evento) => {
  evento.waitUntil(
    Promise.all([limparAntigas(CASCA.versao), self.registration.navigationPreload.enable(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (evento) => {
  const { request } = evento;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) evento.respondWith(recurso(evento, CASCA.versao));
  else if (request.mode === 'navigate') evento.respondWith(pagina(evento, CASCA.versao));
});

self.addEventListener('push', (evento) => {
  evento.waitUntil(mostrarAviso(self.registration, evento.data));
});

self.addEventListener('notificationclick', (evento) => {
  evento.notification.close();
  evento.waitUntil(abrirAviso(evento.notification.data, { janelas: self.clients, origem: self.location.origin }));
});
