import type { IconeNotificacao } from '@rateia/domain/notificacoes/icones';
import { ICONE_NOTIFICACAO } from '@rateia/domain/notificacoes/icones';
import {
  IconAlertTriangle,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCalendarDue,
  IconCircleCheck,
  IconGift,
  IconId,
  IconMessage,
  IconSend,
  IconShieldLock,
  IconSparkles,
  IconTicket,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Avatar } from '../../../ui/base/avatar.tsx';
import type { Notificacao } from '../queries.ts';
import c from './figura.module.css';

const FIGURAS: Record<IconeNotificacao, typeof IconSend> = {
  entrada: IconArrowDownLeft,
  saida: IconArrowUpRight,
  feito: IconCircleCheck,
  envio: IconSend,
  prazo: IconCalendarDue,
  alerta: IconAlertTriangle,
  grupo: IconUsersGroup,
  pessoa: IconUserPlus,
  mensagem: IconMessage,
  seguranca: IconShieldLock,
  documento: IconId,
  presente: IconGift,
  bilhete: IconTicket,
  novidade: IconSparkles,
};

/**
 * The picture of a notification: an icon on its ground, or the face of the person who acted with a small icon on it.
 */
export function Figura({ icone, autor }: Pick<Notificacao, 'icone' | 'autor'>) {
  const Icone = FIGURAS[icone];
  const tom = ICONE_NOTIFICACAO[icone];
  if (autor === null) {
    return (
      <span className={c['figura']} data-tom={tom} aria-hidden="true">
        <Icone size={22} stroke={1.75} />
      </span>
    );
  }
  return (
    <span className={c['rosto']} aria-hidden="true">
      <Avatar nome={autor.nome} imagem={autor.imagem} tamanho={48} />
      <span className={c['selo']} data-tom={tom}>
        <Icone size={14} stroke={2} />
      </span>
    </span>
  );
}
