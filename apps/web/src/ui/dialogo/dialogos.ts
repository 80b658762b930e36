import type { ReactNode } from 'react';

/** The question or message of a dialog. */
export interface PedidoDialogo {
  readonly titulo: string;
  readonly corpo?: ReactNode;
  /** The verb of the main button; "Entendi" when there is nothing to decide. */
  readonly acao?: string;
  /** The escape, in words that say what stays: "Continuar no grupo". Without it there is nothing to refuse. */
  readonly escape?: string;
  /** Only for a destructive act. */
  readonly perigo?: boolean;
  /** The way out stands first, as the main button: what is asked takes something away that the person is about to have. */
  readonly escapePrimeiro?: boolean;
}

interface NaFila extends PedidoDialogo {
  readonly chave: number;
  readonly responde: (aceitou: boolean) => void;
}

let fila: readonly NaFila[] = [];
let proximaChave = 1;
const ouvintes = new Set<() => void>();

function muda(nova: readonly NaFila[]): void {
  fila = nova;
  for (const ouvinte of ouvintes) ouvinte();
}

/**
 * Dialogs from anywhere, one at a time: the next one waits for the answer to the present one.
 * The promise tells whether the main button was pressed.
 */
export const dialogos = {
  mostrar(pedido: PedidoDialogo): Promise<boolean> {
    return new Promise((responde) => {
      muda([...fila, { ...pedido, chave: proximaChave++, responde }]);
    });
  },
  /** Answers the dialog on top and shows the next one. */
  responder(aceitou: boolean): void {
    const [primeiro, ...resto] = fila;
    muda(resto);
    primeiro?.responde(aceitou);
  },
  atual: (): (PedidoDialogo & { readonly chave: number }) | undefined => fila[0],
  assinar(ouvinte: () => void): () => void {
    ouvintes.add(ouvinte);
    return () => ouvintes.delete(ouvinte);
  },
};
