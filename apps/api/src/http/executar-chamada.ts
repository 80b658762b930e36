import { HTTP } from '@rateia/domain/http';
import type { Contexto, ContextoUsuario } from './contexto.ts';
import { comIdempotencia, comIdempotenciaPreparada, comIdempotenciaPublica } from './idempotencia.ts';
import type { RotaMontada, Servico } from './rotas.ts';

/** Does what a call asks for, once per key where its row says so, and gives its answer as the contract has it. */
export async function executar(
  ctx: Contexto | ContextoUsuario,
  { rota, entrada }: { readonly rota: RotaMontada; readonly entrada: Record<string, unknown> },
): Promise<{ readonly status: number; readonly corpo: string }> {
  const { nome, servico, chamada } = rota;
  if (servico.tipo === 'preparada') {
    if (!('usuario' in ctx)) throw new Error(`${nome} keeps a file for somebody without a session`);
    return await comIdempotenciaPreparada(ctx, nome, async () => {
      const concluir = await servico.preparar(ctx, entrada);
      return async (trx) => paraTexto(rota, await concluir(trx));
    });
  }
  const fazer = manipuladorDe(nome, servico);
  if (chamada.idempotente === true && 'usuario' in ctx) {
    return await comIdempotencia(ctx, nome, async (trx) => paraTexto(rota, await fazer({ ...ctx, db: trx }, entrada)));
  }
  if (chamada.idempotente === true) {
    return await comIdempotenciaPublica(ctx, nome, async (trx) =>
      paraTexto(rota, await fazer({ ...ctx, db: trx }, entrada)),
    );
  }
  return paraTexto(rota, await fazer(ctx, entrada));
}

/** The handler of a call that is done in one step and answers once. */
export function manipuladorDe(nome: string, servico: Servico) {
  if (servico.tipo !== 'simples') throw new Error(`${nome} is not done in one step`);
  return servico.executar;
}

/** Only the fields of the contract leave the server. */
function paraTexto(rota: RotaMontada, valor: unknown): { readonly status: number; readonly corpo: string } {
  const lido = rota.chamada.response.safeParse(valor);
  if (!lido.success) throw new Error(`answer of ${rota.nome} is not its contract: ${lido.error.message}`);
  return { status: HTTP.ok, corpo: lido.data === undefined ? '' : JSON.stringify(lido.data) };
}
