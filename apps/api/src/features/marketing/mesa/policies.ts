import type { backofficeClube } from '@rateia/contracts/backoffice-clube';
import type { backofficeLinks } from '@rateia/contracts/backoffice-links';
import type { backofficeLoterias } from '@rateia/contracts/backoffice-loterias';
import type { backofficeMarketing } from '@rateia/contracts/backoffice-marketing';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO, EQUIPE } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDaMesa = {
  getCampanhas: EQUIPE,
  getCampanha: EQUIPE,
  createCampanha: ATENDIMENTO,
  updateCampanha: ATENDIMENTO,
  copiarCampanha: ATENDIMENTO,
  ligarCampanha: ATENDIMENTO,
  desligarCampanha: ATENDIMENTO,
  createImagemDaCampanha: ATENDIMENTO,
  getEdicoesEspeciais: EQUIPE,
  salvarEdicaoEspecial: ATENDIMENTO,
  deleteEdicaoEspecial: ATENDIMENTO,
  getVantagens: EQUIPE,
  createVantagem: ATENDIMENTO,
  pararVantagem: ATENDIMENTO,
  getLinks: ATENDIMENTO,
  createLinkDaOperacao: ATENDIMENTO,
  desligarLink: ATENDIMENTO,
  ligarLink: ATENDIMENTO,
  getDestinos: ATENDIMENTO,
  // Whom the product sends its people to is the lead's to answer for.
  createDestino: ['lider'],
  deleteDestino: ['lider'],
} as const satisfies Politicas<
  keyof (typeof backofficeMarketing & typeof backofficeLoterias & typeof backofficeLinks & typeof backofficeClube)
>;
