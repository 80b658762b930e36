import { dialogos } from '../ui/dialogo/dialogos.ts';
import { alteracoes } from '../ui/formulario/alteracoes.ts';

/** The question before a reload that would lose typed text (spec 1, §4). */
export const PERGUNTA_AO_RECARREGAR =
  'Tem certeza que deseja recarregar a página? Todas as alterações não salvas serão perdidas.';

/**
 * Reloads because the person asked for it: at once, or after the question when something typed would be lost. `antes` is
 * done only when the page does go.
 */
export async function recarregarAPedido(antes?: () => void): Promise<void> {
  if (alteracoes.existem()) {
    const aceitou = await dialogos.mostrar({
      titulo: 'Recarregar a página?',
      corpo: PERGUNTA_AO_RECARREGAR,
      acao: 'Recarregar',
      escape: 'Continuar aqui',
    });
    if (!aceitou) return;
  }
  antes?.();
  recarregar();
}

let confirmado = false;

/** Reloads without a question: it was already asked, or there is nothing to lose. */
export function recarregar(): void {
  confirmado = true;
  window.location.reload();
}

/** The browser's own question, for its button, its key and a closed tab. It shows its own words instead of ours. */
export function perguntarAntesDeSair(): void {
  window.addEventListener('beforeunload', (evento) => {
    if (confirmado || !alteracoes.existem()) return;
    evento.preventDefault();
    evento.returnValue = PERGUNTA_AO_RECARREGAR;
  });
}
