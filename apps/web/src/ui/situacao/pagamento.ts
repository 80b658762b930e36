import { ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import {
  IconBan,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconReceipt,
  IconReceiptRefund,
} from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of a payment's states; an unknown outcome is no failure (spec B§3 Purchase). */
export const SITUACAO_DO_PAGAMENTO: Situacoes<keyof typeof ESTADO_PAGAMENTO> = comRotulos(ESTADO_PAGAMENTO, {
  criado: { tom: 'neutral', icone: IconReceipt },
  aguardando: { tom: 'warning', icone: IconClock },
  processando: { tom: 'info', icone: IconHourglass },
  pago: { tom: 'success', icone: IconCircleCheck },
  expirado: { tom: 'neutral', icone: IconCalendarOff },
  cancelado: { tom: 'neutral', icone: IconBan },
  devolvido: { tom: 'neutral', icone: IconReceiptRefund },
  falhou: { tom: 'danger', icone: IconCircleX },
});
