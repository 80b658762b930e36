import type { NomeChamada } from '@rateia/contracts/todas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { AlvoGrupo } from '../cenario-de-permissoes.ts';
import { INEXISTENTE } from '../cenario-de-permissoes.ts';
import { EDICAO_COMUM, GRUPO_COMUM } from '../grupos.ts';
import type { Linha } from './linhas.ts';
import { aviso, doMembro, GRUPOS, noGrupo, PIN, semAlvo, sozinha } from './linhas.ts';

/** About the seat of the member, in each group. */
function daVaga(resto: Record<string, unknown>): Linha {
  return {
    alvos: GRUPOS,
    entrada: ({ grupos, assinaturas }, { alvo }) => ({
      id: grupos[alvo as AlvoGrupo],
      idAssinatura: assinaturas[alvo as AlvoGrupo],
      ...resto,
    }),
  };
}

const daVagaPeloCaminho: Linha = {
  alvos: GRUPOS,
  entrada: ({ grupos, assinaturas }, { alvo }) => ({
    id: grupos[alvo as AlvoGrupo],
    memberId: assinaturas[alvo as AlvoGrupo],
  }),
};

/** About the link of each group. */
function doConvite(): Linha {
  return {
    alvos: GRUPOS,
    entrada: ({ grupos, convites }, { alvo }) => ({
      id: grupos[alvo as AlvoGrupo],
      idConvite: convites[alvo as AlvoGrupo],
    }),
  };
}

/** Groups, and the money in them. */
export const CHAMADAS_DOS_GRUPOS = {
  getAgendaDeLoterias: sozinha(),
  getEstatisticaDaLoteria: sozinha({ loteria: 'quina' }),
  getGrupos: sozinha(),
  getCategorias: sozinha(),
  getRecomendados: sozinha(),
  getVisualizados: sozinha(),
  getGruposUsuario: sozinha(),
  descobrirGrupos: sozinha(),
  getGruposDaRede: sozinha(),
  getMaisProcurados: sozinha(),
  getSobreAdministrador: semAlvo({ id: 99_999_999 }),
  getPendenteEnviarDadosAcesso: sozinha(),
  createVisualizacao: noGrupo('idGrupo'),
  getGrupo: noGrupo('id'),
  getSimulacao: noGrupo('id'),
  getLugares: noGrupo('id'),
  createInteresse: noGrupo('id'),
  deleteInteresse: noGrupo('id'),
  getGrupoMembro: noGrupo('id'),
  getGrupoAdmin: noGrupo('id'),
  iniciarGrupo: noGrupo('id'),
  liberarGrupo: noGrupo('id'),
  recorrerPeloGrupo: noGrupo('id', { texto: 'Não vendemos nada proibido.' }),
  updateDadosAcesso: noGrupo('idGrupo', { campos: { login: 'a@exemplo.com.br', senha: 'x' } }),
  getDadosAcesso: noGrupo('id'),
  abrirDadosAcesso: noGrupo('id'),
  confirmarAcesso: noGrupo('id'),
  contestarAcesso: noGrupo('id', { motivo: 'outro' }),
  entregarAcesso: daVaga({}),
  verificarAlteracaoPlano: noGrupo('id', { valor: 2_600 }),
  alterarPlano: noGrupo('idGrupo', { idPlano: 100, valor: 2_600, porMembro: 1_016 }),
  aceitarValor: noGrupo('id', { valorMensal: 1_050 }),
  getGrupoAdminMembro: daVagaPeloCaminho,
  getEmailConvite: daVagaPeloCaminho,
  getConversa: daVaga({}),
  createMensagem: daVaga({ texto: 'Oi' }),
  getGruposPrivados: sozinha(),
  createConvite: noGrupo('idGrupo', { email: 'ninguem@exemplo.com.br' }),
  createLinkDeConvite: noGrupo('id', { usos: 1 }),
  getConvitesDoGrupo: noGrupo('id'),
  // A link is not sent again: a rule refuses the administrator, and the invitation stays for the next call.
  reenviarConvite: doConvite(),
  retirarConvite: doConvite(),
  getConvitePendente: semAlvo({ id: 'c'.repeat(25) }),
  aceitarConviteDoGrupo: semAlvo({ id: 'c'.repeat(25) }),
  recusarConviteDoGrupo: semAlvo({ id: 'c'.repeat(25) }),
  getServicosConhecidos: sozinha({ busca: 'cine' }),
  getPlanos: sozinha({ servicoId: 10 }),
  simularGrupo: sozinha({
    idServico: 10,
    idPlano: 100,
    valor: 2_400,
    lugares: 3,
    totalVagas: 2,
    tipo: 5,
    exigeCaucao: true,
  }),
  createGrupo: sozinha(GRUPO_COMUM),
  updateGrupo: noGrupo('id', EDICAO_COMUM),
  preCheckout: noGrupo('idGrupo', { vagas: 3 }),
  getRestricaoDaPessoa: sozinha(),
  getRestricoes: noGrupo('id'),
  getMeioPagamento: sozinha({ valor: 1_000 }),
  calcularTaxas: sozinha({ valor: 1_000, grupoId: 1 }),
  getPreCheckout: doMembro('preCheckout', 'id'),
  taxasDaAssinatura: doMembro('preCheckout', 'idPreCheckout', { meioPagamento: MEIO_PAGAMENTO.pix.id }),
  createAssinatura: doMembro('preCheckout', 'idPreCheckout', {
    meioPagamento: MEIO_PAGAMENTO.credito.id,
    valorTotal: 1,
  }),
  getCarrinho: sozinha(),
  adicionarAoCarrinho: noGrupo('idGrupo', { vagas: 1 }),
  mudarVagasDoCarrinho: semAlvo({ id: INEXISTENTE, vagas: 1 }),
  removerDoCarrinho: sozinha({ id: 1 }),
  limparCarrinho: sozinha(),
  preCheckoutCarrinho: sozinha({ itens: [{ idGrupo: INEXISTENTE, vagas: 1 }] }),
  getPreCheckoutCarrinho: doMembro('preCheckoutCarrinho', 'id'),
  createAssinaturaCarrinho: doMembro('preCheckoutCarrinho', 'idPreCheckout', {
    meioPagamento: MEIO_PAGAMENTO.credito.id,
    valorTotal: 1,
  }),
  cancelarPreCheckout: doMembro('preCheckout', 'id'),
  getPagamentoStatus: doMembro('pagamento', 'id'),
  verificarPagamento: doMembro('pagamento', 'id'),
  gerarNovoCodigo: doMembro('pagamento', 'id'),
  webhookDoProvedor: aviso(),
  webhookDoProvedorPorTipo: aviso(),
  getCredito: sozinha(),
  getEconomia: sozinha(),
  getExtrato: sozinha(),
  comprarCredito: sozinha({ valor: 1, meioPagamento: MEIO_PAGAMENTO.pix.id }),
  getRegrasRecarga: sozinha(),
  getFaturas: sozinha(),
  obterGruposDoRecebimento: sozinha(),
  getExtratoItem: doMembro('lancamento', 'id'),
  getFatura: doMembro('fatura', 'id'),
  getRecibo: doMembro('fatura', 'id', { tipo: 'fatura' }),
  pagarFatura: doMembro('fatura', 'id', { meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: 1 }),
  getRegrasRetirada: sozinha(),
  validarPixCpf: sozinha(),
  cadastrarPixCpf: sozinha({ cpf: '52998224725' }),
  verificarFeriado: sozinha(),
  validarConta: sozinha({ valor: 1 }),
  createRetirada: sozinha({ valor: 1, idChave: 1 }),
  getRetiradas: sozinha(),
  getDisponibilidadeBoleto: sozinha(),
  lerBoleto: sozinha({ linha: '1' }),
  getContasBancarias: sozinha(),
  createContaBancaria: sozinha({ banco: '001', tipo: 'corrente', agencia: '1', conta: '1-1', cpf: '52998224725' }),
  verificarContaBancaria: doMembro('contaBancaria', 'id'),
  deleteContaBancaria: doMembro('contaBancaria', 'id'),
  getRetirada: doMembro('retirada', 'id'),
  autorizarRetirada: doMembro('retirada', 'id', { pin: PIN }),
  reenviarPinRetirada: doMembro('retirada', 'id'),
  cancelarRetirada: doMembro('retirada', 'id'),
  getCancelamentoInformacoes: noGrupo('idGrupo'),
  getEconomiaCancelamento: noGrupo('idGrupo'),
  getMotivosMembro: noGrupo('idGrupo'),
  getMotivosDoGrupo: noGrupo('id'),
  getCancelamentoMembro: noGrupo('id'),
  cancelarMembro: {
    alvos: GRUPOS,
    entrada: ({ grupos, assinaturas }, { alvo }) => ({
      idGrupo: grupos[alvo as AlvoGrupo],
      idMembro: assinaturas[alvo as AlvoGrupo],
      motivo: 1,
      tipo: 'agora',
      textoMotivo: '',
      totalMostrado: 1,
    }),
  },
  getCancelamentoAdministradorMembro: daVagaPeloCaminho,
  getMotivosAdministrador: daVagaPeloCaminho,
  cancelarAdministrador: {
    alvos: GRUPOS,
    entrada: ({ grupos, assinaturas }, { alvo }) => ({
      idGrupo: grupos[alvo as AlvoGrupo],
      idMembro: assinaturas[alvo as AlvoGrupo],
      motivo: 3,
      tipo: 'agora',
      textoMotivo: '',
      totalMostrado: 1,
    }),
  },
  getMauUso: { alvos: GRUPOS, entrada: ({ assinaturas }, { alvo }) => ({ id: assinaturas[alvo as AlvoGrupo] }) },
  reverterCancelamento: noGrupo('idGrupo'),
  updateDestinoReembolso: noGrupo('idGrupo', { destino: 'saldo' }),
} as const satisfies Partial<Record<NomeChamada, Linha>>;
