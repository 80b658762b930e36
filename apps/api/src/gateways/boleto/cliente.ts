import { createPrivateKey } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { HTTP } from '@rateia/domain/http';
import type { ChamadaHttp, RespostaJson } from '../cliente-http.ts';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigWebhook } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import { assinarTexto } from './assinatura.ts';
import { chavesPublicas, erros } from './esquemas.ts';

export interface ConfigStark {
  /** Up to and including the version: `https://api.starkbank.com/v2`. */
  readonly urlBase: string;
  /** `project/5656565656565656`. */
  readonly acesso: string;
  /** The private key, in PEM. */
  readonly chave: string;
  readonly webhook: ConfigWebhook;
}

/** The provider's own program waits this long. */
const POLITICA = { tempoLimiteMs: 15_000 };
/** The most that one list carries, and the most pages of one question. */
export const POR_PAGINA = 100;
const MAXIMO_DE_PAGINAS = 1_000;
/** Refusals that are about us and not about the request. */
const DE_CREDENCIAL = new Set(['invalidSignature', 'invalidAccessId', 'invalidAccessTime', 'invalidCredentials']);

type Leitura = Omit<ChamadaHttp, 'repetivel' | 'metodo'>;
type Paginas = {
  readonly operacao: string;
  readonly caminho: string;
  readonly query: Readonly<Record<string, string>>;
};

/** Calls of Stark Bank's API v2. Every request is signed over the very bytes that are sent. */
export interface ClienteStark {
  readonly chamar: (chamada: Omit<ChamadaHttp, 'repetivel'> & { readonly repetivel?: false }) => Promise<RespostaJson>;
  /** A question, and its answer by its reader. */
  readonly ler: <Valor>(chamada: Leitura, leitor: (corpo: unknown) => Valor) => Promise<Resultado<Valor>>;
  /** Every page of a list; throws for one that does not end. */
  readonly listarTudo: <Pagina extends { readonly cursor?: string | null | undefined }>(
    chamada: Paginas,
    lerPagina: (corpo: unknown) => Pagina,
  ) => Promise<Resultado<readonly Pagina[]>>;
}

/** `gateway` names the calls in logs and has a breaker of its own. */
export function criarClienteStark(gateway: string, config: ConfigStark, dependencias: Dependencias): ClienteStark {
  const chave = createPrivateKey(config.chave);
  const { agora } = dependencias;
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia(gateway, { ...dependencias, politica: { ...POLITICA, ...dependencias.politica } }),
    assinar: (corpo) => {
      const hora = String(Math.floor(Date.now() / 1_000));
      const texto = `${config.acesso}:${hora}:${corpo}`;
      return { 'access-id': config.acesso, 'access-time': hora, 'access-signature': assinarTexto(texto, chave) };
    },
  });
  const chamar: ClienteStark['chamar'] = async (chamada) => {
    const hora = agora === undefined ? {} : { [CABECALHOS.agora]: agora() };
    return await cliente({ repetivel: true, ...chamada, cabecalhos: { 'accept-language': 'pt-BR', ...hora } });
  };
  const ler: ClienteStark['ler'] = async (chamada, leitor) =>
    await comoResultado(async () => responder(await chamar({ metodo: 'GET', ...chamada }), leitor));

  const listarTudo: ClienteStark['listarTudo'] = async <Pagina extends { readonly cursor?: string | null | undefined }>(
    chamada: Paginas,
    lerPagina: (corpo: unknown) => Pagina,
  ) => {
    const paginas: Pagina[] = [];
    let cursor: string | null | undefined;
    for (let n = 0; n < MAXIMO_DE_PAGINAS; n += 1) {
      const query = { limit: String(POR_PAGINA), ...chamada.query, ...(cursor ? { cursor } : {}) };
      const r = await ler({ ...chamada, query }, lerPagina);
      if (r.situacao !== 'ok') return r;
      paginas.push(r.valor);
      cursor = r.valor.cursor;
      if (!cursor) return ok(paginas);
    }
    throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  };
  return { chamar, ler, listarTudo };
}

/** The provider's answer: what its reader made of it, or its refusal. */
export function responder<Valor>({ status, corpo }: RespostaJson, ler: (corpo: unknown) => Valor): Resultado<Valor> {
  if (status < HTTP.pedidoInvalido) return ok(ler(corpo));
  if (status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  const [primeiro] = erros.safeParse(corpo).data?.errors ?? [];
  const codigo = primeiro?.code ?? `http${status}`;
  if (status === HTTP.semPermissao || DE_CREDENCIAL.has(codigo))
    return { situacao: 'indisponivel', motivo: 'credencial' };
  return recusado(codigo, primeiro?.message);
}

/** Asks for the public key that signs the provider's notices. */
export async function buscarChave({ ler }: Pick<ClienteStark, 'ler'>): Promise<string | undefined> {
  const r = await ler({ operacao: 'buscarChave', caminho: '/public-key', query: { limit: '1' } }, (corpo) =>
    interpretar(chavesPublicas, corpo),
  );
  return r.situacao === 'ok' ? r.valor.publicKeys[0]?.content : undefined;
}
