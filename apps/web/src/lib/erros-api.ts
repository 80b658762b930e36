import type { ChaveErro, ERROS } from '@rateia/contracts/erros';
import type { CODIGO_EXCECAO } from '@rateia/contracts/excecoes';
import { MENSAGEM_PADRAO } from '@rateia/contracts/excecoes';
import type { Chamadas, NomeChamada } from '@rateia/contracts/todas';
import { HTTP } from '@rateia/domain/http';

/**
 * A refusal of the server: the catalogue's code, the words for the person, and where to go. The row of the catalogue, when
 * the server named it, is no member of this type: `recusas` and `recusou` ask for it, of calls that declare it.
 */
export class ErroApi extends Error {
  override readonly name = 'ErroApi';
  readonly status: number;
  /** Exception code of the catalogue, null when it has none. */
  readonly codigo: number | null;
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
    this.requisicao = requisicao;
    Object.assign(this, { chave: lido.dados?.['chave'] });
  }

  /** "Código #n": the exception's; else what the answer brought, by which its line of the log is found; else the request's. */
  get numero(): unknown {
    return this.codigo ?? this.dados?.['codigo'] ?? this.requisicao;
  }

  /** True if the server refused by one of these rows, whatever the call was: for what serves every call. */
  static recusou<K extends ChaveErro>(erro: unknown, chaves: readonly K[]): erro is Recusa<K> {
    return erro instanceof ErroApi && 'chave' in erro && chaves.some((chave) => chave === erro.chave);
  }
}

/** A refusal by one of these rows of the catalogue. */
export type Recusa<K extends ChaveErro = ChaveErro> = ErroApi & { readonly chave: K };

/** The refusals of a call: those that its row of the contract declares, and those that any call of its kind may give. */
export type RecusaDe<N extends NomeChamada> = Chamadas[N]['recusa'];

declare const declaradas: unique symbol;
/**
 * An error of a call that declares these refusals. Only the type tells: whatever treats a refusal that the call does not
 * declare does not compile.
 */
export type Falha<R extends ChaveErro> = Error & { readonly [declaradas]: { readonly [K in R]: true } };

/** Takes an error of the call for itself by answering true: the central handler stays quiet. */
export type AoFalhar<N extends NomeChamada> = (erro: Falha<RecusaDe<N>>) => boolean | undefined;

/** An error that was caught around a call, which is named: `falhaDe<'getCep'>(erro)`. */
export function falhaDe<N extends NomeChamada = never>(erro: unknown): Falha<RecusaDe<N>> {
  return erro as Falha<RecusaDe<N>>;
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
  [K in ChaveErro]: (typeof ERROS)[K] extends { readonly codigo: typeof CODIGO_EXCECAO.ContatoSuporteException }
    ? never
    : K;
}[ChaveErro];

/** For `aoFalhar`: refusals of these rows are answered by the screen; every other error stays the central handler's. */
export function recusas<const K extends ChaveDaTela>(
  chaves: readonly K[],
  faz: (erro: Recusa<NoInfer<K>>) => void,
): (erro: Falha<K>) => boolean {
  return (erro) => {
    if (!ErroApi.recusou(erro, chaves)) return false;
    faz(erro);
    return true;
  };
}

/** True if the call was refused by this row, which it declares. */
export function recusou<const K extends ChaveErro>(erro: Falha<NoInfer<K>>, chave: K): erro is Falha<K> & Recusa<K> {
  return ErroApi.recusou(erro, [chave]);
}

/**
 * True if the link has ended, or is none of ours (a mail program cut it). A server that fails says nothing of the link.
 */
export function linkAcabou(erro: unknown): boolean {
  return (
    erro instanceof ErroApi &&
    (erro.status === HTTP.camposRecusados || ErroApi.recusou(erro, ['linkVencido', 'entradaVencida']))
  );
}

/** For `aoFalhar` of a call by a link: the screen tells about a link that has ended, or that is none of ours. */
export function linkQueNaoServe(faz: () => void): (erro: Falha<'linkVencido'> | Falha<'entradaVencida'>) => boolean {
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
  readonly codigoErro: number | null;
  readonly message: string;
  readonly link: string | null;
  readonly dados: Record<string, unknown> | null;
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
