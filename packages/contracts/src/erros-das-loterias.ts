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
  loteriasDesligadas: {
    status: 400,
    codigo: 1,
    message: 'Os bolões desta loteria estão desligados: a venda não abre.',
  },
  comprovantesFaltam: { status: 400, codigo: 1, message: 'Faltam comprovantes: {quais}.' },
  comprovanteRepetido: { status: 400, codigo: 1, message: 'Este arquivo já é o comprovante de um bolão.' },
  bolaoParaMaiores: { status: 400, codigo: 1, message: 'Este bolão é para maiores de 18 anos.' },
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
  resultadoEmConfirmacao: {
    status: 400,
    codigo: 1,
    message: 'Já há um resultado deste concurso esperando outra pessoa. Nada mudou.',
  },
  outraPessoaConfirma: { status: 400, codigo: 1, message: 'Outra pessoa da equipe precisa confirmar este resultado.' },
  premioDiferente: {
    status: 400,
    codigo: 1,
    message: 'O prêmio conferido é {premio}. Confira o valor recebido, ou corrija o resultado. Nada mudou.',
  },
  premioJaRecebido: { status: 400, codigo: 1, message: 'Este prêmio já foi registrado.' },
});
