import { STATUS_CONTA_BANCARIA } from '@rateia/domain/retirada/regras';
import { IconCircleCheck, IconMail } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of the states of a bank account or Pix key (spec B§4). */
export const SITUACAO_DA_CONTA: Situacoes<keyof typeof STATUS_CONTA_BANCARIA> = comRotulos(STATUS_CONTA_BANCARIA, {
  pendenteEmail: { tom: 'warning', icone: IconMail },
  verificada: { tom: 'success', icone: IconCircleCheck },
});
