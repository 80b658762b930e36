import { ESTADO_VALIDACAO } from '@rateia/domain/cadastro/validacao-conta';
import {
  IconBan,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleX,
  IconEyeSearch,
  IconPencil,
  IconRefresh,
  IconSend,
} from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The state of a validation of identity, as the operator who works on it reads it (spec A§2 /validacao-conta). */
export const SITUACAO_DA_VALIDACAO: Situacoes<keyof typeof ESTADO_VALIDACAO> = comRotulos(ESTADO_VALIDACAO, {
  rascunho: { tom: 'warning', icone: IconPencil },
  enviada: { tom: 'info', icone: IconSend },
  emAnalise: { tom: 'info', icone: IconEyeSearch },
  pedirNovamente: { tom: 'warning', icone: IconRefresh },
  aprovada: { tom: 'success', icone: IconCircleCheck },
  recusada: { tom: 'danger', icone: IconCircleX },
  expirada: { tom: 'neutral', icone: IconCalendarOff },
  cancelada: { tom: 'neutral', icone: IconBan },
});
