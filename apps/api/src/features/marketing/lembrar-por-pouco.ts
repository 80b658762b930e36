const VALE_MS = 30_000;
const LIMITE = 1_000;

/**
 * Answers of the last half minute, so that an address that everybody opens at once, or one robot opens all day, is looked
 * up twice a minute. Emptied when full: nobody fills the memory with addresses.
 */
export function lembrarPorPouco<T>(
  parede: () => number,
  achar: (chave: string) => Promise<T>,
): (chave: string) => Promise<T> {
  const lembrados = new Map<string, { readonly ate: number; readonly valor: Promise<T> }>();
  return async (chave) => {
    const lembrado = lembrados.get(chave);
    if (lembrado !== undefined && lembrado.ate > parede()) return await lembrado.valor;
    if (lembrados.size >= LIMITE) lembrados.clear();
    const valor = achar(chave);
    lembrados.set(chave, { ate: parede() + VALE_MS, valor });
    // A failure is not remembered: the next caller asks again.
    valor.catch(() => lembrados.delete(chave));
    return await valor;
  };
}
