import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { marketingQueries } from '../queries.ts';

const Faixa = lazy(() => import('./faixa.tsx').then((m) => ({ default: m.Faixa })));

/** The top banner of a special lottery, within seven days of its date (spec 1, §2 Navigation and §9). */
export function FaixaEspecial() {
  const especial = useQuery(marketingQueries.loteriaEspecial()).data?.especial;
  if (especial === undefined || especial === null) return null;
  return (
    <Suspense fallback={null}>
      <Faixa especial={especial} />
    </Suspense>
  );
}
