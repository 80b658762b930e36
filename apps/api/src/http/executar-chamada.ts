import type { Chamada } from '@rateia/contracts/chamada';
import { HTTP } from '@rateia/domain/http';
import type { Contexto, ContextoUsuario } from './contexto.ts';
import { comIdempotencia, comIdempotenciaPreparada, comIdempotenciaPublica } from './idempotencia.ts';
import type { Conclusao, RotaMontada } from './rotas.ts';

/** Does what a call asks for, once per key where its row says so, and gives its answer as the contract has it. */
export const executar = async (
  ctx: Contexto | ContextoUsuario,
  { rota, entrada }: { readonly rota: RotaMontada; readonly entrada: Record<string, unknown> },
): Promise<{ status: number; corpo: string }> => {
  const fazer = rota.executar as (ctx: Contexto, entrada: Record<string, unknown>) => Promise<unknown>;
  if (rota.preparada && 'usuario' in ctx) {
    const preparar = rota.executar as (ctx: Contexto, entrada: Record<string, unknown>) => Promise<Conclusao<Chamada>>;
    return await comIdempotenciaPreparada(ctx, rota.nome, async () => {
      const concluir = await preparar(ctx, entrada);
      return async (trx) => paraTexto(rota, await concluir(trx));
    });
  }
  if (rota.chamada.idempotente === true && 'usuario' in ctx) {
    return await comIdempotencia(ctx, rota.nome, async (trx) =>
      paraTexto(rota, await fazer({ ...ctx, db: trx }, entrada)),
    );
  }
  if (rota.chamada.idempotente === true) {
    return await comIdempotenciaPublica(ctx, rota.nome, async (trx) =>
      paraTexto(rota, await fazer({ ...ctx, db: trx }, entrada)),
    );
  }
  return paraTexto(rota, await fazer(ctx, entrada));
};

/** Only the fields of the contract leave the server. */
const paraTexto = (rota: RotaMontada, valor: unknown): { status: number; corpo: string } => {
  const lido = rota.chamada.response.safeParse(valor);
  if (!lido.success) throw new Error(`answer of ${rota.nome} is not its contract: ${lido.error.message}`);
  return { status: HTTP.ok, corpo: lido.data === undefined ? '' : JSON.stringify(lido.data) };
};
