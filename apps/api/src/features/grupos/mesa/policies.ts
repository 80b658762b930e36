import type { backofficeGrupos } from '@rateia/contracts/backoffice-grupos';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDaMesa = {
  getGruposEmAnalise: ATENDIMENTO,
  aprovarGrupo: { quem: ATENDIMENTO, se: 'grupoAlheio' },
  reprovarGrupo: { quem: ATENDIMENTO, se: 'grupoAlheio' },
  pedirAjustesGrupo: { quem: ATENDIMENTO, se: 'grupoAlheio' },
  getFimDoGrupo: { quem: ['lider'], se: 'grupoAlheio' },
  cancelarGrupo: { quem: ['lider'], se: 'grupoAlheio' },
  agendarFimDoGrupo: { quem: ['lider'], se: 'grupoAlheio' },
  reverterFimDoGrupo: { quem: ['lider'], se: 'grupoAlheio' },
  getConvitesDaMesa: ATENDIMENTO,
  retirarConviteDaMesa: ATENDIMENTO,
  getSucessoesDaMesa: ATENDIMENTO,
  nomearSucessor: { quem: ['lider'], se: 'grupoAlheio' },
  encerrarSucessao: { quem: ['lider'], se: 'grupoAlheio' },
} as const satisfies Politicas<keyof typeof backofficeGrupos>;
