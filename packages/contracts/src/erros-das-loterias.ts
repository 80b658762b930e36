import { linhasDeErro } from './linhas-de-erro.ts';

/** Refusals of lotteries and pools (REGRAS 2.12, 2.16). */
export const ERROS_DAS_LOTERIAS = linhasDeErro({
  bolaoParaMaiores: { status: 400, codigo: 1, message: 'Este bolão é para maiores de 18 anos.' },
  bolaoDeMinas: { status: 400, codigo: 1, message: 'O Trem das Onze é só para quem mora em Minas Gerais.' },
  jogoEmPausa: {
    status: 400,
    codigo: 1,
    message: 'Você pediu uma pausa dos bolões até {data}. Nada foi cobrado.',
    link: '/loteria/jogo-responsavel',
  },
  jogoExcluido: {
    status: 400,
    codigo: 1,
    message: 'Você pediu para ficar fora dos bolões. Nada foi cobrado.',
    link: '/loteria/jogo-responsavel',
  },
  limiteDeJogo: {
    status: 400,
    codigo: 1,
    message: 'Esta compra passa do seu limite do mês, de {limite}. Você ainda pode usar {resta}.',
    link: '/loteria/jogo-responsavel',
  },
  limiteDeJogoAcimaDoMaximo: { status: 422, message: 'O limite pode ser de até {max} por mês.' },
  afastamentoMaisCurto: {
    status: 400,
    codigo: 1,
    message: 'Você já está fora dos bolões por mais tempo. Uma pausa não encurta a outra.',
  },
  afastamentoAindaVale: { status: 400, codigo: 1, message: 'Você poderá pedir para voltar em {data}.' },
});
