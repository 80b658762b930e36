import { ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import {
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconEyeSearch,
  IconPassword,
  IconPencil,
  IconReceiptRefund,
  IconSend,
} from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of a withdrawal's states (REGRAS 2.6). */
export const SITUACAO_DA_RETIRADA: Situacoes<keyof typeof ESTADO_RETIRADA> = comRotulos(ESTADO_RETIRADA, {
  rascunho: { tom: 'neutral', icone: IconPencil },
  aguardandoPin: { tom: 'warning', icone: IconPassword },
  emAnalise: { tom: 'info', icone: IconEyeSearch },
  enviada: { tom: 'info', icone: IconSend },
  concluida: { tom: 'success', icone: IconCircleCheck },
  falhou: { tom: 'danger', icone: IconCircleX },
  devolvida: { tom: 'neutral', icone: IconReceiptRefund },
  cancelada: { tom: 'neutral', icone: IconBan },
});
