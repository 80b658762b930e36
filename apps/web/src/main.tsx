import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { acompanharSessao } from './app/acompanhar-sessao.ts';
import { App } from './app/app.tsx';
import { revezar } from './app/primeira/revezar.ts';
import { guardarCampanha } from './lib/campanha.ts';
import { ouvirConvite } from './lib/instalacao.ts';
import { rastroDaCompra } from './lib/rastro-da-compra.ts';

const raiz = document.getElementById('raiz');
if (raiz === null) throw new Error('the page has no place for the app');

ouvirConvite();
void guardarCampanha(window.location.search);
void rastroDaCompra();
acompanharSessao();
revezar(raiz);
createRoot(raiz).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
