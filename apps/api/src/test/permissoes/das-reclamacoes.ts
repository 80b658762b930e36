import type { NomeChamada } from '@rateia/contracts/todas';
import { INEXISTENTE, UUID_INEXISTENTE } from '../cenario-de-permissoes.ts';
import type { Linha } from './linhas.ts';
import { noGrupo, semAlvo, sozinha } from './linhas.ts';

/** Complaints about groups and pools. */
export const CHAMADAS_DAS_RECLAMACOES = {
  // A former member complains of a private group too, for some days: the matrix asks for public ones alone.
  getReclamacaoDoGrupo: { ...noGrupo('id'), alvos: ['grupoPublico', 'inexistente'] },
  getReclamacaoDoBolao: semAlvo({ id: 99_999_999 }),
  salvarRascunho: { ...noGrupo('idGrupo'), alvos: ['grupoPublico', 'inexistente'] },
  abrirReclamacao: semAlvo({ id: INEXISTENTE }),
  getReclamacoes: sozinha(),
  getReclamacao: semAlvo({ id: INEXISTENTE }),
  createInteracao: semAlvo({ idReclamacao: INEXISTENTE, interacao: { tipo: 212, texto: 'Oi' } }),
  createAnexo: sozinha({ id: INEXISTENTE }),
  deleteAnexo: semAlvo({ id: UUID_INEXISTENTE }),
  createLinkDoAnexo: semAlvo({ id: UUID_INEXISTENTE }),
  getAnexo: sozinha({ token: 'x'.repeat(43) }),
  estornoProporcional: semAlvo({ idReclamacao: INEXISTENTE, idGrupoUsuario: INEXISTENTE }),
  removerEstornoIntegral: semAlvo({ idReclamacao: INEXISTENTE }),
  reabrirReclamacao: sozinha({ id: INEXISTENTE }),
} satisfies Readonly<Partial<Record<NomeChamada, Linha>>>;
