import { useQuery } from '@tanstack/react-query';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { loteriasQueries } from '../queries.ts';

/** No draw is shown: to a person who is away because he asked for it, to the others because the pools have not opened. */
export function SemSorteios() {
  const { data } = useQuery(loteriasQueries.jogoResponsavel());
  if (data !== undefined && data.afastamento !== null)
    return (
      <Vazio titulo="Você está longe dos bolões" detalhe="Foi um pedido seu. Até ele terminar, nada aparece aqui." />
    );
  return (
    <Vazio titulo="Os bolões ainda não abriram" detalhe="Quando abrirem, os sorteios e os bolões aparecem aqui." />
  );
}
