import type { EstadoChamado } from '@rateia/domain/perfil/chamado';
import { ESTADO_CHAMADO } from '@rateia/domain/perfil/chamado';
import { IconCircleCheck, IconClock, IconMessageReply } from '@tabler/icons-react';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';

const sinais = {
  aberto: { tom: 'info', Icone: IconClock },
  respondido: { tom: 'success', Icone: IconMessageReply },
  encerrado: { tom: 'neutral', Icone: IconCircleCheck },
} as const;

/** How a report stands. */
export function SituacaoDoChamado({ estado }: { estado: EstadoChamado }) {
  const { tom, Icone } = sinais[estado];
  return (
    <Etiqueta tom={tom} icone={<Icone size={15} stroke={2} aria-hidden="true" />}>
      {ESTADO_CHAMADO[estado].rotulo}
    </Etiqueta>
  );
}
