import type { ServerResponse } from 'node:http';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance } from 'fastify';
import { autenticar } from '../../http/autenticacao.ts';
import type { Deps } from '../../http/deps.ts';
import { CANAL_SESSAO } from '../../http/sessoes.ts';
import type { Tokens } from '../../http/tokens.ts';
import { CANAL_NOTIFICACOES } from './anunciar.ts';
import { contarNaoLidas } from './repository.ts';

export const CAMINHO_DOS_EVENTOS = '/api/v1/notificacoes/eventos';
/** Proxies close what is silent; at each beat the session is looked at again, for a notice of its end may be missed. */
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
  const daSessao = new Map<string, Set<ServerResponse>>();
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
  const encerrarSeAcabou = async (sessaoId: string): Promise<void> => {
    if (!daSessao.has(sessaoId) || (await sessoes.ler(sessaoId)) !== null) return;
    for (const saida of daSessao.get(sessaoId) ?? []) saida.end();
  };
  // Said by whichever process ended or changed it; what is remembered of it was forgotten before (record 011). After a lost
  // connection anything may have been missed, and the beats find it: not all of them at one moment.
  avisos.ouvir(CANAL_SESSAO, (sessaoId) => {
    encerrarSeAcabou(sessaoId).catch((err: unknown) => log.warn({ err }, 'session of a stream not read'));
  });
  app.get(CAMINHO_DOS_EVENTOS, async (pedido, resposta) => {
    const sessao = await autenticar(pedido.headers, { tokens, sessoes });
    resposta.hijack();
    const saida = resposta.raw;
    // Who hung up while he was being known is told of no more: nothing is kept for him.
    if (saida.destroyed) return;
    const meus = abertos.get(sessao.id) ?? new Set<ServerResponse>();
    abertos.set(sessao.id, meus.add(saida));
    const { sessaoId } = sessao;
    const destaSessao = daSessao.get(sessaoId) ?? new Set<ServerResponse>();
    daSessao.set(sessaoId, destaSessao.add(saida));
    if (meus.size > POR_PESSOA) meus.values().next().value?.end();
    const batida = setInterval(() => {
      sessoes.ler(sessaoId).then(
        (viva) => (viva === null ? saida.end() : escrever(saida, ': \n\n')),
        () => saida.end(),
      );
    }, BATIDA_MS);
    // Before anything is waited for: a page may hang up at any time, and its end is told once.
    saida.once('close', () => {
      clearInterval(batida);
      meus.delete(saida);
      if (meus.size === 0) abertos.delete(sessao.id);
      destaSessao.delete(saida);
      if (destaSessao.size === 0) daSessao.delete(sessaoId);
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
      // Read and counted when it already listens: what happens in between is told twice rather than not at all.
      await encerrarSeAcabou(sessaoId);
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
