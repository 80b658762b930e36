import type { ERROS } from '@rateia/contracts/erros';
import type { CodigoDeExcecao } from '@rateia/contracts/excecoes';
import { CODIGO_EXCECAO } from '@rateia/contracts/excecoes';
import { HTTP } from '@rateia/domain/http';

export type StatusDeErro = (typeof ERROS)[keyof typeof ERROS]['status'];

/** The reaction of the central handler to one kind of error (spec 1, §8; spec 2, §8). */
export interface Comportamento {
  /** `mensagem`: the server's words. `suporte` and `ajuda` add their link. `generico`: the fixed text and the code. */
  readonly dialogo: 'mensagem' | 'suporte' | 'ajuda' | 'generico' | 'nenhum';
  /** The page to which the person is taken after the dialog. `linkComRedirect` keeps the redirect query. */
  readonly destino: 'link' | 'linkComRedirect' | 'pendencias' | 'grupos' | 'nenhum';
  /** The session-expiry handler runs: it disconnects when the session is in fact over, and does nothing otherwise. */
  readonly verificaSessao?: true;
}

/** Status 400, by exception code. */
const porCodigo: Record<CodigoDeExcecao, Comportamento> = {
  [CODIGO_EXCECAO.userException]: { dialogo: 'mensagem', destino: 'link' },
  [CODIGO_EXCECAO.validacaoObrigatoriaException]: { dialogo: 'mensagem', destino: 'link' },
  [CODIGO_EXCECAO.ContatoSuporteException]: { dialogo: 'suporte', destino: 'grupos' },
  [CODIGO_EXCECAO.cupomInvalidoException]: { dialogo: 'mensagem', destino: 'nenhum' },
  [CODIGO_EXCECAO.maisInformacoesException]: { dialogo: 'ajuda', destino: 'link' },
};

/** A required validation that says which ones are missing leads to their page. */
const comPendencias: Comportamento = { dialogo: 'mensagem', destino: 'pendencias' };

/** Every other status: the words, and the session-expiry handler. It leads nowhere (REGRAS 2.25). */
const outros: Comportamento = { dialogo: 'mensagem', destino: 'nenhum', verificaSessao: true };

/** Behaviours by status; 400 is decided by its code first. Every status of the catalogue has its row. */
const porStatus: Record<StatusDeErro, Comportamento> = {
  [HTTP.pedidoInvalido]: { dialogo: 'mensagem', destino: 'link' },
  [HTTP.naoAutenticado]: { dialogo: 'nenhum', destino: 'nenhum' },
  [HTTP.semPermissao]: outros,
  [HTTP.naoEncontrado]: outros,
  409: outros,
  412: { dialogo: 'nenhum', destino: 'linkComRedirect' },
  413: outros,
  415: outros,
  422: { dialogo: 'mensagem', destino: 'nenhum' },
  429: outros,
  [HTTP.erroInterno]: { dialogo: 'generico', destino: 'nenhum' },
  503: outros,
};

/** The behaviour for an answer. A status that the catalogue does not have falls under "others". */
export function comportamentoDe({
  status,
  codigo,
  temDados,
}: {
  readonly status: number;
  readonly codigo: number | null;
  readonly temDados: boolean;
}): Comportamento {
  if (status === HTTP.pedidoInvalido && codigo === CODIGO_EXCECAO.validacaoObrigatoriaException && temDados)
    return comPendencias;
  if (status === HTTP.pedidoInvalido && codigo !== null && Object.hasOwn(porCodigo, codigo))
    return porCodigo[codigo as CodigoDeExcecao];
  if (Object.hasOwn(porStatus, status)) return porStatus[status as StatusDeErro];
  return outros;
}
