import type { ProvedorDaSandbox } from '../provedor.ts';
import { rotasDoBalcao } from './banco.ts';
import { retomarRegistros } from './boletos.ts';
import { boletosDe } from './guarda.ts';
import { rotasDaStark } from './rotas.ts';

/** The bank that makes boletos: its interface under `/stark/v2`, and the counter where they are paid. */
export const stark: ProvedorDaSandbox = {
  montar: (app, contexto) => {
    app.register(
      (comAssinatura, _opcoes, pronto) => {
        rotasDaStark(comAssinatura, contexto);
        pronto();
      },
      { prefix: '/stark/v2' },
    );
    rotasDoBalcao(app, contexto);
  },
  retomar: retomarRegistros,
  cartao: (contexto) => {
    const abertos = Object.values(boletosDe(contexto)).filter(({ status }) => status === 'registered').length;
    return {
      href: '/boletos',
      nome: 'Boletos',
      texto: 'Pague boletos em dia, atrasados, com outro valor ou duas vezes.',
      numero: `${abertos} ${abertos === 1 ? 'boleto aberto' : 'boletos abertos'}`,
    };
  },
};
