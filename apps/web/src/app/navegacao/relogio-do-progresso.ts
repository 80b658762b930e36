import type { Progresso } from './progresso.ts';
import { andar, INTERVALO_MS, PARADO, terminar } from './progresso.ts';

/**
 * Draws the progress of navigations, its end too, at most once in 400 ms (spec 1, §9). A page that comes before the
 * first drawing shows none.
 */
export function relogioDoProgresso(desenhar: (progresso: Progresso) => void) {
  let inicio = 0;
  let relogio: ReturnType<typeof setInterval> | undefined;
  let desenhou = false;
  /** The states still to draw of a navigation that ended, one at a time. */
  let resto: readonly Progresso[] = [];
  function parar(): void {
    clearInterval(relogio);
    relogio = undefined;
    desenhou = false;
    resto = [];
  }
  function bater(): void {
    const [seguinte = andar(performance.now() - inicio), ...outros] = resto;
    resto = outros;
    desenhou = true;
    if (seguinte === PARADO) parar();
    desenhar(seguinte);
  }
  return {
    /** A navigation begins; one that is on its way goes on, one that ended makes room. */
    comecar(): void {
      if (relogio !== undefined && resto.length === 0) return;
      resto = [];
      inicio = performance.now();
      relogio ??= setInterval(bater, INTERVALO_MS);
    },
    acabar(falhou: boolean): void {
      if (relogio === undefined || resto.length > 0) return;
      if (desenhou) resto = [terminar(falhou), PARADO];
      else parar();
    },
    /** Gone at once: nothing is drawn after it. */
    esconder(): void {
      parar();
      desenhar(PARADO);
    },
    parar,
  };
}
