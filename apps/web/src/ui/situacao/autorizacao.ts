import { ESTADO_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import { IconCircleCheck, IconCircleX, IconClock, IconClockOff, IconHandStop } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

const { criada, aprovada, rejeitada, expirada, cancelada } = ESTADO_AUTORIZACAO;

/** The looks of the states of Pix programado, as the bank names them (REGRAS 1). */
export const SITUACAO_DA_AUTORIZACAO: Situacoes<(typeof ESTADO_AUTORIZACAO)[keyof typeof ESTADO_AUTORIZACAO]['id']> =
  comRotulos(
    { CRIADA: criada, APROVADA: aprovada, REJEITADA: rejeitada, EXPIRADA: expirada, CANCELADA: cancelada },
    {
      CRIADA: { tom: 'warning', icone: IconClock },
      APROVADA: { tom: 'success', icone: IconCircleCheck },
      REJEITADA: { tom: 'danger', icone: IconHandStop },
      EXPIRADA: { tom: 'neutral', icone: IconClockOff },
      CANCELADA: { tom: 'neutral', icone: IconCircleX },
    },
  );
