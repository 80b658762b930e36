import { ESTADO_CONVITE } from '@rateia/domain/grupos/convite';
import { IconBan, IconClockX, IconMail, IconUserCheck, IconUsersGroup, IconX } from '@tabler/icons-react';
import { comRotulos } from './situacao.tsx';

/** The looks of an invitation to a group (REGRAS 2.26). */
export const SITUACAO_DO_CONVITE = comRotulos(ESTADO_CONVITE, {
  pendente: { tom: 'info', icone: IconMail },
  aceito: { tom: 'success', icone: IconUserCheck },
  esgotado: { tom: 'success', icone: IconUsersGroup },
  recusado: { tom: 'neutral', icone: IconX },
  retirado: { tom: 'neutral', icone: IconBan },
  expirado: { tom: 'warning', icone: IconClockX },
});
