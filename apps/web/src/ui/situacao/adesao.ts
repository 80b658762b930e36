import { ESTADO_ADESAO } from '@rateia/domain/loterias/adesao';
import { IconCircleCheck, IconPlayerPause, IconX } from '@tabler/icons-react';
import { comRotulos } from './situacao.tsx';

/** The state of a person's place in a series of pools (REGRAS 2.12 Recurring). */
export const SITUACAO_DA_ADESAO = comRotulos(ESTADO_ADESAO, {
  ativa: { tom: 'success', icone: IconCircleCheck },
  pausada: { tom: 'warning', icone: IconPlayerPause },
  encerrada: { tom: 'neutral', icone: IconX },
});
