import { LIMITE_DA_IMAGEM } from '@rateia/domain/imagem';
import { MARCA } from '@rateia/domain/marca';
import { linhasDeErro } from './linhas-de-erro.ts';

/** Refusals about a person, an account and the staff (spec A§8). */
export const ERROS_DA_CONTA = linhasDeErro({
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
  segundoFatorDaEquipe: {
    status: 400,
    codigo: 1,
    message: 'A operação só abre com verificação em duas etapas. Ative a sua e volte para continuar.',
    link: '/perfil/seguranca',
  },
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
  sessaoEncerradaPorErros: {
    status: 400,
    codigo: 1,
    message: 'Foram muitos erros seguidos. Por segurança, encerramos esta sessão. Entre de novo.',
    link: '/login',
  },
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
  cpfJaUsado: {
    status: 400,
    codigo: 3,
    message: 'Outra pessoa provou que este CPF é dela. Informe o seu próprio CPF.',
  },
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
    message: 'Você já enviou as imagens, e elas estão em análise.',
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
    message: 'Uma pessoa já reviu esta recusa, ou já apagamos as imagens. Envie novas imagens.',
    link: '/cadastro/documento',
  },
  cepNaoEncontrado: { status: 404, message: 'Não encontramos este CEP. Preencha o endereço.' },

  // Profile and network
  nomeConferido: {
    status: 400,
    codigo: 3,
    message: 'Já conferimos o seu nome com o seu documento. Para corrigir, fale com a nossa equipe.',
  },
  nomeEmConferencia: {
    status: 400,
    codigo: 1,
    message: 'Estamos conferindo o seu nome com o seu documento. Espere a resposta para corrigir.',
  },
  identidadeEmConferencia: {
    status: 400,
    codigo: 1,
    message: 'A identidade desta pessoa está em análise. Decida a análise antes de mudar os dados.',
  },
  cpfDeOutraConta: {
    status: 400,
    codigo: 1,
    message: 'A pessoa {id} já confirmou a identidade com este CPF. Cada CPF tem uma conta confirmada só.',
  },
  cpfNaoLiberavel: { status: 400, codigo: 1, message: 'O CPF está na conta da pessoa {id}, {porque}.' },
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
    message: `Este destino não pode ser usado. Escolha uma página da ${MARCA} ou um site da lista de permitidos.`,
  },
});
