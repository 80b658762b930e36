import type { ChaveErro, ERROS } from '@rateia/contracts/erros';
import type { CODIGO_EXCECAO } from '@rateia/contracts/excecoes';
import { MENSAGEM_PADRAO } from '@rateia/contracts/excecoes';
import { HTTP } from '@rateia/domain/http';

/** A refusal of the server: the catalogue's code, the words for the person, and where to go. */
export class ErroApi extends Error {
  override readonly name = 'ErroApi';
  readonly status: number;
  /** Exception code of the catalogue, null when it has none. */
  readonly codigo: number | null;
  /** Row of the catalogue, when the server named it. */
  readonly chave: string | undefined;
  readonly link: string | null;
  readonly dados: Readonly<Record<string, unknown>> | null;
  /** Id of the request, for a person who asks the support. */
  readonly requisicao: string | null;

  constructor(status: number, corpo: unknown, requisicao: string | null) {
    const lido = lerCorpo(corpo);
    super(lido.message);
    this.status = status;
    this.codigo = lido.codigoErro;
    this.link = lido.link;
    this.dados = lido.dados;
    this.chave = typeof lido.dados?.['chave'] === 'string' ? lido.dados['chave'] : undefined;
    this.requisicao = requisicao;
  }

  /** "Código #n": the exception's; else what the answer brought, by which its line of the log is found; else the request's. */
  get numero(): unknown {
    return this.codigo ?? this.dados?.['codigo'] ?? this.requisicao;
  }
}

/** No answer came back: no network, or the connection broke. Whether the server acted is not known. */
export class ErroRede extends Error {
  override readonly name = 'ErroRede';
  constructor(causa: unknown) {
    super('Não conseguimos falar com o servidor. Confira a sua conexão e tente de novo.', { cause: causa });
  }
}

/** Rows that a screen may answer by itself. One that leads to the support never is: the central handler opens it (spec 1, §8). */
type ChaveDaTela = {
  [K in ChaveErro]: (typeof ERROS)[K] extends { codigo: typeof CODIGO_EXCECAO.ContatoSuporteException } ? never : K;
}[ChaveErro];

/** For `aoFalhar`: refusals of these rows are answered by the screen; every other error stays the central handler's. */
export function recusas(chaves: readonly ChaveDaTela[], faz: (erro: ErroApi) => void): (erro: unknown) => boolean {
  const respondidas: readonly string[] = chaves;
  return (erro) => {
    if (!(erro instanceof ErroApi) || erro.chave === undefined || !respondidas.includes(erro.chave)) return false;
    faz(erro);
    return true;
  };
}

/**
 * True if the link has ended, or is none of ours (a mail program cut it). A server that fails says nothing of the link.
 */
export function linkAcabou(erro: unknown): boolean {
  return (
    erro instanceof ErroApi &&
    (erro.status === HTTP.camposRecusados || erro.chave === 'linkVencido' || erro.chave === 'entradaVencida')
  );
}

/** For `aoFalhar` of a call by a link: the screen tells about a link that has ended, or that is none of ours. */
export function linkQueNaoServe(faz: () => void): (erro: unknown) => boolean {
  return (erro) => {
    if (!linkAcabou(erro)) return false;
    faz();
    return true;
  };
}

/**
 * The fields that the server refused (422, `dados.campos`); undefined for every other error. A nested field has its
 * path: `endereco.cep`.
 */
export function camposRecusados(erro: unknown): Readonly<Record<string, string>> | undefined {
  const campos = erro instanceof ErroApi && erro.status === HTTP.camposRecusados ? erro.dados?.['campos'] : undefined;
  if (!ehObjeto(campos)) return undefined;
  return Object.fromEntries(Object.entries(campos).map(([nome, texto]) => [nome, String(texto)]));
}

function lerCorpo(corpo: unknown): {
  codigoErro: number | null;
  message: string;
  link: string | null;
  dados: Record<string, unknown> | null;
} {
  const c = ehObjeto(corpo) ? corpo : {};
  return {
    codigoErro: typeof c['codigoErro'] === 'number' ? c['codigoErro'] : null,
    message: typeof c['message'] === 'string' && c['message'] !== '' ? c['message'] : MENSAGEM_PADRAO,
    link: typeof c['link'] === 'string' && c['link'] !== '' ? c['link'] : null,
    dados: ehObjeto(c['dados']) ? c['dados'] : null,
  };
}

function ehObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
