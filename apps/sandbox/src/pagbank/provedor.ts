import type { ProvedorDaSandbox } from '../provedor.ts';
import { checkoutsDe } from './guarda.ts';
import { paginasDoPagBank } from './paginas.ts';
import { rotasDoPagBank } from './rotas.ts';

/** PagBank: its interface under `/pagbank`, the page where a person pays, and the panel of the shop. */
export const pagBank: ProvedorDaSandbox = {
  montar: (app, contexto) => {
    app.register(
      (comToken, _opcoes, pronto) => {
        rotasDoPagBank(comToken, contexto);
        pronto();
      },
      { prefix: '/pagbank' },
    );
    paginasDoPagBank(app, contexto);
  },
  cartao: (contexto) => {
    const abertas = Object.values(checkoutsDe(contexto)).filter(({ status }) => status === 'ACTIVE').length;
    return {
      href: '/pagbank',
      nome: 'PagBank',
      texto: 'Pague, recuse, deixe em análise ou devolva pagamentos do PagSeguro.',
      numero: `${abertas} ${abertas === 1 ? 'página aberta' : 'páginas abertas'}`,
    };
  },
};
