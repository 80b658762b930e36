import { STATUS_RECLAMACAO, STATUS_TELA_RECLAMACAO } from '@rateia/domain/reclamacoes/estados';
import {
  IconCircleCheck,
  IconFlag,
  IconHeartHandshake,
  IconPencil,
  IconSend,
  IconUserMinus,
} from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of a complaint's states (spec B§4). */
export const SITUACAO_DA_RECLAMACAO: Situacoes<keyof typeof STATUS_RECLAMACAO> = comRotulos(STATUS_RECLAMACAO, {
  rascunho: { tom: 'neutral', icone: IconPencil },
  aberto: { tom: 'warning', icone: IconFlag },
  fechado: { tom: 'neutral', icone: IconCircleCheck },
  membroSemDadosRemovido: { tom: 'danger', icone: IconUserMinus },
});

/** The looks of the states on the screen of a complaint (spec B§4 "Screen status"). */
export const SITUACAO_DA_TELA_DA_RECLAMACAO: Situacoes<keyof typeof STATUS_TELA_RECLAMACAO> = comRotulos(
  STATUS_TELA_RECLAMACAO,
  {
    registrada: { tom: 'warning', icone: IconFlag },
    propostaEnviada: { tom: 'info', icone: IconSend },
    acordoFeito: { tom: 'success', icone: IconHeartHandshake },
    fechada: { tom: 'neutral', icone: IconCircleCheck },
  },
);
