import type { ServerResponse } from 'node:http';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance } from 'fastify';
import { autenticar } from '../../http/autenticacao.ts';
import type { Deps } from '../../http/deps.ts';
import type { Tokens } from '../../http/tokens.ts';
import { CANAL_NOTIFICACOES } from './anunciar.ts';
import { contarNaoLidas } from './repository.ts';

export const CAMINHO_DOS_EVENTOS = '/api/v1/notificacoes/eventos';
/** Proxies close what is silent; and at each beat the session is looked at again. */
const BATIDA_MS = 25_000;
/** Browsers of one person that may listen at once; one more and the oldest is let go. */
const POR_PESSOA = 8;

/**
 * The stream that tells open pages that the notifications of their person changed, with the counts (spec A§4
 * Notifications). The token travels in a header; a hint to read again, never the only copy of a fact.
 */
export const registrarEventos = (
  app: FastifyInstance,
  { deps, tokens }: { readonly deps: Deps; readonly tokens: Tokens },
): void => {
  const { db, sessoes, avisos, log } = deps;
  const abertos = new Map<number, Set<ServerResponse>>();
  const dizer = async (usuarioId: number): Promise<void> => {
    if (!abertos.has(usuarioId)) return;
    const texto = evento(await contarNaoLidas(db, usuarioId));
    for (const saida of abertos.get(usuarioId) ?? []) escrever(saida, texto);
  };
  avisos.ouvir(CANAL_NOTIFICACOES, (texto) => {
    // Empty after a lost connection: everybody is told, for anything may have been missed.
    for (const id of texto === '' ? [...abertos.keys()] : [Number(texto)])
      dizer(id).catch((err: unknown) => log.warn({ err }, 'notification event not sent'));
  });
  app.get(CAMINHO_DOS_EVENTOS, async (pedido, resposta) => {
    const sessao = await autenticar(pedido.headers, { tokens, sessoes });
    resposta.hijack();
    const saida = resposta.raw;
    // Who hung up while he was being known is told of no more: nothing is kept for him.
    if (saida.destroyed) return;
    const meus = abertos.get(sessao.id) ?? new Set<ServerResponse>();
    abertos.set(sessao.id, meus.add(saida));
    if (meus.size > POR_PESSOA) meus.values().next().value?.end();
    const batida = setInterval(() => {
      sessoes.ler(sessao.sessaoId).then(
        (viva) => (viva === null ? saida.end() : escrever(saida, ': \n\n')),
        () => saida.end(),
      );
    }, BATIDA_MS);
    // Before anything is waited for: a page may hang up at any time, and its end is told once.
    saida.once('close', () => {
      clearInterval(batida);
      meus.delete(saida);
      if (meus.size === 0) abertos.delete(sessao.id);
    });
    saida.writeHead(HTTP.ok, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // Nothing follows a stream on its connection: when it ends, a server that stops waits for nobody.
      connection: 'close',
      'x-content-type-options': 'nosniff',
    });
    try {
      // Counted when it already listens: what happens in between is told twice rather than not at all.
      escrever(saida, evento(await contarNaoLidas(db, sessao.id)));
    } catch (err) {
      log.warn({ err }, 'notification stream not begun');
      saida.end();
    }
  });
  app.addHook('preClose', async () => {
    for (const saidas of abertos.values()) for (const saida of saidas) saida.end();
  });
};

const escrever = (saida: ServerResponse, texto: string): void => {
  if (!saida.destroyed && !saida.writableEnded) saida.write(texto);
};

const evento = (contagens: Awaited<ReturnType<typeof contarNaoLidas>>): string =>
  `event: notificacoes\ndata: ${JSON.stringify({ contagens })}\n\n`;
