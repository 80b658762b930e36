import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { avisos } from '../../ui/dialogo/toasts.ts';

/** Everything a person may do with another one of the network; each leaves the lists as they now are. */
export function useMoverNaRede() {
  const cache = useQueryClient();
  const depois = (feito: string) => ({
    aoConcluir: async () => {
      avisos.mostrar(feito);
      await Promise.all(
        (['getRede', 'buscarNaRede', 'getInformacoes'] as const).map((nome) =>
          cache.invalidateQueries({ queryKey: chaveDe(nome) }),
        ),
      );
    },
  });
  return {
    convidar: useChamada('convidar', depois('Convite enviado')),
    aceitar: useChamada('aceitarConvite', depois('Agora vocês estão conectados')),
    recusar: useChamada('recusarConvite', depois('Convite recusado')),
    cancelar: useChamada('cancelarConvite', depois('Convite cancelado')),
    remover: useChamada('removerDaRede', depois('Conexão removida')),
    bloquear: useChamada('bloquearNaRede', depois('Pessoa bloqueada')),
    desbloquear: useChamada('desbloquearNaRede', depois('Pessoa desbloqueada')),
    relacionar: useChamada('updateRelacionamento', depois('Relação atualizada')),
  };
}

/** Invites by e-mail or phone, blindly. */
export function useConvidarPorContato(aoRecusar: (mensagem: string) => void) {
  return useChamada('convidarPorContato', {
    aoFalhar: recusas(['convitesDemais'], ({ message }) => aoRecusar(message)),
  });
}

export function useVisibilidade() {
  const cache = useQueryClient();
  return useChamada('updateVisibilidade', {
    aoConcluir: async () => await cache.invalidateQueries({ queryKey: chaveDe('getRede') }),
  });
}
