import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import type { Politicas } from '../../http/politicas.ts';

const QUEM_PARTICIPA = ['membro', 'exMembro'] as const;
const PARTES = ['membro', 'administrador'] as const;

/**
 * A member opens and answers, the administrator of the group answers, support and lead read and mediate (REGRAS 2.15).
 * `membro` and `administrador` are the sides of the complaint here, also once the membership is over.
 */
export const politicasDasReclamacoes: Politicas<keyof typeof reclamacoes> = {
  getReclamacaoDoGrupo: QUEM_PARTICIPA,
  // A pool that is not the caller's does not exist for him: the call looks.
  getReclamacaoDoBolao: ['usuario'],
  salvarRascunho: QUEM_PARTICIPA,
  abrirReclamacao: ['dono'],
  getReclamacoes: ['usuario'],
  getReclamacao: [...PARTES, 'suporte', 'lider'],
  createInteracao: PARTES,
  // The line itself says whose it is; the form is read before anything is looked for.
  createAnexo: ['usuario', ...PARTES],
  deleteAnexo: ['dono'],
  createLinkDoAnexo: [...PARTES, 'suporte', 'lider'],
  // The link itself names its reader, whose right is looked at again.
  getAnexo: ['visitante'],
  estornoProporcional: ['administrador'],
  removerEstornoIntegral: ['membro', 'suporte', 'lider'],
  reabrirReclamacao: ['usuario', 'membro'],
};
