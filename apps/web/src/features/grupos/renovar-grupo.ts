import { useQueryClient } from '@tanstack/react-query';
import type { NomeChamada } from '../../lib/api-client.ts';
import { chaveDe } from '../../lib/consultas.ts';

const doGrupo: readonly NomeChamada[] = [
  'getGrupo',
  'getGrupoMembro',
  'getGrupoAdmin',
  'getGrupoAdminMembro',
  'getCancelamentoAdministradorMembro',
  'getCancelamentoAdministrador',
  'getDadosAcesso',
  'getConversa',
  'getSucessao',
  'getVencimento',
  'getCredito',
  'verificarAlteracaoPlano',
  'getGruposUsuario',
  'getPendenteEnviarDadosAcesso',
];

/** Something about a group changed: everything that shows it is read again. */
export function useRenovarGrupo(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(doGrupo.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  };
}
