import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

/** An hour in which Pix were slow, told to everybody and over. */
export async function semearIncidente(mundo: MundoPassado, suporte: Gente): Promise<void> {
  const { id } = await mundo.chamar(
    'createIncidente',
    {
      titulo: 'Pagamentos por Pix demorando',
      partes: ['pagamentos'],
      texto:
        'Alguns pagamentos por Pix levam mais que o normal para aparecer. Nenhum valor se perdeu. Não pague de novo.',
    },
    suporte,
  );
  await mundo.andar(1);
  const texto = 'O banco voltou ao normal. Todos os pagamentos feitos nesse tempo já apareceram.';
  await mundo.chamar('atualizarIncidente', { id, etapa: 'resolvido', texto }, suporte);
}
