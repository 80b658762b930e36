import { queryOptions } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { consulta } from '../../lib/consultas.ts';

export type Exportacao = RespostaDe<'getExportacoes'>['itens'][number];
export type Exclusao = RespostaDe<'getExclusao'>;
export type Politica = RespostaDe<'getPoliticas'>['politicas'][number];

const DOIS_SEGUNDOS = 2000;

/** What the privacy screens read. */
export const privacidadeQueries = {
  dados: () => consulta('getDadosGuardados'),
  politicas: () => consulta('getPoliticas'),
  aceites: () => consulta('getAceites'),
  marketing: () => consulta('getPoliticaMarketing'),
  exclusao: () => consulta('getExclusao'),
  /** Asked for again while a copy is being made. */
  exportacoes: () =>
    queryOptions({
      ...consulta('getExportacoes'),
      refetchInterval: ({ state }) =>
        state.data?.itens.some(({ estado }) => estado === 'pedida' || estado === 'gerando') === true
          ? DOIS_SEGUNDOS
          : false,
    }),
};
