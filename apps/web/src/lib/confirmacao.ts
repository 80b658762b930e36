import type { AcaoSensivel } from '@rateia/domain/sessao/confirmacao';

/** A call that asks for confirmation waits here until the person gave it, or gave it up. */
export interface PedidoDeConfirmacao {
  readonly chave: number;
  readonly acao: AcaoSensivel;
  readonly responde: (confirmacao: string | undefined) => void;
  readonly falha: (causa: unknown) => void;
}

/** The person closed the question: the call was not made, and nobody has to be told. */
export class Desistencia extends Error {
  override readonly name = 'Desistencia';
}

let pedido: PedidoDeConfirmacao | undefined;
let proxima = 1;
const ouvintes = new Set<() => void>();

function muda(novo: PedidoDeConfirmacao | undefined): void {
  pedido = novo;
  for (const ouvinte of ouvintes) ouvinte();
}

/** Step-up in the browser: `chamar` asks here, the app's dialog answers. One question at a time; a second call gives up. */
export const confirmacoes = {
  atual: (): PedidoDeConfirmacao | undefined => pedido,
  assinar(ouvinte: () => void): () => void {
    ouvintes.add(ouvinte);
    return () => ouvintes.delete(ouvinte);
  },
  pedir(acao: AcaoSensivel): Promise<string | undefined> {
    if (pedido !== undefined || ouvintes.size === 0) return Promise.resolve(undefined);
    return new Promise((responde, falha) => muda({ chave: proxima++, acao, responde, falha }));
  },
  responder(confirmacao: string | undefined): void {
    const atual = pedido;
    muda(undefined);
    atual?.responde(confirmacao);
  },
  /** The question could not be shown: the call was not made, and its screen says so. */
  falhar(causa: unknown): void {
    const atual = pedido;
    muda(undefined);
    atual?.falha(causa);
  },
};
