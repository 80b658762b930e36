import { linhasDeErro } from './linhas-de-erro.ts';

/** Refusals about pools of bets (REGRAS 2.12, 2.16). */
export const ERROS_DAS_LOTERIAS = linhasDeErro({
  bolaoNaoEncontrado: {
    status: 404,
    message: 'Este bolão não existe ou não está disponível para você.',
    link: '/loteria',
  },
  vendasTerminaram: {
    status: 400,
    codigo: 1,
    message: 'As vendas deste concurso terminaram às {hora}.',
    link: '/loteria',
  },
  cotasInsuficientes: { status: 400, codigo: 1, message: 'Não há cotas suficientes neste bolão.' },
  umaCotaPorPessoa: { status: 400, codigo: 1, message: 'Neste bolão cada pessoa fica com uma cota.' },
  soParaMinasGerais: {
    status: 400,
    codigo: 1,
    message: 'O Trem das Onze é só para quem tem endereço em Minas Gerais.',
  },
  bolaoForaDaEtapa: {
    status: 409,
    message: 'Este bolão mudou de etapa enquanto você usava a tela. Recarregue e tente de novo.',
  },
  comprovantesFaltam: { status: 400, codigo: 1, message: 'Faltam comprovantes: {quais}.' },
  comprovanteRepetido: { status: 400, codigo: 1, message: 'Este arquivo já é o comprovante de um bolão.' },
});
