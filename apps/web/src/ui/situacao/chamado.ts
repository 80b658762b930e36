import { ESTADO_CHAMADO } from '@rateia/domain/perfil/chamado';
import { IconCircleCheck, IconClock, IconMessageReply } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of the states of a reported problem (spec A§2 /perfil/relatar-problema). */
export const SITUACAO_DO_CHAMADO: Situacoes<keyof typeof ESTADO_CHAMADO> = comRotulos(ESTADO_CHAMADO, {
  aberto: { tom: 'info', icone: IconClock },
  respondido: { tom: 'success', icone: IconMessageReply },
  encerrado: { tom: 'neutral', icone: IconCircleCheck },
});
