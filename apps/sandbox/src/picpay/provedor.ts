import type { ProvedorDaSandbox } from '../provedor.ts';
import { cobrancasDe } from './guarda.ts';
import { paginasDoPicPay } from './paginas.ts';
import { rotasDoPicPay } from './rotas.ts';

/** PicPay: its interface under `/picpay/ecommerce/public`, the page where a charge is paid, and the panel of the shop. */
export const picPay: ProvedorDaSandbox = {
  montar: (app, contexto) => {
    app.register(
      (comToken, _opcoes, pronto) => {
        rotasDoPicPay(comToken, contexto);
        pronto();
      },
      { prefix: '/picpay/ecommerce/public' },
    );
    paginasDoPicPay(app, contexto);
  },
  cartao: (contexto) => {
    const abertas = Object.values(cobrancasDe(contexto)).filter(({ status }) => status === 'created').length;
    return {
      href: '/picpay',
      nome: 'PicPay',
      texto: 'Pague, deixe em análise, devolva ou conteste cobranças do PicPay.',
      numero: `${abertas} ${abertas === 1 ? 'cobrança aberta' : 'cobranças abertas'}`,
    };
  },
};
