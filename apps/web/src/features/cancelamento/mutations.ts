import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { recusou } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { despachar } from './fluxo.ts';

const mudam = [
  'getCancelamentoInformacoes',
  'getCancelamentoMembro',
  'getGrupoMembro',
  'getGruposUsuario',
  'getGrupo',
  'getCredito',
  'getExtrato',
] as const;

function useRenovarTudo(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(mudam.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  };
}

/** The member binds himself for the term once more (REGRAS 2.9). */
export function useRenovarFidelidade() {
  const cache = useQueryClient();
  return useChamada(chamadas.renovarFidelidade, {
    aoConcluir: async () => {
      recados.mostrar('Fidelidade renovada');
      await cache.invalidateQueries({ queryKey: chaveDe('getFidelidade') });
    },
  });
}

/** Keeps the reason of a person who thinks about leaving: a failure is nobody's matter, and stops nothing (REGRAS 2.9). */
export function useResponderMotivo() {
  return useChamada(chamadas.createMotivoMembro, { aoFalhar: () => true });
}

/** Leaves the group. When the refund is no longer the one that was shown, nothing happens and the new one is shown (REGRAS 2.9). */
export function useSair(idGrupo: number) {
  const renovar = useRenovarTudo();
  return useChamada(chamadas.cancelarMembro, {
    aoConcluir: async (feita) => {
      despachar({ tipo: 'concluir', feita });
      await irPara(paths.grupoMembroCancelamentoSucesso(idGrupo), { substitui: true });
      await renovar();
    },
    aoFalhar: (erro) => {
      if (recusou(erro, 'precoMudou')) {
        void renovar();
        void irPara(paths.grupoMembroCancelamentoEscolha(idGrupo), { substitui: true });
      }
      return false;
    },
  });
}

/** The leaver stays, while nobody holds the place (REGRAS 2.9 reverter). */
export function useFicar(idGrupo: number) {
  const renovar = useRenovarTudo();
  return useChamada(chamadas.reverterCancelamento, {
    aoConcluir: async () => {
      recados.mostrar('Você continua no grupo');
      await irPara(paths.grupoMembro(idGrupo), { substitui: true });
      despachar({ tipo: 'esquecer' });
      await renovar();
    },
  });
}
