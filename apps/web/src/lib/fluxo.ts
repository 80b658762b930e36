import { useSyncExternalStore } from 'react';
import { sessaoAtual } from './sessao.ts';

const PREFIXO = 'rateia.fluxo.';
/** The word in the place of a person's id. */
const DA_ABA = 'aba';

/** The state of one flow of screens: moved by its reducer alone, kept for this tab. */
export interface Fluxo<E, A> {
  readonly estado: () => E;
  readonly despachar: (acao: A) => void;
  readonly assinar: (ouvinte: () => void) => () => void;
}

interface PedidoFluxo<E, A> {
  /** Key in the tab's storage. */
  readonly nome: string;
  /** Raised when the shape of the state changes: a state that an older page kept is forgotten. */
  readonly versao: number;
  readonly inicial: E;
  readonly reduzir: (estado: E, acao: A) => E;
  /** Begins before anybody is logged in, and goes on after: it belongs to the tab, and must not hold a secret. */
  readonly daAba?: true;
}

interface Guardado {
  readonly versao: number;
  readonly dono: string;
  readonly estado: unknown;
}

/**
 * A flow that loses nothing: a reload, an error or a new login finds it as it was. It belongs to the person who began
 * it: with another person in the same tab it begins empty.
 */
export function criarFluxo<E, A>({ nome, versao, inicial, reduzir, daAba }: PedidoFluxo<E, A>): Fluxo<E, A> {
  const ouvintes = new Set<() => void>();
  let dono: string | undefined;
  let estado = inicial;

  function atual(): E {
    const quem = daAba === true ? DA_ABA : sessaoAtual.idUsuario();
    if (quem !== undefined && quem !== dono) {
      dono = quem;
      estado = (lerDaAba(PREFIXO + nome, { versao, dono }) as E | undefined) ?? inicial;
    }
    return estado;
  }

  return {
    estado: atual,
    despachar(acao) {
      estado = reduzir(atual(), acao);
      if (dono !== undefined) guardarNaAba(PREFIXO + nome, { versao, dono, estado });
      for (const ouvinte of ouvintes) ouvinte();
    },
    assinar(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
  };
}

/** The flow's state, renewed at each step. */
export function useFluxo<E, A>(fluxo: Fluxo<E, A>): E {
  return useSyncExternalStore(fluxo.assinar, fluxo.estado, fluxo.estado);
}

function lerDaAba(chave: string, { versao, dono }: Pick<Guardado, 'versao' | 'dono'>): unknown {
  try {
    const texto = sessionStorage.getItem(chave);
    if (texto === null) return undefined;
    const lido = JSON.parse(texto) as Partial<Guardado> | null;
    return lido?.versao === versao && lido.dono === dono ? lido.estado : undefined;
  } catch {
    // A browser that does not store, or something else under our key: the flow begins empty.
    return undefined;
  }
}

function guardarNaAba(chave: string, guardado: Guardado): void {
  try {
    sessionStorage.setItem(chave, JSON.stringify(guardado));
  } catch {
    // The flow goes on in memory; only a reload would forget it.
    return;
  }
}
