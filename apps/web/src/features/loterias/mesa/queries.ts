import * as chamadas from '@rateia/contracts/chamadas';
import type { EstadoBolao } from '@rateia/domain/loterias/bolao';
import { keepPreviousData } from '@tanstack/react-query';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Pools as the operation sees them, by state and page, and one of them with its bets and receipts. */
export const mesaDosBoloesQueries = {
  lista: ({ estado, pagina }: { readonly estado: EstadoBolao | undefined; readonly pagina: number }) => ({
    ...daFila(
      consulta(chamadas.listBoloesDaOperacao, { query: { pagina, ...(estado === undefined ? {} : { estado }) } }),
    ),
    placeholderData: keepPreviousData,
  }),
  /** The next concursos change with each draw. */
  moldes: () => consulta(chamadas.listMoldes),
  bolao: (id: number) => daFila(consulta(chamadas.getBolaoDaOperacao, { params: { id } })),
};
