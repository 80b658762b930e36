import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { recusou } from '../../../lib/erros-api.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import { despacharFim } from './fluxo-do-fim.ts';

const mudam = [
  'getCancelamentoAdministrador',
  'getCancelamentoNovo',
  'getSucessao',
  'getGrupoAdmin',
  'getGruposUsuario',
  'getGrupo',
  'getCredito',
  'getExtrato',
  'obterGruposDoRecebimento',
] as const;

/** Everything that shows the group is read again. */
function useRenovarOFim(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(mudam.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  };
}

/** Ends the group. When the sums are no longer those that were shown, nothing happens and the new ones are shown. */
export function useEncerrarGrupo(idGrupo: number) {
  const renovar = useRenovarOFim();
  return useChamada(chamadas.cancelarAdministrador, {
    aoConcluir: async (feito) => {
      despacharFim({ tipo: 'concluir', feito });
      await irPara(paths.grupoAdminCancelamentoSucesso(idGrupo), { substitui: true });
      await renovar();
    },
    aoFalhar: (erro) => {
      if (recusou(erro, 'precoMudou')) void renovar();
      return false;
    },
  });
}

/** Takes a set end back, while nobody moved because of it (REGRAS 2.1). */
export function useDesfazerFim(idGrupo: number) {
  const renovar = useRenovarOFim();
  return useChamada(chamadas.reverterCancelamentoAdministrador, {
    aoConcluir: async () => {
      recados.mostrar('O grupo continua');
      await irPara(paths.grupoAdmin(idGrupo), { substitui: true });
      await renovar();
    },
    aoFalhar: () => {
      void renovar();
      return false;
    },
  });
}

/** Asks a member to take the group over (REGRAS 2.30). */
export function useProporSucessao(idGrupo: number) {
  const renovar = useRenovarOFim();
  return useChamada(chamadas.proporSucessao, {
    aoConcluir: async () => {
      recados.mostrar('Convite enviado');
      await irPara(paths.grupoSucessao(idGrupo), { substitui: true });
      await renovar();
    },
    aoFalhar: () => {
      void renovar();
      return false;
    },
  });
}
