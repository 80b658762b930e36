import type { FastifyReply } from 'fastify';
import type { Contexto, ContextoUsuario } from './contexto.ts';
import type { AbrirFluxo, Fluxo } from './fluxo-de-eventos.ts';
import type { RotaMontada } from './rotas.ts';

/** An open stream has no other answer: a stream that cannot begin is ended, and the page asks again. */
export const transmitirEventos = async (
  resposta: FastifyReply,
  ctx: Contexto | ContextoUsuario,
  p: {
    readonly rota: RotaMontada;
    readonly entrada: Record<string, unknown>;
    readonly abrirFluxo: AbrirFluxo;
  },
): Promise<FastifyReply> => {
  const fluxo = p.abrirFluxo(resposta, p.rota.chamada);
  if (fluxo === undefined) return resposta;
  const comecar = p.rota.executar as (ctx: Contexto, entrada: Record<string, unknown>, fluxo: Fluxo) => Promise<void>;
  try {
    await comecar(ctx, p.entrada, fluxo);
  } catch (err) {
    ctx.deps.log.warn({ err }, 'stream not begun');
    fluxo.encerrar();
  }
  return resposta;
};
