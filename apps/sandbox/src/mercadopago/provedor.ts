import type { ProvedorDaSandbox } from '../provedor.ts';
import { rotasDosCampos } from './campos.ts';
import { guardarDaDemonstracao, pagamentosDe } from './guarda.ts';
import { rotasDoPainel } from './paginas.ts';
import { rotasDaCarteira } from './preferencias.ts';
import { rotasDoMercadoPago } from './rotas.ts';

/** Mercado Pago: its API under `/mercadopago`, the fields of a card, the page of the bank, and the panel of the shop. */
export const mercadoPago: ProvedorDaSandbox = {
  montar: (app, contexto) => {
    guardarDaDemonstracao(contexto);
    app.register(
      (comToken, _opcoes, pronto) => {
        rotasDoMercadoPago(comToken, contexto);
        pronto();
      },
      { prefix: '/mercadopago' },
    );
    rotasDosCampos(app, contexto);
    rotasDoPainel(app, contexto);
    rotasDaCarteira(app, contexto);
  },
  cartao: (contexto) => {
    const todos = Object.values(pagamentosDe(contexto)).length;
    return {
      href: '/mercadopago',
      nome: 'Mercado Pago',
      texto: 'Aprove, recuse, devolva ou conteste pagamentos, e pague os Pix de lá.',
      numero: `${todos} ${todos === 1 ? 'pagamento' : 'pagamentos'}`,
    };
  },
};
