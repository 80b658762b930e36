import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { agora } from '../../../lib/relogio.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** Sends a message again that did not arrive, or lets it be. */
export function useMensagemNaoEntregue() {
  const renovar = useRenovar('getMensagensNaoEntregues', 'getFilas');
  function depois(feito: string) {
    return {
      aoConcluir: async () => {
        recados.mostrar(feito);
        await renovar();
      },
    };
  }
  return {
    reenviar: useChamada(chamadas.reenviarMensagem, depois('Mensagem a caminho')),
    abandonar: useChamada(chamadas.abandonarMensagem, depois('Mensagem fora da lista')),
  };
}

/** Writes an announcement, shows how it will read, or stops it. */
export function useComunicado(aoCriar: () => void = () => undefined) {
  const renovar = useRenovar('getComunicados');
  return {
    prever: useChamada(chamadas.preverComunicado),
    criar: useChamada(chamadas.createComunicado, {
      aoConcluir: async ({ estado, saiEm }) => {
        recados.mostrar(
          estado === 'agendado' && Date.parse(saiEm) > agora() ? 'Comunicado agendado' : 'Comunicado a caminho',
        );
        aoCriar();
        await renovar();
      },
    }),
    parar: useChamada(chamadas.pararComunicado, {
      aoConcluir: async () => {
        recados.mostrar('Comunicado parado');
        await renovar();
      },
    }),
  };
}

/** Opens an incident, or says how far it is; both stand on the public page at once. */
export function useIncidente(aoCriar: () => void = () => undefined) {
  const renovar = useRenovar('getIncidentes', 'getSituacao');
  return {
    criar: useChamada(chamadas.createIncidente, {
      aoConcluir: async () => {
        recados.mostrar('Incidente publicado');
        aoCriar();
        await renovar();
      },
    }),
    atualizar: useChamada(chamadas.atualizarIncidente, {
      aoConcluir: async () => {
        recados.mostrar('Publicado na página da situação');
        await renovar();
      },
    }),
  };
}

/** Sends a code or a link again: the job that failed runs once more. */
export function useReenviarCodigo() {
  const renovar = useRenovar('getTarefas', 'getCodigosNaoEntregues', 'getFilas');
  return useChamada(chamadas.repetirTarefa, {
    aoConcluir: async () => {
      recados.mostrar('Tarefa de volta à fila');
      await renovar();
    },
  });
}
