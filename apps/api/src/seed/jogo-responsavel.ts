import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

/** People who keep away from the pools, and one who spends less than he may (REGRAS 2.12 Limits). */
export async function semearJogoResponsavel(mundo: MundoPassado, pessoas: readonly Gente[]): Promise<void> {
  const [prudente, emPausa, fora] = pessoas;
  if (prudente !== undefined) await mundo.chamar('updateLimiteDeJogo', { valor: 5_000 }, prudente);
  if (emPausa !== undefined) await mundo.chamar('createAfastamento', { tempo: 'trintaDias' }, emPausa);
  if (fora !== undefined) await mundo.chamar('createAfastamento', { tempo: 'semPrazo' }, fora);
}
