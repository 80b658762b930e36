import { ESTADO_COMUNICADO } from '@rateia/domain/notificacoes/comunicados';
import { IconCalendar, IconCircleCheck, IconPlayerStop, IconSend } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of an announcement's states (REGRAS 2.19). */
export const SITUACAO_DO_COMUNICADO: Situacoes<keyof typeof ESTADO_COMUNICADO> = comRotulos(ESTADO_COMUNICADO, {
  agendado: { tom: 'info', icone: IconCalendar },
  enviando: { tom: 'warning', icone: IconSend },
  concluido: { tom: 'success', icone: IconCircleCheck },
  parado: { tom: 'neutral', icone: IconPlayerStop },
});
