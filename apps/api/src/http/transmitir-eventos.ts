import type { Chamada } from '@rateia/contracts/chamada';
import type { FastifyReply } from 'fastify';
import type { Contexto, ContextoUsuario } from './contexto.ts';
import type { AbrirFluxo } from './fluxo-de-eventos.ts';
import type { ComEventos } from './rotas.ts';

/** An open stream has no other answer: a stream that cannot begin is ended, and the page asks again. */
export async function transmitirEventos(
  resposta: FastifyReply,
  ctx: Contexto | ContextoUsuario,
  p: {
    readonly chamada: Chamada;
    readonly servico: ComEventos<Chamada>;
    readonly entrada: Record<string, unknown>;
    readonly abrirFluxo: AbrirFluxo;
  },
): Promise<FastifyReply> {
  const fluxo = p.abrirFluxo(resposta, p.chamada);
  if (fluxo === undefined) return resposta;
  try {
    await p.servico.eventos(ctx, p.entrada, fluxo);
  } catch (err) {
    ctx.deps.log.warn({ err }, 'stream not begun');
    fluxo.encerrar();
  }
  return resposta;
}
