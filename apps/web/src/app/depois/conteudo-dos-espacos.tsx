import { lazy, Suspense } from 'react';
import { definirConteudoDosEspacos } from '../../ui/campanha/espaco.tsx';
import { FAIXA } from '../../ui/campanha/espacos.ts';

const FaixaEspecial = lazy(() =>
  import('../../features/marketing/components/faixa-especial.tsx').then((m) => ({ default: m.FaixaEspecial })),
);
const Banners = lazy(() =>
  import('../../features/marketing/components/banners.tsx').then((m) => ({ default: m.Banners })),
);

/** Features of the web do not meet: here the places in their pages are given to who fills them. */
export function encherEspacos(): void {
  definirConteudoDosEspacos(Conteudo);
}

function Conteudo({ tag }: { tag: string }) {
  return <Suspense fallback={null}>{tag === FAIXA ? <FaixaEspecial /> : <Banners tag={tag} />}</Suspense>;
}
