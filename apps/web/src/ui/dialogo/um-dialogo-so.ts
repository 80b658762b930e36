/** The methods that this module needs of a dialog: the browser's own modal one. */
export type DialogoDaPagina = Pick<HTMLDialogElement, 'showModal' | 'close' | 'setAttribute' | 'removeAttribute'>;

const abertos: DialogoDaPagina[] = [];
const ouvintes = new Set<() => void>();
const COBERTO = 'data-coberto';

/** The dialog in sight, for parts that have to be inside of it: all else of the page is inert. */
export const dialogoAVista = {
  atual: (): DialogoDaPagina | undefined => abertos.at(-1),
  assinar(ouvinte: () => void): () => void {
    ouvintes.add(ouvinte);
    return () => ouvintes.delete(ouvinte);
  },
};

/**
 * Shows one dialog at a time: an open one is out of sight until this one is answered (REGRAS 2.25). Returns the
 * function that closes it; a dialog that closes behind another is not out of sight when it is opened again.
 */
export function mostrarSo(dialogo: DialogoDaPagina): () => void {
  abertos.at(-1)?.setAttribute(COBERTO, '');
  abertos.push(dialogo);
  dialogo.showModal();
  avisar();
  return () => {
    abertos.splice(abertos.indexOf(dialogo), 1);
    dialogo.removeAttribute(COBERTO);
    abertos.at(-1)?.removeAttribute(COBERTO);
    // Closed while it is still in the page: that is when the browser gives the focus back to where it was.
    dialogo.close();
    avisar();
  };
}

function avisar(): void {
  for (const ouvinte of ouvintes) ouvinte();
}
