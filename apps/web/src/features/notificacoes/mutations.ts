import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { analytics } from '../../lib/analytics.ts';
import { useChamada } from '../../lib/consultas.ts';
import { espalharContagens } from '../../lib/notificacoes.ts';
import { palavrasDaRecusa } from '../../lib/palavras-da-recusa.ts';
import { recados } from '../../ui/dialogo/recados.ts';

/**
 * Marks one as read or unread; a button for it reports the result, opening the notification does not (spec 1, §4 and
 * §8).
 */
export function useMarcar({ diz }: { readonly diz: boolean }) {
  const cliente = useQueryClient();
  return useChamada(chamadas.lerNotificacoes, {
    aoConcluir: ({ visualizado, contagens }) => {
      analytics.registrar({ categoria: 'Notificacoes', acao: visualizado ? 'lida' : 'naoLida' });
      espalharContagens(cliente, contagens);
      if (diz) recados.mostrar(visualizado ? 'Notificação marcada como lida' : 'Notificação marcada como não lida');
    },
    aoFalhar: (erro) => {
      recados.mostrar(palavrasDaRecusa(erro) ?? 'Erro ao marcar notificação', { tom: 'danger' });
      return true;
    },
  });
}

/** Read-all sets all read and the count to 0 (spec 1, §4 and §8). */
export function useLerTudo() {
  const cliente = useQueryClient();
  return useChamada(chamadas.lerTodasNotificacoes, {
    aoConcluir: ({ contagens }) => {
      analytics.registrar({ categoria: 'Notificacoes', acao: 'lerTudo' });
      espalharContagens(cliente, contagens);
      recados.mostrar('Notificações marcadas como lidas');
    },
    aoFalhar: () => {
      recados.mostrar('Erro ao marcar todas as notificações como lidas', { tom: 'danger' });
      return true;
    },
  });
}
