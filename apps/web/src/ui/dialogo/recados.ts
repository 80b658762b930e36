import { SNACKBAR_MS, TOAST_MS } from '@rateia/domain/constantes';

export interface Toast {
  readonly chave: number;
  readonly titulo?: string;
  readonly texto: string;
  readonly tom: 'success' | 'warning' | 'danger' | 'neutro';
  readonly acao?: { readonly rotulo: string; readonly fazer: () => void };
}

let toasts: readonly Toast[] = [];
let proximaChave = 1;
const ouvintes = new Set<() => void>();

function muda(novos: readonly Toast[]): void {
  toasts = novos;
  for (const ouvinte of ouvintes) ouvinte();
}

/**
 * Its time runs from the moment it is drawn: a toast from before the host was loaded is not over when the host comes.
 */
function contar({ chave, acao }: Toast): void {
  setTimeout(() => recados.fechar(chave), acao === undefined ? TOAST_MS : SNACKBAR_MS);
}

/** Short notices that leave by themselves, after 3 s, or 15 s with something to do (spec 1, §9). Never the only copy of anything. */
export const recados = {
  mostrar(texto: string, { tom = 'success', ...resto }: Partial<Pick<Toast, 'titulo' | 'tom' | 'acao'>> = {}): void {
    const toast: Toast = { chave: proximaChave++, texto, tom, ...resto };
    muda([...toasts.slice(-2), toast]);
    if (ouvintes.size > 0) contar(toast);
  },
  fechar(chave: number): void {
    if (toasts.some((t) => t.chave === chave)) muda(toasts.filter((t) => t.chave !== chave));
  },
  atuais: (): readonly Toast[] => toasts,
  assinar(ouvinte: () => void): () => void {
    if (ouvintes.size === 0) toasts.forEach(contar);
    ouvintes.add(ouvinte);
    return () => ouvintes.delete(ouvinte);
  },
};
