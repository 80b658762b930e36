import { linhasDeErro } from './linhas-de-erro.ts';

/** Refusals about complaints (REGRAS 2.7, 2.16). */
export const ERROS_DAS_RECLAMACOES = linhasDeErro({
  converseAntes: {
    status: 400,
    codigo: 1,
    message: 'Converse com o administrador antes de abrir a reclamação. Você poderá abrir em {tempo}.',
  },
  escrevaAntes: {
    status: 400,
    codigo: 1,
    message:
      'Converse com o administrador antes de abrir a reclamação. Você poderá abrir 24 horas depois da sua mensagem.',
  },
  problemaAntigo: {
    status: 400,
    codigo: 1,
    message: 'Uma reclamação vale para um problema que começou em {data} ou depois.',
  },
  problemaNoFuturo: { status: 400, codigo: 1, message: 'O problema não pode começar depois de hoje. Confira a data.' },
  reclamacaoTarde: {
    status: 400,
    codigo: 1,
    message: 'O prazo para reclamar deste grupo terminou: são {dias} dias depois da saída.',
  },
  reclamacaoDoBolaoTarde: {
    status: 400,
    codigo: 1,
    message: 'O prazo para reclamar deste bolão terminou: são {dias} dias depois do fim dele.',
  },
  reclamacaoAberta: {
    status: 400,
    codigo: 1,
    message: 'Você já tem uma reclamação aberta sobre isto, a nº {numero}. Continue nela.',
    link: '/reclamacoes/historico',
  },
  reclamacaoDoProprioGrupo: {
    status: 403,
    message: 'Você administra este grupo. Quem reclama é quem participa dele.',
  },
  reclamacaoIncompleta: {
    status: 400,
    codigo: 1,
    message: 'Antes de enviar, conte o que aconteceu e escolha uma solução.',
  },
  propostaAcimaDoPago: {
    status: 400,
    codigo: 1,
    message: 'A proposta não pode passar do que foi pago: são no máximo {dias} dias.',
  },
  anexosDemais: { status: 400, codigo: 1, message: 'Cabem até {max} arquivos aqui.' },
  anexoConteudo: {
    status: 400,
    codigo: 1,
    message: 'Este PDF não pode ser guardado. Envie uma foto da tela ou outro PDF.',
  },
  faltaProvaNova: {
    status: 400,
    codigo: 1,
    message: 'Para abrir de novo, conte o que mudou e anexe uma prova que ainda não está na reclamação.',
  },
});
