import { CABECALHOS, CHAVE_TOKEN_WEB } from '@rateia/contracts/cabecalhos';
import { chegou, tomarAdiantada } from './adiantadas.ts';
import { ErroRede } from './erros-api.ts';
import { VERSAO } from './produto.ts';
import { contarPedido } from './rede.ts';
import { acertarParede, acertarRelogio } from './relogio.ts';
import { sessaoAtual } from './sessao.ts';

export interface Pedido {
  readonly method: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly chave?: string | undefined;
  /** Proof that the person confirmed who it is, for this one act. */
  readonly confirmacao?: string | undefined;
  /** Proof of this browser's key, for a call that opens or renews a session. */
  readonly prova?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Goes on when the page is left. */
  readonly aoSair?: true | undefined;
}

export interface RespostaCrua {
  readonly ok: boolean;
  readonly status: number;
  readonly corpo: unknown;
  readonly requisicao: string | null;
}

/** The headers that identify the caller, his version and his device (spec 1, §7). */
export function cabecalhosDe(token: string | undefined, aceita = 'application/json'): Headers {
  const cabecalhos = new Headers({
    accept: aceita,
    [CABECALHOS.versao]: VERSAO,
    [CABECALHOS.chaveToken]: CHAVE_TOKEN_WEB,
  });
  const dispositivo = sessaoAtual.hashDispositivo();
  if (dispositivo !== undefined) cabecalhos.set(CABECALHOS.dispositivo, dispositivo);
  if (token !== undefined) cabecalhos.set('authorization', `Bearer ${token}`);
  return cabecalhos;
}

/** One request with the headers of spec 1, §7: version, token key, bearer, device hash. Throws only `ErroRede` and an abort. */
export async function buscar(
  url: string,
  { method, body, token, chave, confirmacao, prova, signal, aoSair }: Pedido,
): Promise<RespostaCrua> {
  const cabecalhos = cabecalhosDe(token);
  if (chave !== undefined) cabecalhos.set(CABECALHOS.idempotencia, chave);
  if (confirmacao !== undefined) cabecalhos.set(CABECALHOS.confirmacao, confirmacao);
  if (prova !== undefined) cabecalhos.set(CABECALHOS.prova, prova);
  const arquivo = body instanceof FormData;
  if (body !== undefined && !arquivo) cabecalhos.set('content-type', 'application/json');
  try {
    const [resposta, em] = await contarPedido(
      () =>
        tomarAdiantada(url, { method, token }) ??
        fetch(url, {
          method,
          headers: cabecalhos,
          ...(body === undefined ? {} : { body: arquivo ? body : JSON.stringify(body) }),
          ...(signal === undefined ? {} : { signal }),
          ...(aoSair === true ? { keepalive: true } : {}),
          credentials: 'omit',
          // An answer that is the same for everybody may be kept as its server says; every other one says that it may not.
          cache: token === undefined && method === 'GET' ? 'default' : 'no-store',
        }).then(chegou),
    );
    acertarRelogio(resposta.headers.get(CABECALHOS.agora), em);
    acertarParede(resposta.headers.get('date'), em);
    return {
      ok: resposta.ok,
      status: resposta.status,
      corpo: await lerCorpo(resposta),
      requisicao: resposta.headers.get(CABECALHOS.requisicao),
    };
  } catch (causa) {
    if (signal?.aborted === true) throw causa;
    throw new ErroRede(causa);
  }
}

async function lerCorpo(resposta: Response): Promise<unknown> {
  const tipo = resposta.headers.get('content-type') ?? '';
  // A picture that is shown to its reader alone comes with his token, and so by a call and not by an address.
  if (tipo.startsWith('image/')) return await resposta.blob();
  const texto = await resposta.text();
  if (texto === '' || !tipo.includes('json')) return undefined;
  return JSON.parse(texto) as unknown;
}
