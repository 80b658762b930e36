import { cortarTexto } from '@rateia/domain/letras';
/**
 * Does the same for each item: an item that fails does not stop the others. `para` ends the round. The failures are
 * thrown together at the end, so that the job is seen to have failed.
 */
export async function cadaUm<T>(itens: readonly T[], fazer: (item: T) => Promise<'segue' | 'para'>): Promise<void> {
  const falhas: unknown[] = [];
  for (const item of itens) {
    try {
      if ((await fazer(item)) === 'para') break;
    } catch (erro) {
      falhas.push(erro);
    }
  }
  if (falhas.length > 0) throw new AggregateError(falhas, cortarTexto(falhas.map(emTexto).join('; '), TEXTO_MAXIMO));
}

const TEXTO_MAXIMO = 500;

function emTexto(erro: unknown): string {
  return erro instanceof Error ? erro.message : String(erro);
}
