import type { PinturaAnel } from './anel.tsx';

/** Parts of the ring of a purchase: few enough to stay apart. */
const PARTES = 12;

/** The paid lines as a ring: the deposit in mango, because it still belongs to the payer (DESIGN 1). */
export function anelDaCompra(linhas: readonly { readonly chave: string; readonly valor: number }[]): PinturaAnel[] {
  const pagas = linhas.filter(({ valor }) => valor > 0);
  const total = pagas.reduce((soma, { valor }) => soma + valor, 0);
  if (total === 0) return Array.from({ length: PARTES }, () => 'cheia');
  function deLinha(chave: string): number {
    const valor = pagas.filter((linha) => linha.chave === chave).reduce((soma, linha) => soma + linha.valor, 0);
    return valor === 0 ? 0 : Math.max(1, Math.round((valor / total) * PARTES));
  }
  const suas = Math.min(PARTES, deLinha('caucao') + deLinha('saldo'));
  return [
    ...Array.from({ length: PARTES - suas }, (): PinturaAnel => 'cheia'),
    ...Array.from({ length: suas }, (): PinturaAnel => 'sua'),
  ];
}
