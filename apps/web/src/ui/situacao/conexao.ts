import type { SITUACAO_NA_REDE } from '@rateia/domain/indicacao/rede';
import { IconBan, IconMail, IconMailForward, IconUserCheck } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';

/** The looks of the connection of two people in the network; without one there is nothing to show (spec A§2 /rede). */
export const SITUACAO_DA_CONEXAO: Situacoes<Exclude<(typeof SITUACAO_NA_REDE)[number], 'nenhuma'>> = {
  enviado: { rotulo: 'Convite enviado', tom: 'info', icone: IconMailForward },
  recebido: { rotulo: 'Convite recebido', tom: 'warning', icone: IconMail },
  conectada: { rotulo: 'Na sua rede', tom: 'success', icone: IconUserCheck },
  bloqueada: { rotulo: 'Bloqueada', tom: 'neutral', icone: IconBan },
};
