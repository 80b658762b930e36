import { Suspense } from 'react';
import { parteDispensavel } from '../../lib/pedacos.ts';
import { definirConteudoDosEspacos } from '../../ui/campanha/espaco.tsx';
import { FAIXA } from '../../ui/campanha/espacos.ts';

const FaixaEspecial = parteDispensavel(
  async () => (await import('../../features/marketing/components/faixa-especial.tsx')).FaixaEspecial,
);
const Banners = parteDispensavel(async () => (await import('../../features/marketing/components/banners.tsx')).Banners);

/** Features of the web do not meet: here the places in their pages are given to the feature that fills them. */
export function encherEspacos(): void {
  definirConteudoDosEspacos(Conteudo);
}

function Conteudo({ tag }: { readonly tag: string }) {
  return <Suspense fallback={null}>{tag === FAIXA ? <FaixaEspecial /> : <Banners tag={tag} />}</Suspense>;
}
