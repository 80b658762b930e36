import { ESTADO_COTA } from '@rateia/domain/loterias/cota';
import { IconCircleDashed, IconClock, IconTicket } from '@tabler/icons-react';
import { comRotulos } from './situacao.tsx';

/** The state of a cota (REGRAS 2.12). */
export const SITUACAO_DA_COTA = comRotulos(ESTADO_COTA, {
  livre: { tom: 'success', icone: IconCircleDashed },
  retida: { tom: 'warning', icone: IconClock },
  vendida: { tom: 'neutral', icone: IconTicket },
});
