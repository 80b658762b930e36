import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

/** Lotteries and Plus are on in the demonstration: one operator proposes it and another approves, as in service (REGRAS 2.12, 2.15, 2.32). */
export async function ligarLoterias(
  { aplicacao, agora }: MundoPassado,
  { propoe, aprova }: { readonly propoe: Gente; readonly aprova: Gente },
): Promise<void> {
  await aplicacao.deps.db
    .insertInto('regras')
    .values({
      versao: 2,
      vigente_desde: agora(),
      valores: JSON.stringify({ loterias: { ligada: true }, plus: { ligado: true } }),
      proposta_por: propoe.id,
      aprovada_por: aprova.id,
    })
    .execute();
  await aplicacao.relerRegras();
}
