import type { backofficeDisputas } from '@rateia/contracts/backoffice-disputas';
import { recargaContestada } from '../disputas.ts';
import { deNada, deNovo } from './operacao.ts';
import type { Recusas } from './tabela.ts';

/** Every refusal of the operation's acts on disputes (REGRAS 2.4). */
export const RECUSAS_DAS_DISPUTAS: Recusas<typeof backofficeDisputas> = {
  getDisputa: deNada('getDisputa'),
  responderDisputa: {
    ...deNada('responderDisputa'),
    transicaoRecusada: deNovo('responderDisputa', async (mundo) => ({ id: (await recargaContestada(mundo)).id })),
  },
};
