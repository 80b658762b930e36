import { alcancaPagina } from '@rateia/domain/marketing/rotas-da-campanha';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { anotarFalta, parteDispensavel } from '../../../lib/pedacos.ts';
import { depoisDeUmTempo } from '../depois-de-um-tempo.ts';
import { marketingQueries } from '../queries.ts';

type Modal = RespostaDe<'getModal'>['itens'][number];

const ModalAberto = parteDispensavel(async () => (await import('./modal-aberto.tsx')).ModalAberto);

/** Marketing modals (spec 1, §4): a second after a page that one is for, once a day each, one on a page. */
export function Modais() {
  const caminho = useLocation({ select: ({ pathname }) => pathname });
  const comCabecalho = useMatches({ select: (partes) => partes.at(-1)?.staticData.rota?.header === true });
  const modais = useQuery(marketingQueries.modais()).data?.itens;
  const [aberto, setAberto] = useState<{ readonly modal: Modal; readonly em: string }>();
  useEffect(() => {
    const daPagina = modais?.filter(({ rotas }) => alcancaPagina(rotas, { caminho, comCabecalho })) ?? [];
    if (daPagina.length === 0) return undefined;
    let aqui = true;
    const parar = depoisDeUmTempo(async () => {
      const proximo = await primeiroDeHoje(daPagina).catch(anotarFalta);
      if (aqui && proximo !== undefined) setAberto({ modal: proximo, em: caminho });
    });
    return () => {
      aqui = false;
      parar();
    };
  }, [modais, caminho, comCabecalho]);
  // The modal belongs to the page it came on: a person who goes elsewhere leaves it behind, and does not find it there
  // again.
  const emOutra = aberto !== undefined && aberto.em !== caminho;
  useEffect(() => {
    if (emOutra) setAberto(undefined);
  }, [emOutra]);
  if (aberto?.em !== caminho) return null;
  return (
    <Suspense fallback={null}>
      <ModalAberto key={aberto.modal.id} modal={aberto.modal} aoFechar={() => setAberto(undefined)} />
    </Suspense>
  );
}

/** The module that knows the day is loaded only where there is a modal to show. */
async function primeiroDeHoje(modais: readonly Modal[]): Promise<Modal | undefined> {
  return (await import('../primeiro-de-hoje.ts')).primeiroDeHoje(modais);
}
