import { FERRAMENTAS_PX } from '@rateia/domain/constantes-de-depois';
import { MARCA } from '@rateia/domain/marca';
import { paths } from '../../lib/paths.ts';
import { rotaFeita } from '../../lib/rotas.ts';

/**
 * Tells a person with open developer tools, once, where to report faults and never to paste anything there (spec 1, §6,
 * §9).
 */
export function avisarNoConsole(): void {
  function olhar(): void {
    if (!comFerramentas(window)) return;
    window.removeEventListener('resize', olhar);
    console.info(mensagemDoConsole(window.location.origin));
  }
  window.addEventListener('resize', olhar);
  olhar();
}

/** The window is so much larger than its page that something stands beside it. */
export function comFerramentas({
  outerWidth,
  innerWidth,
  outerHeight,
  innerHeight,
}: Pick<Window, 'outerWidth' | 'innerWidth' | 'outerHeight' | 'innerHeight'>): boolean {
  return outerWidth - innerWidth > FERRAMENTAS_PX || outerHeight - innerHeight > FERRAMENTAS_PX;
}

export function mensagemDoConsole(origem: string): string {
  const cuidado = `${MARCA}: se alguém pediu para você colar algo aqui, não cole. Isso pode dar acesso à sua conta e ao seu saldo.`;
  if (!rotaFeita('perfilBugBounty')) return cuidado;
  return `${cuidado}\nEncontrou uma falha de segurança? Conte para nós: ${origem}${paths.perfilBugBounty()}`;
}
