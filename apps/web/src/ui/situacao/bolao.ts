import type { EstadoBolao } from '@rateia/domain/loterias/bolao';
import { ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import {
  IconBan,
  IconCash,
  IconCircleDashed,
  IconClipboardCheck,
  IconClockX,
  IconPencil,
  IconReceipt2,
  IconShieldCheck,
  IconTicket,
} from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

const { rascunho, aVenda, encerradoParaVenda, registrando, comprovado, sorteado, apurado, pago, cancelado } =
  ESTADO_BOLAO;

/** The state of a pool, by its value on the wire (REGRAS 2.12). */
export const SITUACAO_DO_BOLAO: Situacoes<EstadoBolao> = comRotulos(
  {
    rascunho,
    a_venda: aVenda,
    encerrado_para_venda: encerradoParaVenda,
    registrando,
    comprovado,
    sorteado,
    apurado,
    pago,
    cancelado,
  },
  {
    rascunho: { tom: 'neutral', icone: IconPencil },
    a_venda: { tom: 'success', icone: IconTicket },
    encerrado_para_venda: { tom: 'warning', icone: IconClockX },
    registrando: { tom: 'info', icone: IconReceipt2 },
    comprovado: { tom: 'success', icone: IconShieldCheck },
    sorteado: { tom: 'info', icone: IconCircleDashed },
    apurado: { tom: 'info', icone: IconClipboardCheck },
    pago: { tom: 'success', icone: IconCash },
    cancelado: { tom: 'neutral', icone: IconBan },
  },
);
