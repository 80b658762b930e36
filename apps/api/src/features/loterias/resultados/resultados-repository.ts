import type { Instante } from '@rateia/domain/datas';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { ProximoConcurso } from '../../../gateways/resultados/port.ts';

/** The word of one source on a concurso. */
export type Recebido = { readonly fonte: 'oficial' | 'alternativa'; readonly resultado: Resultado };

/** Keeps the last word of a source about a concurso. */
export async function guardarRecebido(
  trx: Trx,
  { fonte, resultado, em }: Recebido & { readonly em: Instante },
): Promise<void> {
  const texto = JSON.stringify(resultado);
  await trx
    .insertInto('resultados_recebidos')
    .values({ loteria: resultado.loteria, concurso: resultado.concurso, fonte, resultado: texto, recebido_em: em })
    .onConflict((oc) => oc.columns(['loteria', 'concurso', 'fonte']).doUpdateSet({ resultado: texto, recebido_em: em }))
    .execute();
}

export async function acharRecebidos(
  db: Executor,
  { loteria, concurso }: Pick<Resultado, 'loteria' | 'concurso'>,
): Promise<readonly { readonly resultado: Resultado }[]> {
  return await db
    .selectFrom('resultados_recebidos')
    .select(sql<Resultado>`resultado`.as('resultado'))
    .where('loteria', '=', loteria)
    .where('concurso', '=', concurso)
    .execute();
}

/** A result on which both agree is written once and stays. */
export async function guardarConferido(
  trx: Trx,
  {
    resultado,
    proximo,
    em,
  }: { readonly resultado: Resultado; readonly proximo: ProximoConcurso; readonly em: Instante },
): Promise<void> {
  await trx
    .insertInto('resultados')
    .values({
      loteria: resultado.loteria,
      concurso: resultado.concurso,
      sorteado_em: resultado.data,
      resultado: JSON.stringify(resultado),
      proximo_em: proximo.data ?? null,
      premio_estimado: proximo.premioEstimado ?? null,
      acumulado: proximo.acumulado,
      conferido_em: em,
    })
    .onConflict((oc) => oc.columns(['loteria', 'concurso']).doNothing())
    .execute();
}

/** The concursos before one that have no agreed result yet, the newest first. */
export async function faltamAntesDe(
  db: Executor,
  { loteria, concurso, quantos }: { readonly loteria: string; readonly concurso: number; readonly quantos: number },
): Promise<readonly number[]> {
  const linhas = await db
    .selectFrom('resultados')
    .select('concurso')
    .where('loteria', '=', loteria)
    .where('concurso', '>', concurso - quantos)
    .execute();
  const conhecidos = new Set(linhas.map((linha) => linha.concurso));
  return Array.from({ length: quantos - 1 }, (_, i) => concurso - 1 - i).filter((n) => n > 0 && !conhecidos.has(n));
}
