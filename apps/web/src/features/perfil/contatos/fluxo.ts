import { criarFluxo, useFluxo } from '../../../lib/fluxo.ts';

/** A new e-mail or phone that waits for its code. */
export interface ContatoPedido {
  /** The contact as it is sent back with the code. */
  readonly valor: string;
  /** The contact as the screen shows it. */
  readonly mostrado: string;
  readonly expiraEm: string;
}

const fluxoDoEmail = criarFluxo<ContatoPedido | null, ContatoPedido | null>({
  nome: 'troca-de-email',
  versao: 1,
  inicial: null,
  reduzir: (_, pedido) => pedido,
});
const fluxoDoTelefone = criarFluxo<ContatoPedido | null, ContatoPedido | null>({
  nome: 'troca-de-telefone',
  versao: 1,
  inicial: null,
  reduzir: (_, pedido) => pedido,
});

export const anotarEmail = fluxoDoEmail.despachar;
export const anotarTelefone = fluxoDoTelefone.despachar;
export function useEmailPedido(): ContatoPedido | null {
  return useFluxo(fluxoDoEmail);
}
export function useTelefonePedido(): ContatoPedido | null {
  return useFluxo(fluxoDoTelefone);
}

let confirmacao: string | undefined;

/** The proof that the person gave a moment ago: in memory alone, gone with the page. */
export const provaDada = {
  guardar(valor: string | undefined): void {
    confirmacao = valor;
  },
  ler: (): string | undefined => confirmacao,
};
