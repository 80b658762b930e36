import type { ProvedorDaSandbox } from '../provedor.ts';
import { rotasDoBalcaoDeSaidas } from './balcao-de-saidas.ts';
import { rotasDoBalcao } from './banco.ts';
import { retomarRegistros } from './boletos.ts';
import { boletosDe, saidasDe } from './guarda.ts';
import { rotasDaStark } from './rotas.ts';
import { retomarSaidas } from './saidas.ts';

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

/** The page of the money that leaves by this bank; its interface stands with that of the boletos. */
export const saidas: ProvedorDaSandbox = {
  montar: rotasDoBalcaoDeSaidas,
  retomar: retomarSaidas,
  cartao: (contexto) => {
    const quantas = Object.keys(saidasDe(contexto)).length;
    return {
      href: '/saidas',
      nome: 'TED e boletos pagos',
      texto: 'Veja o que saiu da carteira por TED ou boleto, mande de volta e pegue boletos para pagar.',
      numero: `${quantas} ${quantas === 1 ? 'saída' : 'saídas'}`,
    };
  },
};
