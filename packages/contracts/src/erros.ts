import { LIMITE_DA_IMAGEM } from '@rateia/domain/imagem';
import type { CodigoDeExcecao } from './excecoes.ts';
import { FALHA_DO_SERVIDOR } from './excecoes.ts';

type Linha = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly codigo?: CodigoDeExcecao;
  readonly message: string;
  readonly link?: string;
};
const linhas = <const T extends Record<string, Linha>>(t: T): T => t;

/**
 * The error catalogue (spec A§8, B§8; texts of REGRAS 2.16 where the spec has none).
 * `codigo` is the spec's exception code; `{x}` in a message is filled by the server.
 * The wire form is `{ codigoErro, message, link, dados }`; `dados.chave` carries the key below.
 */
export const ERROS = linhas({
  // Anything
  naoAutenticado: { status: 401, message: 'Sua sessão expirou, você será desconectado.' },
  semPermissao: { status: 403, message: 'Você não tem acesso a esta página.', link: '/grupos' },
  naoEncontrado: { status: 404, message: 'Não encontramos o que você procura.', link: '/grupos' },
  dadosInvalidos: { status: 422, message: 'Confira os campos destacados.' },
  conflito: { status: 409, message: 'Estes dados mudaram enquanto você usava a tela. Recarregue e tente de novo.' },
  chaveIdempotenciaAusente: { status: 422, message: 'Faltou a chave de idempotência desta operação.' },
  chaveIdempotenciaReutilizada: {
    status: 422,
    message: 'Esta operação já foi enviada com outros dados. Recomece a partir da tela anterior.',
  },
  operacaoEmAndamento: { status: 409, message: 'Esta operação ainda está em andamento. Aguarde alguns instantes.' },
  muitasTentativas: { status: 429, message: 'Muitas tentativas. Aguarde {segundos} segundos e tente de novo.' },
  corpoGrandeDemais: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  tipoNaoSuportado: { status: 415, message: 'O formato enviado não é aceito.' },
  erroInterno: { status: 500, message: FALHA_DO_SERVIDOR },
  indisponivel: { status: 503, message: FALHA_DO_SERVIDOR },

  // Session and registration
  credenciaisInvalidas: { status: 400, codigo: 1, message: 'E-mail ou senha não conferem.' },
  contaBloqueada: { status: 400, codigo: 3, message: 'Sua conta está bloqueada por segurança.', link: '/grupos' },
  dispositivoNaoLiberado: { status: 412, message: 'Confirme que é você neste aparelho.', link: '/login/pin/liberacao' },
  segundoFatorNecessario: {
    status: 412,
    message: 'Falta um passo: confirme com o seu segundo fator.',
    link: '/seguranca/pin',
  },
  senhaExpirada: {
    status: 412,
    message: 'Por segurança, esta senha não vale mais. Crie uma nova.',
    link: '/senha-expirada',
  },
  confirmacaoNecessaria: { status: 400, codigo: 1, message: 'Confirme que é você para continuar.' },
  codigoNaoConfere: {
    status: 400,
    codigo: 1,
    message: 'Este código não confere ou já foi usado. Espere o próximo e tente de novo.',
  },
  chaveNaoConfere: {
    status: 400,
    codigo: 1,
    message: 'Não conseguimos confirmar esta chave de acesso. Tente de novo ou use outro meio.',
  },
  entradaVencida: {
    status: 400,
    codigo: 1,
    message: 'O tempo para confirmar terminou. Entre de novo com a sua senha.',
    link: '/login',
  },
  linkVencido: { status: 400, codigo: 1, message: 'Este link já foi usado ou não vale mais. Peça outro.' },
  senhaAtualNaoConfere: { status: 400, codigo: 1, message: 'A senha atual não confere.' },
  senhaRepetida: { status: 400, codigo: 1, message: 'Escolha uma senha diferente da atual.' },
  segundoFatorExistente: { status: 400, codigo: 1, message: 'O aplicativo autenticador já está ativo nesta conta.' },
  segundoFatorAusente: { status: 400, codigo: 1, message: 'A verificação em duas etapas não está ativa.' },
  limiteDeChaves: { status: 400, codigo: 1, message: 'Você pode ter até {max} chaves de acesso. Remova uma antes.' },
  aparelhoAtual: {
    status: 400,
    codigo: 1,
    message: 'Este é o aparelho que você está usando agora. Para sair dele, use Sair.',
  },
  pinInvalido: { status: 400, codigo: 1, message: 'PIN inválido ou expirado' },
  pinLimiteEnvios: {
    status: 400,
    codigo: 1,
    message: 'Você já pediu 3 códigos na última hora. Tente de novo às {hora}.',
  },
  pinBloqueado: {
    status: 400,
    codigo: 1,
    message: 'Código errado 5 vezes. Por segurança, aguarde até {hora} para tentar de novo.',
  },
  emailJaCadastrado: {
    status: 400,
    codigo: 1,
    message: 'Não foi possível concluir o cadastro com este e-mail. Se você já tem conta, entre com a sua senha.',
    link: '/login',
  },
  socialIndisponivel: {
    status: 503,
    message: 'O serviço de login escolhido não respondeu. Tente de novo ou entre com e-mail e senha.',
  },
  socialInvalido: {
    status: 400,
    codigo: 1,
    message: 'Esta entrada já foi usada ou passou do tempo. Comece de novo.',
    link: '/login',
  },
  socialEmailNaoVerificado: {
    status: 400,
    codigo: 1,
    message:
      'Esta conta não tem um e-mail confirmado. Confirme o e-mail no serviço escolhido ou crie a sua conta com e-mail e senha.',
    link: '/cadastro',
  },
  socialJaVinculada: { status: 400, codigo: 1, message: 'Esta conta já abre outra conta daqui.' },
  ultimaFormaDeEntrar: {
    status: 400,
    codigo: 1,
    message: 'Esta é a sua única forma de entrar. Crie uma senha antes de desligar.',
  },
  telefoneJaUsado: { status: 400, codigo: 1, message: 'Este telefone já está em uso em outra conta.' },
  telegramIndisponivel: {
    status: 400,
    codigo: 1,
    message: 'O Telegram não está disponível agora. Use o código por SMS.',
  },
  telegramLimiteLinks: {
    status: 400,
    codigo: 1,
    message: 'Você já pediu 3 links na última hora. Tente de novo às {hora}.',
  },
  cpfJaUsado: { status: 400, codigo: 3, message: 'Este CPF já está em uso em outra conta.' },
  menorDeIdade: { status: 400, codigo: 1, message: 'É preciso ter 18 anos ou mais.' },
  termosNaoAceitos: { status: 400, codigo: 1, message: 'Aceite os termos de uso para continuar.', link: '/termo-uso' },
  validacaoObrigatoria: {
    status: 400,
    codigo: 2,
    message: 'Falta validar alguns dados para continuar.',
    link: '/cadastro/pendencias',
  },
  pendenciaCritica: { status: 400, codigo: 1, message: '{mensagem}' },

  // Pictures and identity
  arquivoGrandeDemais: {
    status: 413,
    message: `Esta imagem passa de ${LIMITE_DA_IMAGEM}. Escolha uma menor ou tire outra foto.`,
  },
  imagemExtensao: { status: 422, message: 'Envie uma imagem jpg, jpeg, png ou heic.' },
  imagemVazia: { status: 422, message: 'Este arquivo está vazio. Escolha outro.' },
  imagemConteudo: {
    status: 422,
    message: 'O conteúdo deste arquivo não é a imagem que o nome diz. Escolha outro ou tire uma foto.',
  },
  imagemPixelsDemais: { status: 422, message: 'Esta imagem tem pixels demais. Envie uma de até 50 megapixels.' },
  imagemPequena: {
    status: 422,
    message: 'Esta imagem é pequena demais para ler. O lado menor precisa ter 400 pixels ou mais.',
  },
  imagemEstragada: { status: 422, message: 'Não conseguimos abrir esta imagem. Tire outra foto.' },
  envioOcupado: { status: 503, message: 'Muitas imagens chegaram ao mesmo tempo. Tente de novo em alguns instantes.' },
  identidadeConfirmada: {
    status: 400,
    codigo: 1,
    message: 'Sua identidade já está confirmada.',
    link: '/validacao-conta',
  },
  identidadeEmAnalise: {
    status: 400,
    codigo: 1,
    message: 'Suas imagens já foram enviadas e estão em análise.',
    link: '/validacao-conta',
  },
  documentoIncompleto: {
    status: 400,
    codigo: 1,
    message: 'Ainda faltam imagens: {faltam}.',
    link: '/cadastro/documento',
  },
  identidadeLimiteDeEnvios: {
    status: 400,
    codigo: 3,
    message: 'Você já enviou {max} vezes em {dias} dias. Fale com o suporte para continuar.',
    link: '/validacao-conta',
  },
  revisaoIndisponivel: {
    status: 400,
    codigo: 1,
    message: 'Esta recusa já foi revista por uma pessoa, ou as imagens já foram apagadas. Envie novas imagens.',
    link: '/cadastro/documento',
  },
  cepNaoEncontrado: { status: 404, message: 'Não encontramos este CEP. Preencha o endereço.' },

  // Profile and network
  nomeConferido: {
    status: 400,
    codigo: 3,
    message: 'Seu nome já foi conferido com o seu documento. Para corrigir, fale com a nossa equipe.',
  },
  chamadosDemais: {
    status: 400,
    codigo: 1,
    message: 'Você já enviou {max} relatos nas últimas 24 horas. Responda a um deles ou tente de novo às {hora}.',
  },
  mensagensDemais: {
    status: 400,
    codigo: 1,
    message: 'Você já escreveu {max} mensagens nos seus relatos nas últimas 24 horas. Tente de novo às {hora}.',
  },
  convitesDemais: {
    status: 400,
    codigo: 1,
    message: 'Você já enviou {max} convites nas últimas 24 horas. Tente de novo amanhã.',
  },

  // Marketing
  campanhaIncompleta: { status: 400, codigo: 1, message: 'Antes de ligar, falta {faltas}.' },

  // Privacy
  exclusaoImpedida: {
    status: 400,
    codigo: 1,
    message: 'Ainda há algo a resolver antes de excluir a conta.',
    link: '/excluir-conta',
  },
  exportacaoEmCurso: { status: 400, codigo: 1, message: 'Já estamos preparando uma cópia dos seus dados.' },
  linkExpirado: {
    status: 404,
    message: 'Este link não vale mais. Abra o portal de privacidade e baixe de novo.',
    link: '/portal-privacidade',
  },

  // Links
  destinoNaoPermitido: {
    status: 400,
    codigo: 1,
    message: 'Este destino não pode ser usado. Escolha uma página da Rateia ou um site da lista de permitidos.',
  },

  // Groups
  grupoNaoEncontrado: {
    status: 404,
    message: 'Este grupo não existe ou não está disponível para você.',
    link: '/grupos',
  },
  grupoNaoAceitaMembros: {
    status: 400,
    codigo: 1,
    message: 'Este grupo não está aceitando novos membros.',
    link: '/grupos',
  },
  semVagas: { status: 400, codigo: 1, message: 'Não há vagas suficientes neste grupo.' },
  limiteVagasPorPessoa: { status: 400, codigo: 1, message: 'Você pode ter até {max} vagas no mesmo grupo.' },
  jaParticipa: { status: 400, codigo: 1, message: 'Você já participa deste grupo.', link: '/meus-grupos' },
  administradorNaoAssina: { status: 400, codigo: 1, message: 'Você administra este grupo e já tem o seu lugar nele.' },
  transicaoRecusada: {
    status: 400,
    codigo: 1,
    message: 'Esta ação não vale mais para o estado atual. Recarregue a página.',
  },
  servicoIndisponivel: { status: 400, codigo: 1, message: 'Este serviço não aceita novos grupos.' },
  valorAcimaDoTeto: { status: 400, codigo: 1, message: 'O valor por vaga pode ser de no máximo R$ {max}.' },
  administradorRestrito: { status: 400, codigo: 3, message: 'Sua conta não pode criar grupos agora.', link: '/grupos' },
  acessoNaoDisponivel: { status: 400, codigo: 1, message: 'Os dados de acesso ainda não estão disponíveis para você.' },
  dividaPendente: {
    status: 400,
    codigo: 1,
    message: 'Há um valor em aberto de R$ {valor}. Quite para entrar em novos grupos.',
    link: '/carteira/creditos?filtro=fatura',
  },
  restricao: {
    status: 400,
    codigo: 1,
    message: 'Existe uma restrição na sua conta.',
    link: '/perfil/relatar-problema',
  },

  // Checkout and payment
  vagaOcupada: {
    status: 400,
    codigo: 1,
    message: 'A vaga que você escolheu acabou de ser ocupada. Se você já pagou, o valor volta automaticamente.',
  },
  reservaExpirada: { status: 400, codigo: 1, message: 'O tempo da sua reserva terminou. Escolha a vaga de novo.' },
  precoMudou: { status: 400, codigo: 1, message: 'O valor deste grupo mudou. Confira o novo total antes de pagar.' },
  saldoInsuficiente: {
    status: 400,
    codigo: 1,
    message: 'Seu saldo disponível é R$ {saldo}. Faltam R$ {falta} para este pagamento.',
    link: '/carteira/adicionar/valor',
  },
  meioPagamentoIndisponivel: { status: 400, codigo: 1, message: 'Esta forma de pagamento não está disponível agora.' },
  pagamentoRecusado: {
    status: 400,
    codigo: 1,
    message: 'Este pagamento não foi aprovado pelo seu banco. Nenhum valor foi cobrado.',
  },
  pixExpirado: { status: 400, codigo: 1, message: 'O código Pix expirou. Gere um novo para continuar.' },
  faturaNaoPagavel: { status: 400, codigo: 1, message: 'Esta fatura não está mais em aberto.' },
  cupomInvalido: { status: 400, codigo: 4, message: 'Este cupom já foi usado ou não vale para este grupo.' },

  // What the operation settles by hand
  pagadorSemConta: {
    status: 400,
    codigo: 1,
    message: 'Quem pagou não tem conta com o mesmo CPF. Nada mudou: devolva o Pix.',
  },
  prazoDeDevolucao: {
    status: 400,
    codigo: 1,
    message: 'O banco só devolve um Pix em até {dias} dias, e este já passou. Nada mudou: escolha outro destino.',
  },
  acimaDaAlcada: { status: 400, codigo: 1, message: 'Este valor passa do que a sua função decide. Nada mudou.' },
  propostaAberta: {
    status: 400,
    codigo: 1,
    message: 'Já há uma proposta para este valor, esperando outra pessoa. Nada mudou.',
  },

  // Wallet and withdrawal
  recargaMinima: { status: 400, codigo: 1, message: 'O valor mínimo para adicionar é R$ {min}.' },
  recargaMaxima: { status: 400, codigo: 1, message: 'O valor máximo para adicionar de uma vez é R$ {max}.' },
  recargaLimiteDiario: {
    status: 400,
    codigo: 1,
    message: 'Você atingiu o limite diário de R$ {max}. Disponível novamente em {data}.',
  },
  saldoMaximo: { status: 400, codigo: 1, message: 'Seu saldo pode chegar a no máximo R$ {max}.' },
  retiradaMinima: { status: 400, codigo: 1, message: 'O valor mínimo para retirada é R$ {min}.' },
  retiradaLimiteDiario: {
    status: 400,
    codigo: 1,
    message: 'Você atingiu o limite diário de R$ {max}. Disponível novamente em {data}.',
  },
  retiradaLimiteMensal: {
    status: 400,
    codigo: 1,
    message: 'Você atingiu o limite mensal de R$ {max}. Disponível novamente em {data}.',
  },
  retiradaLimiteNoturno: { status: 400, codigo: 1, message: 'Entre 20h e 6h a retirada é de no máximo R$ {max}.' },
  contaDeOutroCpf: { status: 400, codigo: 1, message: 'A conta precisa estar no seu CPF.' },
  chaveEmDescanso: {
    status: 400,
    codigo: 1,
    message: 'Por segurança, uma chave nova só pode receber após {horas} horas.',
  },
  retiradaNaoCancelavel: { status: 400, codigo: 1, message: 'Esta retirada já foi enviada.' },

  // Cancellation
  vagaJaReservada: {
    status: 400,
    codigo: 1,
    message: 'Sua vaga já foi reservada para outra pessoa. Para voltar, entre por um grupo com vagas.',
  },
  cancelamentoNaoPermitido: { status: 400, codigo: 1, message: 'Este cancelamento não é possível agora.' },
  prazoTerminado: { status: 400, codigo: 1, message: 'O prazo para esta ação terminou em {data}.' },
});

export type ChaveErro = keyof typeof ERROS;

/** Body of every error answer. */
export type CorpoErro = {
  readonly codigoErro: number | null;
  readonly message: string;
  readonly link: string | null;
  readonly dados: { readonly chave: ChaveErro; readonly [k: string]: unknown } | null;
};
