import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { paths } from '../../apps/web/src/lib/paths.ts';
import type { rotas } from '../../apps/web/src/lib/rotas.ts';
import { enderecosDoConflito } from './enderecos-do-conflito.ts';
import type { Preparo } from './preparo.ts';
import { comCodigoQueNaoVale, em, noFluxo, visita } from './preparo.ts';

type Feita = Exclude<Extract<(typeof rotas)[number], { readonly estado: 'feito' }>, { readonly redireciona: string }>;
const nova = { email: 'nova.pessoa@exemplo.com.br', primeiroNome: 'Nova', sobrenome: 'Pessoa' };
const registro = { ...nova, enviadoEm: null, pediuOutro: false, envios: [] };
const telefone = { telefone: '11987654321', mascarado: '(11) •••••-4321', expiraEm: '2099-01-01T00:00:00Z' };
const trocaPedida = { valor: '11987654321', mostrado: '(11) •••••-4321', expiraEm: '2099-01-01T00:00:00Z' };
const PEDIDO = '00000000-0000-4000-8000-000000000000';

function noRascunho(href: (servico: string) => string): Preparo {
  return noFluxo('administrador', 'novo-grupo', async ({ rascunho }) => {
    const { servico, ...resto } = await rascunho();
    return { href: href(servico.nomeUrl), estado: { servico, ...resto } };
  });
}
function noGrupoCriado(href: (servico: string) => string, statusId: number): Preparo {
  return noFluxo('administrador', 'novo-grupo', async ({ rascunho, grupoDoAdmin }) => {
    const { servico, ...resto } = await rascunho();
    const criado = { id: await grupoDoAdmin(), statusId, motivo: '', prazo: null };
    return { href: href(servico.nomeUrl), estado: { servico, ...resto, criado } };
  });
}
function naRetirada(href: string): Preparo {
  return noFluxo('administrador', 'retirada', async ({ retirada }) => ({ href, estado: await retirada() }));
}
function naSaida(href: (id: number) => string, feita?: (tipo: string) => unknown): Preparo {
  return noFluxo('membro', 'cancelamento', async ({ grupoDoMembro, saida }) => {
    const idGrupo = await grupoDoMembro();
    const tipo = await saida();
    const estado = { idGrupo, tipo, motivo: 1, textoMotivo: '', feita: feita?.(tipo) ?? null };
    return { href: href(idGrupo), estado };
  });
}

/** Every finished route, by its name: one that is missing here does not compile. */
export const enderecos: Record<Feita['nome'], Preparo> = {
  ...enderecosDoConflito,
  loteriaDetalhe: comCodigoQueNaoVale('membro', paths.loteriaDetalhe(1)),
  loteriaRecorrente: visita('membro', paths.loteriaRecorrente()),
  loteriaRecorrenteDetalhe: visita('membro', paths.loteriaRecorrenteDetalhe(1)),
  c: visita('membro', paths.c(1)),
  checkoutCombo: visita('membro', paths.checkoutCombo(2)),
  checkoutOutraVaga: em('membro', async ({ grupoDoMembro }) => paths.checkoutOutraVaga(await grupoDoMembro())),
  checkoutMudanca: em('membro', async ({ grupoDoMembro }) => paths.checkoutMudanca(await grupoDoMembro())),
  login: visita('visitante', paths.login()),
  loginPinLiberacao: comCodigoQueNaoVale('visitante', paths.loginPinLiberacao({ hash: PEDIDO })),
  r: comCodigoQueNaoVale('visitante', paths.r('k7mx2p9w')),
  versao: visita('visitante', paths.versao()),
  ajuda: visita('visitante', paths.ajuda()),
  situacao: visita('visitante', paths.situacao()),
  loteriaProva: visita('visitante', paths.loteriaProva(1)),
  esqueciASenha: visita('visitante', paths.esqueciASenha()),
  recuperarSenha: comCodigoQueNaoVale('visitante', paths.recuperarSenha(PEDIDO)),
  senhaExpirada: visita('visitante', paths.senhaExpirada()),
  novaSenha: comCodigoQueNaoVale('visitante', paths.novaSenha(PEDIDO)),
  segurancaLiberacao: comCodigoQueNaoVale('visitante', paths.segurancaLiberacao(PEDIDO)),
  segurancaPendente: comCodigoQueNaoVale('visitante', paths.segurancaPendente({ hash: PEDIDO })),
  segurancaPin: comCodigoQueNaoVale('visitante', paths.segurancaPin({ hash: PEDIDO })),
  segurancaBloquear: comCodigoQueNaoVale('visitante', paths.segurancaBloquear(PEDIDO)),
  usuarioBloqueia: visita('visitante', paths.usuarioBloqueia()),
  perfilSeguranca: visita('membro', paths.perfilSeguranca()),
  cadastro: visita('visitante', paths.cadastro()),
  cadastroSegundaEtapa: noFluxo('visitante', 'registro', async () => ({
    href: paths.cadastroSegundaEtapa(),
    estado: registro,
  })),
  cadastroPin: noFluxo('visitante', 'registro', async () => ({
    href: paths.cadastroPin(),
    estado: { ...registro, enviadoEm: Date.now() },
  })),
  cadastroPinAtivar: visita('visitante', paths.cadastroPinAtivar()),
  cadastroConfirmacao: comCodigoQueNaoVale('visitante', paths.cadastroConfirmacao(PEDIDO)),
  cadastroAtivar: comCodigoQueNaoVale('visitante', paths.cadastroAtivar(PEDIDO)),
  cadastroEmailPin: visita('membro', paths.cadastroEmailPin()),
  cadastroFaltaPouco: visita('visitante', paths.cadastroFaltaPouco()),
  cadastroFinalizar: visita('visitante', paths.cadastroFinalizar()),
  cadastroRetorno: visita('visitante', paths.cadastroRetorno('google')),
  cadastroSucesso: visita('membro', paths.cadastroSucesso()),
  cadastroTelefone: visita('membro', paths.cadastroTelefone()),
  cadastroTelefonePin: noFluxo('membro', 'telefone', async () => ({
    href: paths.cadastroTelefonePin(),
    estado: telefone,
  })),
  cadastroDadosFiscais: visita('membro', paths.cadastroDadosFiscais()),
  cadastroValidacoesSucesso: visita('membro', paths.cadastroValidacoesSucesso()),
  cadastroDocumento: visita('membro', paths.cadastroDocumento()),
  cadastroDocumentoEscolha: visita('membro', paths.cadastroDocumentoEscolha()),
  cadastroDocumentoUpload: visita('membro', paths.cadastroDocumentoUpload({ tipo: '3' })),
  cadastroDocumentoSelf: { ...visita('membro', paths.cadastroDocumentoSelf()), levaA: paths.cadastroDocumento() },
  cadastroDocumentoSucesso: visita('membro', paths.cadastroDocumentoSucesso()),
  validacaoConta: visita('membro', paths.validacaoConta()),
  validacaoContaDetalhe: comCodigoQueNaoVale('membro', paths.validacaoContaDetalhe(PEDIDO)),
  cadastroPendencias: visita('membro', paths.cadastroPendencias()),
  unsubscribe: comCodigoQueNaoVale('visitante', paths.unsubscribe('x'.repeat(96))),
  webhookGrupoRenovar: comCodigoQueNaoVale('visitante', paths.webhookGrupoRenovar(1, { hash: 'x'.repeat(40) })),
  excluirConta: visita('membro', paths.excluirConta()),
  portalPrivacidade: visita('membro', paths.portalPrivacidade()),
  politicasPrivacidade: visita('membro', paths.politicasPrivacidade()),
  perfilPreferenciasDeComunicacao: visita('membro', paths.perfilPreferenciasDeComunicacao()),
  termoUso: visita('membro', paths.termoUso()),
  notificacoes: visita('membro', paths.notificacoes()),
  notificacoesDetalhe: visita('membro', paths.notificacoesDetalhe({ id: 1 })),
  grupos: visita('membro', paths.grupos()),
  pesquisa: visita('membro', paths.pesquisa()),
  loteria: visita('membro', paths.loteria()),
  jogoResponsavel: visita('membro', paths.jogoResponsavel()),
  meusGruposHistorico: visita('membro', paths.meusGruposHistorico()),
  meusGruposLoteria: visita('membro', paths.meusGruposLoteria(1)),
  meusGrupos: visita('membro', paths.meusGrupos()),
  grupo: em('membro', async ({ grupoAberto }) => paths.grupo(await grupoAberto())),
  grupoReportar: em('membro', async ({ grupoAberto }) => paths.grupoReportar(await grupoAberto())),
  grupoCompartilhar: visita('administrador', paths.grupoCompartilhar()),
  sobreAdministrador: comCodigoQueNaoVale('membro', paths.sobreAdministrador(999_999)),
  grupoMembro: em('membro', async ({ grupoDoMembro }) => paths.grupoMembro(await grupoDoMembro())),
  grupoAdmin: em('administrador', async ({ grupoDoAdmin }) => paths.grupoAdmin(await grupoDoAdmin())),
  grupoDadosAcesso: em('membro', async ({ grupoDoMembro }) => paths.grupoDadosAcesso(await grupoDoMembro())),
  grupoMembroVencimento: em('membro', async ({ grupoDoMembro }) => paths.grupoMembroVencimento(await grupoDoMembro())),
  grupoMembroMensagem: em('membro', async ({ grupoDoMembro }) => paths.grupoMembroMensagem(await grupoDoMembro())),
  grupoAdminMensagem: em('administrador', async ({ grupoDoAdmin }) => paths.grupoAdminMensagem(await grupoDoAdmin())),
  grupoAdminMembro: em('administrador', async ({ grupoDoAdmin }) => paths.grupoAdminMembro(await grupoDoAdmin())),
  grupoAdminMembroRemover: em('administrador', async ({ grupoDoAdmin }) =>
    paths.grupoAdminMembroRemover(await grupoDoAdmin()),
  ),
  grupoAdminEnviar: em('administrador', async ({ grupoDoAdmin }) => paths.grupoAdminEnviar(await grupoDoAdmin())),
  grupoAdminAlterarValor: em('administrador', async ({ grupoDoAdmin }) =>
    paths.grupoAdminAlterarValor(await grupoDoAdmin()),
  ),
  grupoAdminConvidar: em('administrador', async ({ grupoDoAdmin }) => paths.grupoAdminConvidar(await grupoDoAdmin())),
  grupoConvite: comCodigoQueNaoVale('membro', paths.grupoConvite(`c${'x'.repeat(24)}`)),
  grupoAdminLiberar: em('administrador', async ({ grupoDoAdmin }) => paths.grupoAdminLiberar(await grupoDoAdmin())),
  novoGrupoEscolha: visita('administrador', paths.novoGrupoEscolha()),
  novoGrupoServicos: visita('administrador', paths.novoGrupoServicos()),
  novoGrupoPersonalizar: visita('administrador', paths.novoGrupoPersonalizar()),
  novoGrupoFidelidade: visita('administrador', paths.novoGrupoFidelidade()),
  novoGrupoCadastroDadosAcesso: noGrupoCriado(paths.novoGrupoCadastroDadosAcesso, ID_STATUS_GRUPO.aguardandoMembros),
  novoGrupoPlanos: noRascunho(paths.novoGrupoPlanos),
  novoGrupoValores: noRascunho(paths.novoGrupoValores),
  novoGrupoDadosGrupo: noRascunho(paths.novoGrupoDadosGrupo),
  novoGrupoPrivado: visita('administrador', paths.novoGrupoPrivado('personalizado')),
  novoGrupoOpcoes: noRascunho(paths.novoGrupoOpcoes),
  novoGrupoResumo: noRascunho(paths.novoGrupoResumo),
  novoGrupoSucesso: noGrupoCriado(paths.novoGrupoSucesso, ID_STATUS_GRUPO.aguardandoMembros),
  novoGrupoAnalise: noGrupoCriado(paths.novoGrupoAnalise, ID_STATUS_GRUPO.pendenteAprovacao),
  checkout: em('membro', async ({ preCheckout }) => paths.checkout({ idPreCheckout: await preCheckout() })),
  checkoutAssinar: em('membro', async ({ preCheckout }) =>
    paths.checkoutAssinar({ idPreCheckout: await preCheckout() }),
  ),
  checkoutCadastrarDadosFiscais: visita('membro', paths.checkoutCadastrarDadosFiscais({ meioPagamento: 11 })),
  checkoutRelacionamento: em('membro', async ({ grupoAberto }) =>
    paths.checkoutRelacionamento({ idGrupo: await grupoAberto() }),
  ),
  // Refused: the group has no term, and the page says so.
  checkoutFidelidade: em('membro', async ({ grupoAberto }) =>
    paths.checkoutFidelidade({ idGrupo: await grupoAberto() }),
  ),
  checkoutConfirmarJuncao: em('membro', async ({ preCheckout }) =>
    paths.checkoutConfirmarJuncao({ idPreCheckout: await preCheckout() }),
  ),
  checkoutGrupoPrivado: visita('membro', paths.checkoutGrupoPrivado()),
  checkoutCarrinho: visita('membro', paths.checkoutCarrinho()),
  checkoutCarrinhoPagar: visita('membro', paths.checkoutCarrinhoPagar()),
  checkoutCadastroCartao1: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutCadastroCartao1({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoProcessandoCartao: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoProcessandoCartao({ idPagamento: await pagamentoAberto() }),
  ),
  perfilCartoes: visita('membro', paths.perfilCartoes()),
  pixProgramado: visita('membro', paths.pixProgramado()),
  perfilCartoesCadastro1: visita('membro', paths.perfilCartoesCadastro1()),
  perfilCartoesCadastro2: visita('membro', paths.perfilCartoesCadastro2()),
  perfilCartoesCadastroVerificacao: visita('membro', paths.perfilCartoesCadastroVerificacao()),
  checkoutAssinaturaProcessando: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutAssinaturaProcessando({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoProcessandoMercadopago: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoProcessandoMercadopago({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoMercadopago: visita('membro', paths.checkoutPagamentoMercadopago()),
  checkoutPagamentoProcessandoPicpay: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoProcessandoPicpay({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoProcessandoPagseguro: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoProcessandoPagseguro({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoProcessandoPaypal: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoProcessandoPaypal({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoProcessandoBoleto: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoProcessandoBoleto({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoProcessandoPix: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoProcessandoPix({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoCreditoSucesso: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoCreditoSucesso({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutPagamentoFaturaSucesso: em('membro', async ({ fatura }) =>
    paths.checkoutPagamentoFaturaSucesso({ idFatura: await fatura() }),
  ),
  checkoutPagamentoFalha: em('membro', async ({ pagamentoAberto }) =>
    paths.checkoutPagamentoFalha({ idPagamento: await pagamentoAberto() }),
  ),
  checkoutSucesso: em('membro', async ({ fatura, grupoDoMembro }) =>
    paths.checkoutSucesso({ idGrupo: await grupoDoMembro(), idFatura: await fatura() }),
  ),
  checkoutSucessoPrimeira: em('membro', async ({ fatura, grupoDoMembro }) =>
    paths.checkoutSucessoPrimeira({ idGrupo: await grupoDoMembro(), idFatura: await fatura() }),
  ),
  checkoutFalha: em('membro', async ({ grupoAberto }) => paths.checkoutFalha({ idGrupo: await grupoAberto() })),
  carteiraCreditos: visita('membro', paths.carteiraCreditos()),
  carteiraCreditosEstornoSucesso: em('membro', async ({ pagamentoAberto }) =>
    paths.carteiraCreditosEstornoSucesso({ idPagamento: await pagamentoAberto() }),
  ),
  carteiraCreditosEstornoErro: em('membro', async ({ pagamentoAberto }) =>
    paths.carteiraCreditosEstornoErro({ idPagamento: await pagamentoAberto() }),
  ),
  carteiraCreditosExtrato: em('membro', async ({ lancamento }) => paths.carteiraCreditosExtrato(await lancamento())),
  carteiraAdicionarValor: visita('membro', paths.carteiraAdicionarValor()),
  carteiraRecibo: em('membro', async ({ fatura }) => paths.carteiraRecibo('fatura', await fatura())),
  carteiraInforme: visita('membro', paths.carteiraInforme()),
  carteiraFaturaExtrato: em('membro', async ({ fatura }) => paths.carteiraFaturaExtrato(await fatura())),
  carteiraFaturaResumo: em('membro', async ({ fatura }) => paths.carteiraFaturaResumo(await fatura())),
  carteiraRecebimentosGrupo: em('administrador', async ({ grupoDoAdmin }) =>
    paths.carteiraRecebimentosGrupo(await grupoDoAdmin()),
  ),
  carteiraRecebimentosGrupoExtrato: em('administrador', async ({ grupoDoAdmin }) =>
    paths.carteiraRecebimentosGrupoExtrato(await grupoDoAdmin()),
  ),
  plus: visita('membro', paths.plus()),
  clube: visita('membro', paths.clube()),
  blackWeek: visita('membro', paths.blackWeek()),
  indicacao: visita('membro', paths.indicacao()),
  carteiraIndicacoes: visita('membro', paths.carteiraIndicacoes()),
  carteiraIndicacoesExtrato: visita('membro', paths.carteiraIndicacoesExtrato(1)),
  carteiraRetiradaAutomatica: visita('administrador', paths.carteiraRetiradaAutomatica()),
  carteiraContas: visita('administrador', paths.carteiraContas()),
  carteiraContaCadastrar: visita('administrador', paths.carteiraContaCadastrar()),
  carteiraContaVerificar: em('administrador', async ({ contaBancaria }) =>
    paths.carteiraContaVerificar(await contaBancaria()),
  ),
  carteiraRetirarDocumento: visita('administrador', paths.carteiraRetirarDocumento()),
  carteiraRetiradaValor: visita('administrador', paths.carteiraRetiradaValor()),
  carteiraRetirarContas: naRetirada(paths.carteiraRetirarContas()),
  carteiraRetiradaResumo: naRetirada(paths.carteiraRetiradaResumo()),
  carteiraRetiradaAutorizar: em('administrador', async ({ idRetirada }) =>
    paths.carteiraRetiradaAutorizar({ idRetirada: await idRetirada() }),
  ),
  carteiraRetiradaSucesso: em('administrador', async ({ idRetirada }) =>
    paths.carteiraRetiradaSucesso({ idRetirada: await idRetirada() }),
  ),
  grupoMembroFidelidadeCancelamentoInformacoes: em('membro', async ({ grupoDoMembro }) =>
    paths.grupoMembroFidelidadeCancelamentoInformacoes(await grupoDoMembro()),
  ),
  grupoAdminFidelidadeCancelamentoInformacoes: em('administrador', async ({ grupoDoAdmin }) =>
    paths.grupoAdminFidelidadeCancelamentoInformacoes(await grupoDoAdmin()),
  ),
  grupoMembroCancelamentoInformacoes: naSaida(paths.grupoMembroCancelamentoInformacoes),
  grupoMembroCancelamentoEscolha: naSaida(paths.grupoMembroCancelamentoEscolha),
  grupoMembroCancelamentoCancelar: naSaida(paths.grupoMembroCancelamentoCancelar),
  grupoMembroCancelamentoSucesso: naSaida(paths.grupoMembroCancelamentoSucesso, (tipo) => ({
    tipo,
    saidaEm: '2099-01-01',
    total: 0,
    linhas: [],
    imediato: false,
  })),
  perfil: visita('membro', paths.perfil()),
  perfilEdicao: visita('membro', paths.perfilEdicao()),
  perfilDadosFiscais: visita('membro', paths.perfilDadosFiscais()),
  perfilRelatarProblema: visita('membro', paths.perfilRelatarProblema()),
  perfilBugBounty: visita('membro', paths.perfilBugBounty()),
  perfilTelefoneValidar: visita('membro', paths.perfilTelefoneValidar()),
  perfilAlterarTelefone: visita('membro', paths.perfilAlterarTelefone()),
  perfilAlterarTelefonePin: noFluxo('membro', 'troca-de-telefone', async () => ({
    href: paths.perfilAlterarTelefonePin(),
    estado: trocaPedida,
  })),
  perfilAvisoAlterarEmail: visita('membro', paths.perfilAvisoAlterarEmail()),
  perfilEmailPin: visita('membro', paths.perfilEmailPin()),
  perfilAlterarEmail: noFluxo('membro', 'troca-de-email', async () => ({
    href: paths.perfilAlterarEmail(),
    estado: trocaPedida,
  })),
  perfilInformacoes: em('membro', async ({ pessoas }) => paths.perfilInformacoes(pessoas.administrador.id)),
  perfilRede: visita('membro', paths.perfilRede()),
  perfilRedeBuscar: visita('membro', paths.perfilRedeBuscar()),
  rede: visita('membro', paths.rede()),
  segurancaDesfazerEmail: comCodigoQueNaoVale('visitante', paths.segurancaDesfazerEmail('x'.repeat(43))),
  backoffice: visita('lider', paths.backoffice()),
  backofficeFila: visita('lider', paths.backofficeFila('grupos')),
  backofficePessoa: visita('lider', paths.backofficePessoa(1)),
  backofficeCampanha: visita('lider', paths.backofficeCampanha(1)),
};
