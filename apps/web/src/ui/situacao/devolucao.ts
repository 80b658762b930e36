import { ESTADO_DEVOLUCAO } from '@rateia/domain/pagamentos/devolucao';
import { IconCircleX, IconHourglass, IconReceipt, IconReceiptRefund } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of the states of a Pix return (REGRAS 2.9). */
export const SITUACAO_DA_DEVOLUCAO: Situacoes<keyof typeof ESTADO_DEVOLUCAO> = comRotulos(ESTADO_DEVOLUCAO, {
  criada: { tom: 'neutral', icone: IconReceipt },
  emProcessamento: { tom: 'info', icone: IconHourglass },
  devolvida: { tom: 'success', icone: IconReceiptRefund },
  naoRealizada: { tom: 'danger', icone: IconCircleX },
});
