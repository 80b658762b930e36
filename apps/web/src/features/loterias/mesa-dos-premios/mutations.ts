import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../../lib/erros-api.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** Gives a result by hand; a sentence about what is wrong with it stands in the form. */
export function useProporResultado(aoRecusar: (mensagem: string) => void) {
  const renovar = useRenovar('getResultadosAResolver', 'getFilas');
  return useChamada(chamadas.proporResultado, {
    aoConcluir: async () => {
      recados.mostrar('Resultado guardado: outra pessoa confirma');
      await renovar();
    },
    aoFalhar: (erro) => {
      const [mensagem] = Object.values(camposRecusados(erro) ?? {});
      if (mensagem === undefined) return recusas(['resultadoEmConfirmacao'], ({ message }) => aoRecusar(message))(erro);
      aoRecusar(mensagem);
      return true;
    },
  });
}

export function useConfirmarResultado() {
  const renovar = useRenovar('getResultadosAResolver', 'getPremiosAReceber', 'getFilas');
  return useChamada(chamadas.confirmarResultado, {
    aoConcluir: async () => {
      recados.mostrar('Resultado confirmado: os bolões estão sendo conferidos');
      await renovar();
    },
  });
}

export function useRecusarResultado() {
  const renovar = useRenovar('getResultadosAResolver', 'getFilas');
  return useChamada(chamadas.recusarResultado, {
    aoConcluir: async () => {
      recados.mostrar('Resultado retirado');
      await renovar();
    },
  });
}

/** The organiser was paid: the parts go into the wallets. */
export function useRegistrarPremio(aoRecusar: (mensagem: string) => void) {
  const renovar = useRenovar('getPremiosAReceber', 'getFilas');
  return useChamada(chamadas.registrarPremio, {
    aoConcluir: async () => {
      recados.mostrar('Prêmio registrado: as partes estão indo para as carteiras');
      await renovar();
    },
    aoFalhar: recusas(['premioDiferente', 'premioJaRecebido'], ({ message }) => aoRecusar(message)),
  });
}

export function useMudarGuardiao() {
  const renovar = useRenovar('getPremiosAReceber');
  return useChamada(chamadas.updateGuardiao, {
    aoConcluir: async () => {
      recados.mostrar('Anotado quem guarda o bilhete');
      await renovar();
    },
  });
}
