import { ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import {
  IconBan,
  IconCalendarOff,
  IconCalendarX,
  IconCircleCheck,
  IconClock,
  IconLock,
  IconUsers,
} from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of a membership's states (REGRAS 2.1, 2.2, 2.8). */
export const SITUACAO_DA_ASSINATURA: Situacoes<keyof typeof ESTADO_ASSINATURA> = comRotulos(ESTADO_ASSINATURA, {
  reservada: { tom: 'warning', icone: IconClock },
  aguardandoGrupo: { tom: 'warning', icone: IconUsers },
  ativa: { tom: 'success', icone: IconCircleCheck },
  suspensa: { tom: 'danger', icone: IconLock },
  emSaida: { tom: 'warning', icone: IconCalendarX },
  encerrada: { tom: 'neutral', icone: IconCalendarOff },
  cancelada: { tom: 'neutral', icone: IconBan },
});
