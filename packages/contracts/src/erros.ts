import { ERROS_DA_CONTA } from './erros-da-conta.ts';
import { ERROS_DAS_LOTERIAS } from './erros-das-loterias.ts';
import { ERROS_DAS_RECLAMACOES } from './erros-das-reclamacoes.ts';
import { ERROS_DO_DINHEIRO } from './erros-do-dinheiro.ts';
import { ERROS_DOS_GRUPOS } from './erros-dos-grupos.ts';
import { FALHA_DO_SERVIDOR } from './excecoes.ts';
import { linhasDeErro } from './linhas-de-erro.ts';

/**
 * The error catalogue (spec A§8, B§8; texts of REGRAS 2.16 where the spec has none).
 * `codigo` is the spec's exception code; `{x}` in a message is filled by the server.
 * The wire form is `{ codigoErro, message, link, dados }`; `dados.chave` carries the key below.
 */
export const ERROS = {
  ...linhasDeErro({
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
    muitasTentativas: { status: 429, message: 'Muitas tentativas. Aguarde {tempo} e tente de novo.' },
    corpoGrandeDemais: { status: 413, message: 'O conteúdo enviado é grande demais.' },
    numeroDeCartao: {
      status: 422,
      message:
        'Você escreveu um número de cartão aqui. Para a sua segurança ele só pode ser digitado na tela de pagamento com cartão.',
    },
    tipoNaoSuportado: { status: 415, message: 'O formato enviado não é aceito.' },
    erroInterno: { status: 500, message: FALHA_DO_SERVIDOR },
    indisponivel: { status: 503, message: FALHA_DO_SERVIDOR },
  }),
  ...ERROS_DA_CONTA,
  ...ERROS_DOS_GRUPOS,
  ...ERROS_DO_DINHEIRO,
  ...ERROS_DAS_RECLAMACOES,
  ...ERROS_DAS_LOTERIAS,
};

export type ChaveErro = keyof typeof ERROS;

/** Body of every error answer. */
export type CorpoErro = {
  readonly codigoErro: number | null;
  readonly message: string;
  readonly link: string | null;
  readonly dados: { readonly chave: ChaveErro; readonly [k: string]: unknown } | null;
};
