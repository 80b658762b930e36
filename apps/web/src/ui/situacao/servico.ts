import { STATUS_SERVICO } from '@rateia/domain/grupos/enums';
import { IconAdjustments, IconBan, IconCircleCheck, IconLock } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of the states of a service of the catalogue (spec A§3 Service status). */
export const SITUACAO_DO_SERVICO: Situacoes<keyof typeof STATUS_SERVICO> = comRotulos(STATUS_SERVICO, {
  desativado: { tom: 'neutral', icone: IconBan },
  aprovadoAutomaticamente: { tom: 'success', icone: IconCircleCheck },
  restrito: { tom: 'warning', icone: IconLock },
  personalizado: { tom: 'info', icone: IconAdjustments },
});
