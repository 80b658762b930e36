import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { parteDispensavel } from '../../../lib/pedacos.ts';
import { storage } from '../../../lib/storage.ts';
import { marketingQueries } from '../queries.ts';

const Faixa = parteDispensavel(async () => (await import('./faixa.tsx')).Faixa);

/** The top banner of a special lottery, within seven days of its date (spec 1, §2 Navigation and §9). */
export function FaixaEspecial() {
  const especial = useQuery(marketingQueries.loteriaEspecial()).data?.especial;
  useEffect(() => {
    // The next page has its place from its first paint on.
    if (especial !== undefined) storage.set('faixa', especial === null ? 0 : Date.parse(especial.sorteioEm));
  }, [especial]);
  if (especial === undefined) return null;
  if (especial === null) return <span data-sem-faixa hidden />;
  return (
    <Suspense fallback={null}>
      <Faixa especial={especial} />
    </Suspense>
  );
}
