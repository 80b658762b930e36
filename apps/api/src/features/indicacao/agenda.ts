import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';

/** Writes down, follows and credits referrals (REGRAS 2.13). */
export const CONFERIR_INDICACOES = tarefa('conferirIndicacoes');

/** It runs later, so that the request takes as long for an unknown contact as for a known one. */
export const CONVIDAR_POR_CONTATO = tarefa(
  'convidarPorContato',
  leva<{ readonly usuarioId: number; readonly contatoCifrado: string; readonly relacionamento: number }>(),
);
