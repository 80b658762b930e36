import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../lib/consultas.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { useRenovarGrupo } from './renovar-grupo.ts';

/** Opens the access data; the opening is recorded, so it happens only when it is asked for (spec 2, §2 dados-acesso). */
export function useAbrirAcesso() {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.abrirDadosAcesso, { aoConcluir: renovar });
}

/** The member says that the access works (REGRAS 2.1: 69 → 4 or 52). */
export function useConfirmarAcesso() {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.confirmarAcesso, {
    aoConcluir: async () => {
      recados.mostrar('Acesso confirmado');
      await renovar();
    },
  });
}

/** The member says that he did not get in: the clock stops and the administrator is told (REGRAS 2.1). */
export function useContestarAcesso(id: number) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.contestarAcesso, {
    aoConcluir: async () => {
      recados.mostrar('Prazo parado');
      await renovar();
      await irPara(paths.grupoDadosAcesso(id), { substitui: true });
    },
  });
}

/** The member agrees to a rise above 10 % (REGRAS 2.11). */
export function useAceitarValor() {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.aceitarValor, {
    aoConcluir: async () => {
      recados.mostrar('Novo valor aceito');
      await renovar();
    },
  });
}

/** Writes to the other side of a seat. */
export function useEscrever(aoConcluir: () => void) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.createMensagem, {
    aoConcluir: async () => {
      aoConcluir();
      await renovar();
    },
  });
}

/** The member who was leaving stays (REGRAS 2.9 reverter). */
export function useReverterSaida() {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.reverterCancelamento, {
    aoConcluir: async () => {
      recados.mostrar('Você continua no grupo');
      await renovar();
    },
  });
}

/** Sets the destination of a later refund (REGRAS 2.9). */
export function useDestinoDoReembolso() {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.updateDestinoReembolso, {
    aoConcluir: async ({ destino }) => {
      recados.mostrar(destino === 'saldo' ? 'As devoluções vão para o seu saldo' : 'As devoluções voltam por Pix');
      await renovar();
    },
  });
}
