import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { paraSimular } from '../passos.ts';
import { novoGrupoQueries } from '../queries.ts';
import type { RascunhoGrupo } from '../rascunho.ts';

const ESPERA_MS = 250;

/** The numbers of the draft as the server computes them, renewed while the price is typed. */
export function useSimulacao(rascunho: RascunhoGrupo) {
  const [valor] = useDebouncedValue(rascunho.valor, ESPERA_MS);
  return useQuery(novoGrupoQueries.simulacao(paraSimular({ ...rascunho, valor })));
}
