import { ErroRede } from './erros-api.ts';
import { renovarSeVencida } from './renovacao.ts';
import { cabecalhosDe } from './requisicao.ts';
import { sessaoAtual } from './sessao.ts';

/**
 * The server writes a line every 25 s. A connection that is silent for longer is broken, or a proxy holds its lines
 * back.
 */
const SILENCIO_MS = 60_000;

/**
 * Reads a stream of events until it ends or is aborted, or is silent for too long, which is a failure. The token goes in
 * a header, not in the address as the browser's own EventSource would have it. False when there is no session to ask with.
 */
export async function lerEventos(
  url: string,
  { aoReceber, signal }: { readonly aoReceber: (dados: unknown) => void; readonly signal: AbortSignal },
): Promise<boolean> {
  if (!(await renovarSeVencida())) return false;
  const resposta = await fetch(url, {
    headers: cabecalhosDe(sessaoAtual.atual()?.token, 'text/event-stream'),
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  if (!resposta.ok || resposta.body === null) throw new ErroRede(new Error(`events answered ${resposta.status}`));
  const leitor = resposta.body.pipeThrough(new TextDecoderStream()).getReader();
  let resto = '';
  for (;;) {
    const { done, value } = await comLimite(leitor);
    if (done) return true;
    const { inteiros, sobra } = separar(resto + value);
    resto = sobra;
    for (const dados of inteiros) aoReceber(dados);
  }
}

async function comLimite(leitor: ReadableStreamDefaultReader<string>): Promise<ReadableStreamReadResult<string>> {
  let alarme: ReturnType<typeof setTimeout> | undefined;
  const silencio = new Promise<never>((_resolver, rejeitar) => {
    alarme = setTimeout(() => rejeitar(new ErroRede(new Error('events fell silent'))), SILENCIO_MS);
  });
  try {
    return await Promise.race([leitor.read(), silencio]);
  } catch (erro) {
    // The connection is closed: late lines are not read.
    void leitor.cancel().catch(() => undefined);
    throw erro;
  } finally {
    clearTimeout(alarme);
  }
}

/**
 * The whole events of a text, and the part of the last one that has come so far. A comment, which keeps the line open,
 * is no event.
 */
export function separar(texto: string): { readonly inteiros: unknown[]; readonly sobra: string } {
  const partes = texto.split('\n\n');
  const sobra = partes.pop() ?? '';
  const inteiros = partes.flatMap((parte) => {
    const linha = parte.split('\n').find((candidata) => candidata.startsWith('data: '));
    return linha === undefined ? [] : [JSON.parse(linha.slice('data: '.length)) as unknown];
  });
  return { inteiros, sobra };
}
