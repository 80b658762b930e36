import { SITUACOES_DA_VANTAGEM } from '@rateia/domain/marketing/clube';
import { IconCircleCheck, IconClockOff, IconPlayerStop } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of a partner's coupon in the club (REGRAS 2.31). */
export const SITUACAO_DA_VANTAGEM: Situacoes<keyof typeof SITUACOES_DA_VANTAGEM> = comRotulos(SITUACOES_DA_VANTAGEM, {
  noAr: { tom: 'success', icone: IconCircleCheck },
  terminada: { tom: 'neutral', icone: IconClockOff },
  parada: { tom: 'neutral', icone: IconPlayerStop },
});
