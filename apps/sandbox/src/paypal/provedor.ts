import type { ProvedorDaSandbox } from '../provedor.ts';
import { exigirToken } from '../psp/oauth.ts';
import { seguirRelogio } from '../relogio.ts';
import { ordensDe } from './guarda.ts';
import { paginasDoPayPal } from './paginas.ts';
import { rotasAbertasDoPayPal, rotasDoPayPal } from './rotas.ts';

/** PayPal: its interface under `/paypal`, the page where an order is approved, and the panel of the shop. */
export const payPal: ProvedorDaSandbox = {
  montar: (app, contexto) => {
    rotasAbertasDoPayPal(app, contexto);
    app.register(
      (comToken, _opcoes, pronto) => {
        comToken.addHook('onRequest', exigirToken(contexto));
        comToken.addHook('onRequest', seguirRelogio(contexto));
        rotasDoPayPal(comToken, contexto);
        pronto();
      },
      { prefix: '/paypal' },
    );
    paginasDoPayPal(app, contexto);
  },
  cartao: (contexto) => {
    const abertas = Object.values(ordensDe(contexto)).filter(({ captura }) => captura === undefined).length;
    return {
      href: '/paypal',
      nome: 'PayPal',
      texto: 'Aprove, negue, devolva ou conteste ordens do PayPal.',
      numero: `${abertas} ${abertas === 1 ? 'ordem aberta' : 'ordens abertas'}`,
    };
  },
};
