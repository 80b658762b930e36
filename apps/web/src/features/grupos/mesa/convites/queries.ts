import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../../lib/consultas.ts';
import { daFila } from '../../../../lib/operacao.ts';

/** Invitations, as the operation reads them. */
export const mesaDosConvitesQueries = { convites: () => daFila(consulta(chamadas.getConvitesDaMesa)) };
