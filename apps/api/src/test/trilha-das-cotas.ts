import { MAQUINA_COTA } from '@rateia/domain/loterias/cota';
import { sql } from 'kysely';
import type { ComBanco } from './trilha-das-vagas.ts';
import { faltasDaTrilha } from './trilhas.ts';

/** Fails unless the trail of every cota starts free, has no gap and ends in the state of the cota (CONFIABILIDADE 1.10). */
export async function conferirTrilhaDasCotas({ aplicacao }: ComBanco): Promise<void> {
  const faltas = await faltasDaTrilha(aplicacao.deps.db, {
    entidade: 'cota',
    coisa: sql`entidade_id || '/' || (dados->>'numero')`,
    agora: sql`select bolao_id || '/' || numero as coisa, estado from cotas`,
    linhas: MAQUINA_COTA.transicoes,
    nasce: 'livre',
  });
  if (faltas.length > 0) throw new Error(`trails broken: ${faltas.join('; ')}`);
}
