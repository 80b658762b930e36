import { ETAPA_DO_INCIDENTE } from '@rateia/domain/notificacoes/incidentes';
import { IconCircleCheck, IconEye, IconSearch, IconTool } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

/** The looks of how far an incident is. */
export const SITUACAO_DO_INCIDENTE: Situacoes<keyof typeof ETAPA_DO_INCIDENTE> = comRotulos(ETAPA_DO_INCIDENTE, {
  investigando: { tom: 'danger', icone: IconSearch },
  identificado: { tom: 'warning', icone: IconTool },
  acompanhando: { tom: 'info', icone: IconEye },
  resolvido: { tom: 'success', icone: IconCircleCheck },
});
