import { ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { IconCircleCheck, IconCircleX, IconClock, IconTrash } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of the states of a saved card (REGRAS 2.14). */
export const SITUACAO_DO_CARTAO: Situacoes<keyof typeof ESTADO_CARTAO> = comRotulos(ESTADO_CARTAO, {
  aVerificar: { tom: 'warning', icone: IconClock },
  ativo: { tom: 'success', icone: IconCircleCheck },
  recusado: { tom: 'danger', icone: IconCircleX },
  removido: { tom: 'neutral', icone: IconTrash },
});
