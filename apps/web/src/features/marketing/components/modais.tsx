import { MODAL_DEPOIS_DE_MS } from '@rateia/domain/constantes';
import { alcancaPagina } from '@rateia/domain/marketing/rotas-da-campanha';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { anotarMostrado, mostradoHoje } from '../mostrado-hoje.ts';
import { marketingQueries } from '../queries.ts';

type Modal = RespostaDe<'getModal'>['itens'][number];

const ModalAberto = lazy(() => import('./modal-aberto.tsx').then((m) => ({ default: m.ModalAberto })));

/** Marketing modals (spec 1, §4): a second after a page that one is for, once a day each, one on a page. */
export function Modais() {
  const caminho = useLocation({ select: ({ pathname }) => pathname });
  const comCabecalho = useMatches({ select: (partes) => partes.at(-1)?.staticData.rota?.header === true });
  const modais = useQuery(marketingQueries.modais()).data?.itens;
  const [aberto, setAberto] = useState<{ modal: Modal; em: string }>();
  useEffect(() => {
    const daPagina = modais?.filter(({ rotas }) => alcancaPagina(rotas, { caminho, comCabecalho })) ?? [];
    if (daPagina.length === 0) return undefined;
    return depoisDeUmTempo(async () => {
      const proximo = await primeiroDeHoje(daPagina);
      if (proximo === undefined) return;
      await anotarMostrado(proximo.id);
      setAberto({ modal: proximo, em: caminho });
    });
  }, [modais, caminho, comCabecalho]);
  // It is of the page it came on: whoever goes elsewhere leaves it behind.
  if (aberto?.em !== caminho) return null;
  return (
    <Suspense fallback={null}>
      <ModalAberto key={aberto.modal.id} modal={aberto.modal} aoFechar={() => setAberto(undefined)} />
    </Suspense>
  );
}

async function primeiroDeHoje(modais: readonly Modal[]): Promise<Modal | undefined> {
  for (const modal of modais) if (!(await mostradoHoje(modal.id))) return modal;
  return undefined;
}

/** Does it when the time has come and the person is free; answers how to give it up. */
function depoisDeUmTempo(faz: () => Promise<void>): () => void {
  let espera = setTimeout(tentar, MODAL_DEPOIS_DE_MS);
  function tentar(): void {
    if (pessoaOcupada()) espera = setTimeout(tentar, MODAL_DEPOIS_DE_MS);
    else void faz();
  }
  return () => clearTimeout(espera);
}

/** Somebody who answers a dialog, or writes, is not interrupted; nor is a page that nobody looks at. */
function pessoaOcupada(): boolean {
  const escrevendo = document.activeElement?.matches('input, textarea, select') === true;
  return escrevendo || document.hidden || document.querySelector('dialog[open], [popover]:popover-open') !== null;
}
