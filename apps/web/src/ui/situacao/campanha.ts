import { SITUACOES_DA_CAMPANHA } from '@rateia/domain/marketing/campanha';
import { IconBroadcast, IconCalendar, IconCalendarOff, IconPencil, IconPlayerStop } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of a campaign's states (REGRAS 2.23). */
export const SITUACAO_DA_CAMPANHA: Situacoes<keyof typeof SITUACOES_DA_CAMPANHA> = comRotulos(SITUACOES_DA_CAMPANHA, {
  rascunho: { tom: 'neutral', icone: IconPencil },
  agendada: { tom: 'info', icone: IconCalendar },
  noAr: { tom: 'success', icone: IconBroadcast },
  encerrada: { tom: 'neutral', icone: IconCalendarOff },
  desligada: { tom: 'neutral', icone: IconPlayerStop },
});
