import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { recados } from '../../ui/dialogo/recados.ts';

/** Everything a person may do with another one of the network; each leaves the lists as they now are. */
export function useMoverNaRede() {
  const cache = useQueryClient();
  function depois(feito: string) {
    return {
      aoConcluir: async () => {
        recados.mostrar(feito);
        await Promise.all(
          (['getRede', 'buscarNaRede', 'getInformacoes'] as const).map((nome) =>
            cache.invalidateQueries({ queryKey: chaveDe(nome) }),
          ),
        );
      },
    };
  }
  return {
    convidar: useChamada(chamadas.convidarParaRede, depois('Convite enviado')),
    aceitar: useChamada(chamadas.aceitarConvite, depois('Agora vocês estão conectados')),
    recusar: useChamada(chamadas.recusarConvite, depois('Convite recusado')),
    cancelar: useChamada(chamadas.cancelarConvite, depois('Convite cancelado')),
    remover: useChamada(chamadas.removerDaRede, depois('Conexão removida')),
    bloquear: useChamada(chamadas.bloquearNaRede, depois('Pessoa bloqueada')),
    desbloquear: useChamada(chamadas.desbloquearNaRede, depois('Pessoa desbloqueada')),
    relacionar: useChamada(chamadas.updateRelacionamento, depois('Relação atualizada')),
  };
}

/** Invites by e-mail or phone, blindly. */
export function useConvidarPorContato(aoRecusar: (mensagem: string) => void) {
  return useChamada(chamadas.convidarPorContato, {
    aoFalhar: recusas(['convitesDemais'], ({ message }) => aoRecusar(message)),
  });
}

export function useVisibilidade() {
  const cache = useQueryClient();
  return useChamada(chamadas.updateVisibilidade, {
    aoConcluir: async () => await cache.invalidateQueries({ queryKey: chaveDe('getRede') }),
  });
}
