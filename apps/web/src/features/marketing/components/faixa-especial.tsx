import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { guardarFaixa } from '../../../lib/faixa.ts';
import { parteDispensavel } from '../../../lib/pedacos.ts';
import { marketingQueries } from '../queries.ts';

const Faixa = parteDispensavel(async () => (await import('./faixa.tsx')).Faixa);

/** The top banner of a special lottery, within seven days of its date (spec 1, §2 Navigation and §9). */
export function FaixaEspecial() {
  const especial = useQuery(marketingQueries.loteriaEspecial()).data?.especial;
  useEffect(() => {
    if (especial !== undefined) guardarFaixa(especial?.sorteioEm);
  }, [especial]);
  if (especial === undefined) return null;
  if (especial === null) return <span data-sem-faixa hidden />;
  return (
    <Suspense fallback={null}>
      <Faixa especial={especial} />
    </Suspense>
  );
}
