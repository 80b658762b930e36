import * as chamadas from '@rateia/contracts/chamadas';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { camposRecusados } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { despachar } from './fluxo.ts';

/**
 * Creates the group (spec 2, §2): the step then leads to the page of the result. Fields that the server refuses come
 * back by name.
 */
export function useCriarGrupo(aoRecusarCampos: (campos: Readonly<Record<string, string>>) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.createGrupo, {
    aoConcluir: async (criado) => {
      despachar({ tipo: 'concluir', criado });
      await cache.invalidateQueries({ queryKey: chaveDe('getGruposUsuario') });
    },
    aoFalhar: camposPara(aoRecusarCampos),
  });
}

/** Leaves the access of a new group in the vault (spec 2, §2 cadastro/dados-acesso). */
export function useGuardarAcesso(idGrupo: number, aoRecusar: () => void) {
  return useChamada(chamadas.updateDadosAcesso, {
    aoConcluir: () => irPara(paths.grupoAdmin(idGrupo), { substitui: true }),
    aoFalhar: camposPara(aoRecusar),
  });
}

/** Creates a private group, and goes on to invite: nobody comes to it by himself (REGRAS 2.26). */
export function useCriarPrivado(aoRecusarCampos: (campos: Readonly<Record<string, string>>) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.createGrupo, {
    aoConcluir: async ({ id, statusId }) => {
      await cache.invalidateQueries({ queryKey: chaveDe('getGruposUsuario') });
      const noAr = STATUS_NO_AR.some((status) => status === statusId);
      await irPara(noAr ? paths.grupoAdminConvidar(id) : paths.grupoAdmin(id), { substitui: true });
    },
    aoFalhar: camposPara(aoRecusarCampos),
  });
}

/** Fields that the server refuses, by the name in the body. */
function camposPara(aoRecusarCampos: (campos: Readonly<Record<string, string>>) => void): (erro: Error) => boolean {
  return (erro) => {
    const campos = camposRecusados(erro);
    if (campos === undefined) return false;
    const porNome = Object.entries(campos).map(([nome, texto]) => [nome.replace(/^body\./, ''), texto]);
    aoRecusarCampos(Object.fromEntries(porNome) as Record<string, string>);
    return true;
  };
}
