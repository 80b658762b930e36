import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { INEXISTENTE } from '../cenario-de-permissoes.ts';
import { doMembro, semAlvo, sozinha } from './linhas.ts';

/** The wallet: balances, statement, files, invoices, Plus, and the withdrawal of a chosen day. */
export const CHAMADAS_DA_CARTEIRA = {
  getCredito: sozinha(),
  getEconomia: sozinha(),
  getExtrato: sozinha(),
  createLinkDoArquivo: sozinha({ tipo: 'extrato', formato: 'csv', conta: 'tudo' }),
  getArquivoDaCarteira: sozinha({ token: 'x'.repeat(43) }),
  getInforme: sozinha({ ano: new Date().getFullYear() }),
  getRetiradaAutomatica: sozinha(),
  updateRetiradaAutomatica: semAlvo({ dia: 5, manter: 0, idChave: INEXISTENTE }),
  deleteRetiradaAutomatica: sozinha(),
  comprarCredito: sozinha({ valor: 1, meioPagamento: MEIO_PAGAMENTO.pix.id }),
  checarPixProgramado: sozinha(),
  createPixProgramado: semAlvo({ cpf: '52998224725', idAssinatura: INEXISTENTE, aceite: true, repete: true }),
  deletePixProgramado: semAlvo({ id: INEXISTENTE }),
  getRegrasRecarga: sozinha(),
  getPlus: sozinha(),
  assinarPlus: sozinha({ meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: 1 }),
  // Nobody of the matrix has Plus.
  sairDoPlus: semAlvo({ devolver: false }),
  voltarAoPlus: semAlvo({}),
  getFaturas: sozinha(),
  obterGruposDoRecebimento: sozinha(),
  getExtratoItem: doMembro('lancamento', 'id'),
  getFatura: doMembro('fatura', 'id'),
  getRecibo: doMembro('fatura', 'id', { tipo: 'fatura' }),
  pagarFatura: doMembro('fatura', 'id', { meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: 1 }),
};
