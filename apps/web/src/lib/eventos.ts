import { ErroRede } from './erros-api.ts';
import { renovarSeVencida } from './renovacao.ts';
import { cabecalhosDe } from './requisicao.ts';
import { session } from './session.ts';

/**
 * Reads a stream of events until it ends or is aborted. The token goes in a header, not in the address as the browser's
 * own EventSource would have it.
 */
export async function lerEventos(
  url: string,
  { aoReceber, signal }: { aoReceber: (dados: unknown) => void; signal: AbortSignal },
): Promise<void> {
  if (!(await renovarSeVencida())) return;
  const resposta = await fetch(url, {
    headers: cabecalhosDe(session.atual()?.token, 'text/event-stream'),
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  if (!resposta.ok || resposta.body === null) throw new ErroRede(new Error(`events answered ${resposta.status}`));
  const leitor = resposta.body.pipeThrough(new TextDecoderStream()).getReader();
  let resto = '';
  for (;;) {
    const { done, value } = await leitor.read();
    if (done) return;
    const { inteiros, sobra } = separar(resto + value);
    resto = sobra;
    for (const dados of inteiros) aoReceber(dados);
  }
}

/** The whole events of a text, and what of the last one has not come yet. A comment, which keeps the line open, is none. */
export function separar(texto: string): { inteiros: unknown[]; sobra: string } {
  const partes = texto.split('\n\n');
  const sobra = partes.pop() ?? '';
  const inteiros = partes.flatMap((parte) => {
    const linha = parte.split('\n').find((candidata) => candidata.startsWith('data: '));
    return linha === undefined ? [] : [JSON.parse(linha.slice('data: '.length)) as unknown];
  });
  return { inteiros, sobra };
}
