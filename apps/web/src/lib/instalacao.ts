/**
 * The event that Chrome gives a page that may be installed. It is kept, because it comes once, before any part of the
 * app asks for it.
 */
export interface ConviteDoNavegador extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let convite: ConviteDoNavegador | undefined;
const ouvintes = new Set<() => void>();

/** Listens from the first moment on: the browser's own bar gives way to ours (spec 1, §4 Install prompt). */
export function ouvirConvite(): void {
  window.addEventListener('beforeinstallprompt', (evento) => {
    evento.preventDefault();
    definir(evento as ConviteDoNavegador);
  });
}

/** The invitation that may be answered now, if the browser gave one. */
export const conviteDoNavegador = {
  atual: (): ConviteDoNavegador | undefined => convite,
  /** An invitation can be answered once. */
  gastar: (): void => definir(undefined),
  assinar(ouvinte: () => void): () => void {
    ouvintes.add(ouvinte);
    return () => ouvintes.delete(ouvinte);
  },
};

function definir(novo: ConviteDoNavegador | undefined): void {
  convite = novo;
  for (const ouvinte of ouvintes) ouvinte();
}
