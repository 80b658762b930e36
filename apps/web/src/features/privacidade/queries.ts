import * as chamadas from '@rateia/contracts/chamadas';
import { queryOptions } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { consulta, consultaSeguida } from '../../lib/consultas.ts';
import { POLLING_MS } from '../../lib/um-por-vez.ts';

export type Exportacao = RespostaDe<'getExportacoes'>['itens'][number];
export type Exclusao = RespostaDe<'getExclusao'>;
export type ConsentimentoBiometrico = RespostaDe<'getConsentimentoBiometrico'>;
export type Politica = RespostaDe<'getPoliticas'>['politicas'][number];

/** The queries of the privacy screens. */
export const privacidadeQueries = {
  dados: () => consulta(chamadas.getDadosGuardados),
  politicas: () => consulta(chamadas.getPoliticas),
  aceites: () => consulta(chamadas.getAceites),
  marketing: () => consulta(chamadas.getPoliticaMarketing),
  exclusao: () => consulta(chamadas.getExclusao),
  consentimentoBiometrico: () => consulta(chamadas.getConsentimentoBiometrico),
  /** Asked for again while a copy is being made. */
  exportacoes: () =>
    queryOptions({
      ...consultaSeguida(chamadas.getExportacoes),
      refetchInterval: ({ state }) =>
        state.data?.itens.some(({ estado }) => estado === 'pedida' || estado === 'gerando') === true
          ? POLLING_MS
          : false,
    }),
};
