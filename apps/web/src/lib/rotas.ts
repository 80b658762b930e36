/** The features of the product; the same words name the folders of every workspace. */
export const features = [
  'sessao',
  'cadastro',
  'perfil',
  'privacidade',
  'notificacoes',
  'marketing',
  'grupos',
  'novo-grupo',
  'loterias',
  'checkout',
  'carteira',
  'retirada',
  'indicacao',
  'reclamacoes',
  'cancelamento',
  'backoffice',
] as const;
export type Feature = (typeof features)[number];

/** One route of the product (spec 1 and 2, §2). */
export interface Rota {
  /** Key in `paths`. */
  readonly nome: string;
  /** `{x}` is a parameter, `{x?}` an optional one. */
  readonly path: string;
  /** The page's title is "Rateia | " and this. */
  readonly titulo: string;
  readonly feature: Feature;
  /** Without a session the visitor goes to /login with this path as redirect. */
  readonly auth: boolean;
  /** The header is hidden on public and authentication pages. */
  readonly header: boolean;
  /** A public page that has the header all the same for a logged-in person. */
  readonly headerComSessao?: true;
  /** The bottom bar of phones shows only on these. */
  readonly bottomMenu: boolean;
  /** `pendente` has no screen: its address shows the not-found page, and nothing links to it. */
  readonly estado: 'feito' | 'pendente';
  readonly redireciona?: string;
  /** A card number is typed here: nothing of a third party is loaded, with any consent. */
  readonly semTerceiros?: true;
  /** Only for people of the operation. */
  readonly operacao?: true;
  /**
   * Open to a person who has not accepted the terms in force: the ways out, and the pages that they need (REGRAS 2.22).
   */
  readonly semTermos?: true;
}

/** THE table of routes: router, titles, guards, navigation and `paths` are made from it. */
// biome-ignore format: a route is one line, read as a row of a table.
export const rotas = [
  { nome: 'login', path: '/login', titulo: 'Entrar', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastro', path: '/cadastro', titulo: 'Criar conta', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroSegundaEtapa', path: '/cadastro/segunda-etapa', titulo: 'Criar conta', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroFaltaPouco', path: '/cadastro/falta-pouco', titulo: 'Falta pouco', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroPinAtivar', path: '/cadastro/pin/ativar', titulo: 'Ativar conta', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'loginPinLiberacao', path: '/login/pin/liberacao', titulo: 'Liberar aparelho', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroConfirmacao', path: '/cadastro/confirmacao/{id}', titulo: 'Confirmar cadastro', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroAtivar', path: '/cadastro/ativar/{id}', titulo: 'Ativar conta', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroFinalizar', path: '/cadastro/finalizar', titulo: 'Finalizar cadastro', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroSucesso', path: '/cadastro/sucesso', titulo: 'Cadastro concluído', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroPin', path: '/cadastro/pin', titulo: 'Código do cadastro', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'esqueciASenha', path: '/esqueci-a-senha', titulo: 'Esqueci a senha', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'recuperarSenha', path: '/recuperar-senha/{id}', titulo: 'Recuperar senha', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'senhaExpirada', path: '/senha-expirada', titulo: 'Senha expirada', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'novaSenha', path: '/nova-senha/{id}', titulo: 'Nova senha', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'unsubscribe', path: '/unsubscribe/{hash}', titulo: 'Cancelar e-mails', feature: 'privacidade', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'segurancaLiberacao', path: '/seguranca/liberacao/{hash}', titulo: 'Liberar acesso', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'segurancaPendente', path: '/seguranca/pendente', titulo: 'Segurança', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'segurancaPin', path: '/seguranca/pin', titulo: 'Código de segurança', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'segurancaBloquear', path: '/seguranca/bloquear/{id}', titulo: 'Bloquear conta', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'segurancaDesfazerEmail', path: '/seguranca/desfazer-email/{hash}', titulo: 'Desfazer a troca de e-mail', feature: 'perfil', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'usuarioBloqueia', path: '/usuario/bloqueia/{parametro?}', titulo: 'Bloquear usuário', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'webhookGrupoRenovar', path: '/webhook/grupo/renovar/{id}', titulo: 'Renovar grupo', feature: 'grupos', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'r', path: '/r/{link}', titulo: 'Abrir link', feature: 'marketing', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'versao', path: '/versao', titulo: 'Versão', feature: 'marketing', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'indefinido', path: '/undefined', titulo: 'Entrar', feature: 'sessao', auth: false, header: false, bottomMenu: false, estado: 'feito', redireciona: '/login' },
  { nome: 'inadimplenciaMotivo', path: '/inadimplencia/motivo', titulo: 'Motivo do atraso', feature: 'cancelamento', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'excluirConta', path: '/excluir-conta', titulo: 'Excluir conta', feature: 'privacidade', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'pixProgramado', path: '/pix-programado', titulo: 'Pix programado', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'rede', path: '/rede', titulo: 'Rede', feature: 'indicacao', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'indicacao', path: '/indicacao', titulo: 'Indique e ganhe', feature: 'indicacao', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'termoUso', path: '/termo-uso', titulo: 'Termos de uso', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'notificacoes', path: '/notificacoes', titulo: 'Notificações', feature: 'notificacoes', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'notificacoesDetalhe', path: '/notificacoes/detalhe', titulo: 'Notificação', feature: 'notificacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'portalPrivacidade', path: '/portal-privacidade', titulo: 'Portal de privacidade', feature: 'privacidade', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'politicasPrivacidade', path: '/politicas-privacidade', titulo: 'Políticas de privacidade', feature: 'privacidade', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'perfil', path: '/perfil', titulo: 'Perfil', feature: 'perfil', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'perfilEdicao', path: '/perfil/edicao', titulo: 'Editar perfil', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilSeguranca', path: '/perfil/seguranca', titulo: 'Segurança', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilDadosFiscais', path: '/perfil/dados-fiscais', titulo: 'Dados fiscais', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'perfilConfiguracao', path: '/perfil/configuracao', titulo: 'Configuração', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito', redireciona: '/perfil/preferencias-de-comunicacao' },
  { nome: 'perfilPreferenciasDeComunicacao', path: '/perfil/preferencias-de-comunicacao', titulo: 'Preferências de comunicação', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'perfilRelatarProblema', path: '/perfil/relatar-problema', titulo: 'Relatar problema', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'perfilBugBounty', path: '/perfil/bug-bounty', titulo: 'Bug bounty', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilTelefoneValidar', path: '/perfil/telefone/validar', titulo: 'Validar telefone', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilAlterarTelefone', path: '/perfil/alterar/telefone', titulo: 'Alterar telefone', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilAlterarTelefonePin', path: '/perfil/alterar/telefone/pin', titulo: 'Código do telefone', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilAvisoAlterarEmail', path: '/perfil/aviso/alterar-email', titulo: 'Alterar e-mail', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilEmailPin', path: '/perfil/email/pin', titulo: 'Código do e-mail', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilAlterarEmail', path: '/perfil/alterar/email', titulo: 'Alterar e-mail', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilCartoes', path: '/perfil/cartoes', titulo: 'Cartões', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilCartoesCadastro1', path: '/perfil/cartoes/cadastro-1', titulo: 'Novo cartão', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTerceiros: true },
  { nome: 'perfilCartoesCadastro2', path: '/perfil/cartoes/cadastro-2', titulo: 'Endereço do cartão', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilCartoesCadastroVerificacao', path: '/perfil/cartoes/cadastro-verificacao', titulo: 'Verificar cartão', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilInformacoes', path: '/perfil/informacoes/{usuarioId}', titulo: 'Informações do usuário', feature: 'perfil', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilRede', path: '/perfil/rede', titulo: 'Minha rede', feature: 'indicacao', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'perfilRedeBuscar', path: '/perfil/rede/buscar', titulo: 'Buscar na rede', feature: 'indicacao', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroTelefone', path: '/cadastro/telefone', titulo: 'Seu telefone', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'cadastroTelefonePin', path: '/cadastro/telefone/pin', titulo: 'Código do telefone', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'cadastroEmailPin', path: '/cadastro/email/pin', titulo: 'Código do e-mail', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroDadosFiscais', path: '/cadastro/dados-fiscais', titulo: 'Dados fiscais', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'cadastroValidacoesSucesso', path: '/cadastro/validacoes/sucesso', titulo: 'Dados validados', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'cadastroPendencias', path: '/cadastro/pendencias', titulo: 'Pendência de Cadastro', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'cadastroDocumento', path: '/cadastro/documento', titulo: 'Documento', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroDocumentoEscolha', path: '/cadastro/documento-escolha', titulo: 'Escolha do documento', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroDocumentoUpload', path: '/cadastro/documento-upload', titulo: 'Foto do documento', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroDocumentoSelf', path: '/cadastro/documento-self', titulo: 'Sua foto', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'cadastroDocumentoSucesso', path: '/cadastro/documento-sucesso', titulo: 'Documento enviado', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'validacaoConta', path: '/validacao-conta', titulo: 'Validação da conta', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'validacaoContaDetalhe', path: '/validacao-conta/{id}', titulo: 'Situação da validação', feature: 'cadastro', auth: true, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'loteria', path: '/loteria', titulo: 'Bolões', feature: 'loterias', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'grupos', path: '/grupos', titulo: 'Início', feature: 'grupos', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'pesquisa', path: '/pesquisa', titulo: 'Pesquisa', feature: 'grupos', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'meusGrupos', path: '/meus-grupos', titulo: 'Meus grupos', feature: 'grupos', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'meusGruposHistorico', path: '/meus-grupos/historico', titulo: 'Histórico de bolões', feature: 'loterias', auth: true, header: true, bottomMenu: true, estado: 'feito' },
  { nome: 'meusGruposLoteria', path: '/meus-grupos/loteria/{grupoId}', titulo: 'Meu bolão', feature: 'loterias', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupo', path: '/grupo/{id}', titulo: 'Grupo', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoMembro', path: '/grupo/membro/{id}', titulo: 'Meu grupo', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'grupoAdmin', path: '/grupo/admin/{id}', titulo: 'Administrar grupo', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'grupoConvite', path: '/grupo/convite/{id}', titulo: 'Convite', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'sobreAdministrador', path: '/sobre-administrador/{id}', titulo: 'Sobre o administrador', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoReportar', path: '/grupo/reportar/{id}', titulo: 'Reportar grupo', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoDadosAcesso', path: '/grupo/{id}/dados-acesso', titulo: 'Dados de acesso', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoCompartilhar', path: '/grupo/compartilhar', titulo: 'Compartilhar grupo', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'loteriaDetalhe', path: '/loteria/{id}', titulo: 'Bolão', feature: 'loterias', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'loteriaRecorrente', path: '/loteria-recorrente', titulo: 'Bolões recorrentes', feature: 'loterias', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'loteriaRecorrenteDetalhe', path: '/loteria-recorrente/{id}', titulo: 'Bolão recorrente', feature: 'loterias', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'c', path: '/c/{comboId}', titulo: 'Combo', feature: 'loterias', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'blackWeek', path: '/black-week', titulo: 'Black Week', feature: 'marketing', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminEnviar', path: '/grupo/admin/{id}/enviar', titulo: 'Enviar acesso', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminMensagem', path: '/grupo/admin/{id}/mensagem', titulo: 'Conversa', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoMembroMensagem', path: '/grupo/membro/{id}/mensagem', titulo: 'Conversa', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoMembroVencimento', path: '/grupo/membro/{id}/vencimento', titulo: 'Dia de vencimento', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoSucessao', path: '/grupo/{id}/sucessao', titulo: 'Quem assume o grupo', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminAlterarValor', path: '/grupo/admin/{id}/alterar-valor', titulo: 'Alterar valor', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminLiberar', path: '/grupo/admin/{id}/liberar', titulo: 'Liberar grupo', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminConvidar', path: '/grupo/admin/{id}/convidar', titulo: 'Convidar', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminMembro', path: '/grupo/admin/{id}/membro', titulo: 'Membro', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminMembroRemover', path: '/grupo/admin/{id}/membro/remover', titulo: 'Remover membro', feature: 'grupos', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoEscolha', path: '/novo-grupo/escolha', titulo: 'Criar grupo', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoServicos', path: '/novo-grupo/servicos', titulo: 'Escolher serviço', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoDadosGrupo', path: '/novo-grupo/{servico}/dados-grupo', titulo: 'Dados do grupo', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoPlanos', path: '/novo-grupo/{servico}/planos', titulo: 'Plano', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoValores', path: '/novo-grupo/{servico}/valores', titulo: 'Valores', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoOpcoes', path: '/novo-grupo/{servico}/opcoes', titulo: 'Opções', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoResumo', path: '/novo-grupo/{servico}/resumo', titulo: 'Resumo', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoPrivado', path: '/novo-grupo/{servico}/privado', titulo: 'Grupo privado', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoSucesso', path: '/novo-grupo/{servico}/sucesso', titulo: 'Grupo criado', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoAnalise', path: '/novo-grupo/{servico}/analise', titulo: 'Grupo em análise', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoFidelidade', path: '/novo-grupo/fidelidade', titulo: 'Fidelidade', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoPersonalizar', path: '/novo-grupo/personalizar', titulo: 'Personalizar grupo', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'novoGrupoCadastroDadosAcesso', path: '/novo-grupo/cadastro/dados-acesso/{nomeUrl}', titulo: 'Dados de acesso', feature: 'novo-grupo', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkout', path: '/checkout', titulo: 'Finalizar', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  // Ours: the cart, which the spec describes without an address, and the payment of it.
  { nome: 'checkoutCarrinho', path: '/checkout/carrinho', titulo: 'Carrinho', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutCombo', path: '/checkout/combo/{id}', titulo: 'Combo de grupos', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutOutraVaga', path: '/checkout/outra-vaga/{id}', titulo: 'Outra vaga', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutMudanca', path: '/checkout/mudanca/{id}', titulo: 'Mudar de grupo', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutCarrinhoPagar', path: '/checkout/carrinho/pagar', titulo: 'Pagar o carrinho', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutCadastroCartao1', path: '/checkout/cadastro-cartao-1', titulo: 'Novo cartão', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true, semTerceiros: true },
  { nome: 'checkoutVagas', path: '/checkout/vagas', titulo: 'Vagas', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', redireciona: '/checkout' },
  { nome: 'checkoutAssinar', path: '/checkout/assinar', titulo: 'Assinar', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutFidelidade', path: '/checkout/fidelidade', titulo: 'Fidelidade', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutPagamentoProcessandoCartao', path: '/checkout/pagamento/processando/cartao', titulo: 'Pagar com cartão', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true, semTerceiros: true },
  { nome: 'checkoutPagamentoProcessandoPicpay', path: '/checkout/pagamento/processando/picpay', titulo: 'Pagar com PicPay', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'checkoutPagamentoProcessandoBoleto', path: '/checkout/pagamento/processando/boleto', titulo: 'Pagar com boleto', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'checkoutPagamentoProcessandoMercadopago', path: '/checkout/pagamento/processando/mercadopago', titulo: 'Pagar com Mercado Pago', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'checkoutPagamentoProcessandoPix', path: '/checkout/pagamento/processando/pix', titulo: 'Pagar com Pix', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  // Ours: the spec names a page for some methods, and this one waits as they do.
  { nome: 'checkoutPagamentoProcessandoPagseguro', path: '/checkout/pagamento/processando/pagseguro', titulo: 'Pagar com PagSeguro', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'checkoutPagamentoCreditoSucesso', path: '/checkout/pagamento/credito/sucesso', titulo: 'Saldo adicionado', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutPagamentoFaturaSucesso', path: '/checkout/pagamento/fatura/sucesso', titulo: 'Fatura paga', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'checkoutPagamentoFalha', path: '/checkout/pagamento/falha', titulo: 'Pagamento não concluído', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutAssinaturaProcessando', path: '/checkout/assinatura/processando', titulo: 'Processando assinatura', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutSucesso', path: '/checkout/sucesso', titulo: 'Assinatura concluída', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutSucessoPrimeira', path: '/checkout/sucesso/primeira', titulo: 'Primeira assinatura', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutFalha', path: '/checkout/falha', titulo: 'Assinatura não concluída', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutRelacionamento', path: '/checkout/relacionamento', titulo: 'Relacionamento', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutGrupoPrivado', path: '/checkout/grupo-privado', titulo: 'Grupo privado', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutPagamentoMercadopago', path: '/checkout/pagamento/mercadopago', titulo: 'Mercado Pago', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'checkoutConfirmarJuncao', path: '/checkout/confirmar-juncao', titulo: 'Confirmar entrada', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'checkoutCadastrarDadosFiscais', path: '/checkout/cadastrar-dados-fiscais', titulo: 'Dados fiscais', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraCreditos', path: '/carteira/creditos', titulo: 'Carteira', feature: 'carteira', auth: true, header: true, bottomMenu: true, estado: 'feito', semTermos: true },
  { nome: 'carteiraCreditosExtrato', path: '/carteira/creditos/extrato/{id}', titulo: 'Comprovante', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraCreditosEstornoSucesso', path: '/carteira/creditos/estorno/sucesso', titulo: 'Devolução', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraCreditosEstornoErro', path: '/carteira/creditos/estorno/erro', titulo: 'Devolução não concluída', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraAdicionarValor', path: '/carteira/adicionar/valor', titulo: 'Adicionar saldo', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraRecibo', path: '/carteira/recibo/{tipo}/{id}', titulo: 'Comprovante', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraInforme', path: '/carteira/informe', titulo: 'Informe do ano', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraFaturaExtrato', path: '/carteira/fatura/extrato/{id}', titulo: 'Fatura', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraFaturaResumo', path: '/carteira/fatura/resumo/{id}', titulo: 'Resumo da fatura', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraRecebimentosGrupo', path: '/carteira/recebimentos/grupo/{id}', titulo: 'Recebimentos do grupo', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraRecebimentosGrupoExtrato', path: '/carteira/recebimentos/grupo/{id}/extrato', titulo: 'Extrato do grupo', feature: 'carteira', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraContaCadastrar', path: '/carteira/conta/cadastrar', titulo: 'Nova conta', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraRetiradaAutomatica', path: '/carteira/retirada/automatica', titulo: 'Retirada automática', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraContas', path: '/carteira/contas', titulo: 'Contas', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraContaVerificar', path: '/carteira/conta/{id}/verificar', titulo: 'Verificar conta', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraRetiradaValor', path: '/carteira/retirada/valor', titulo: 'Valor da retirada', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraRetirarContas', path: '/carteira/retirar/contas', titulo: 'Conta da retirada', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraRetiradaResumo', path: '/carteira/retirada/resumo', titulo: 'Resumo da retirada', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraRetiradaAutorizar', path: '/carteira/retirada/autorizar', titulo: 'Autorizar retirada', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraRetiradaSucesso', path: '/carteira/retirada/sucesso', titulo: 'Retirada pedida', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'carteiraRetirarDocumento', path: '/carteira/retirar/documento', titulo: 'Documento da retirada', feature: 'retirada', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraIndicacoes', path: '/carteira/indicacoes', titulo: 'Indicações', feature: 'indicacao', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'carteiraIndicacoesExtrato', path: '/carteira/indicacoes/extrato/{id}', titulo: 'Indicação', feature: 'indicacao', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoInformacoes', path: '/reclamacao/informacoes', titulo: 'Reclamação', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoInformacoesAdmin', path: '/reclamacao/informacoes/admin', titulo: 'Reclamação', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoPerguntasFrequentes', path: '/reclamacao/perguntas-frequentes', titulo: 'Perguntas frequentes', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoDadosGrupo', path: '/reclamacao/dados-grupo', titulo: 'Dados do grupo', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoOqueAconteceu', path: '/reclamacao/oque-aconteceu', titulo: 'O que aconteceu', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoSolucaoDesejada', path: '/reclamacao/solucao-desejada', titulo: 'Solução desejada', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoHistorico', path: '/reclamacao/historico/{id?}', titulo: 'Histórico da reclamação', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoAceiteProposta', path: '/reclamacao/aceite-proposta', titulo: 'Aceitar proposta', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoOutraSolucao', path: '/reclamacao/outra-solucao', titulo: 'Outra solução', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoConcluida', path: '/reclamacao/concluida', titulo: 'Reclamação concluída', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacaoStatus', path: '/reclamacao/status', titulo: 'Situação da reclamação', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacoesHistorico', path: '/reclamacoes/historico', titulo: 'Reclamações', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'reclamacoesHistoricoDetalhe', path: '/reclamacoes/historico/{id}', titulo: 'Reclamação', feature: 'reclamacoes', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminCancelamentoInformacoes', path: '/grupo/admin/{id}/cancelamento/informacoes', titulo: 'Encerrar grupo', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminCancelamentoMotivo', path: '/grupo/admin/{id}/cancelamento/motivo', titulo: 'Motivo do cancelamento', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminCancelamentoCancelar', path: '/grupo/admin/{id}/cancelamento/cancelar', titulo: 'Confirmar cancelamento', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminCancelamentoSucesso', path: '/grupo/admin/{id}/cancelamento/sucesso', titulo: 'Grupo cancelado', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoMembroCancelamentoInformacoes', path: '/grupo/membro/{id}/cancelamento/informacoes', titulo: 'Sair do grupo', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'grupoMembroCancelamentoEscolha', path: '/grupo/membro/{id}/cancelamento/escolha', titulo: 'Como sair', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'grupoMembroCancelamentoCancelar', path: '/grupo/membro/{id}/cancelamento/cancelar', titulo: 'Confirmar saída', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'grupoMembroCancelamentoSucesso', path: '/grupo/membro/{id}/cancelamento/sucesso', titulo: 'Saída confirmada', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  { nome: 'grupoMembroFidelidadeCancelamentoInformacoes', path: '/grupo/membro/fidelidade/{id}/cancelamento/informacoes', titulo: 'Sair do grupo fidelidade', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'grupoAdminFidelidadeCancelamentoInformacoes', path: '/grupo/admin/fidelidade/{id}/cancelamento/informacoes', titulo: 'Cancelar grupo fidelidade', feature: 'cancelamento', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  // Ours: the help that the header leads to; club and plus are named by the spec's menu alone.
  { nome: 'ajuda', path: '/ajuda', titulo: 'Ajuda', feature: 'marketing', auth: false, header: false, headerComSessao: true, bottomMenu: false, estado: 'feito' },
  // Ours: what does not work now, for anybody.
  { nome: 'situacao', path: '/situacao', titulo: 'Situação', feature: 'notificacoes', auth: false, header: false, headerComSessao: true, bottomMenu: false, estado: 'feito' },
  { nome: 'clube', path: '/clube', titulo: 'Clube', feature: 'marketing', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  { nome: 'plus', path: '/plus', titulo: 'Plus', feature: 'marketing', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  // Ours: limits and pauses of the pools (REGRAS 2.12).
  { nome: 'jogoResponsavel', path: '/loteria/jogo-responsavel', titulo: 'Jogo responsável', feature: 'loterias', auth: true, header: true, bottomMenu: false, estado: 'feito' },
  // Ours: the spec names PayPal among the methods, and gives it no page.
  { nome: 'checkoutPagamentoProcessandoPaypal', path: '/checkout/pagamento/processando/paypal', titulo: 'Pagar com PayPal', feature: 'checkout', auth: true, header: true, bottomMenu: false, estado: 'feito', semTermos: true },
  // Ours: the proof of a pool, for anybody (REGRAS 2.12 Commitment).
  { nome: 'loteriaProva', path: '/loteria/{id}/prova', titulo: 'Prova do bolão', feature: 'loterias', auth: false, header: false, headerComSessao: true, bottomMenu: false, estado: 'feito' },
  // Ours: the operation has its own pages (the spec gives it none).
  { nome: 'cadastroRetorno', path: '/cadastro/retorno/{provedor}', titulo: 'Entrando', feature: 'cadastro', auth: false, header: false, bottomMenu: false, estado: 'feito' },
  { nome: 'backoffice', path: '/backoffice', titulo: 'Operação', feature: 'backoffice', auth: true, header: false, bottomMenu: false, estado: 'feito', operacao: true },
  { nome: 'backofficeFila', path: '/backoffice/{fila}', titulo: 'Operação', feature: 'backoffice', auth: true, header: false, bottomMenu: false, estado: 'feito', operacao: true },
  { nome: 'backofficePessoa', path: '/backoffice/pessoas/{id}', titulo: 'Pessoa', feature: 'backoffice', auth: true, header: false, bottomMenu: false, estado: 'feito', operacao: true },
  { nome: 'backofficeCampanha', path: '/backoffice/marketing/{id}', titulo: 'Campanha', feature: 'backoffice', auth: true, header: false, bottomMenu: false, estado: 'feito', operacao: true },
] as const satisfies readonly Rota[];

export type CaminhoDaRota = (typeof rotas)[number]['path'];
export type NomeDaRota = (typeof rotas)[number]['nome'];
/** The finished pages on which a charge waits for its money, and the one on which a card is typed for it. */
export type PaginaDeEspera = Extract<
  (typeof rotas)[number],
  {
    readonly nome: `checkoutPagamentoProcessando${string}` | 'checkoutCadastroCartao1';
    readonly estado: 'feito';
  }
>['nome'];

/** True if a place of the navigation may be linked: a pending route is not offered. */
export function rotaFeita(nome: NomeDaRota): boolean {
  return rotas.some((rota: Rota) => rota.nome === nome && rota.estado !== 'pendente');
}
