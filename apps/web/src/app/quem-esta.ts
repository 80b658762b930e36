import { sessaoAtual } from '../lib/sessao.ts';

interface Mudancas {
  /** A person logged in where there was no session. */
  readonly aoEntrar: () => void;
  readonly aoSair: () => void;
  /** Another person logged in over the session, by a link of his own, here or in another tab. */
  readonly aoTrocar: () => void;
}

/**
 * Tells when a person logs in or out; a renewal, and a new login of the same person, are neither. Returns the function
 * that ends it.
 */
export function acompanharQuemEsta({ aoEntrar, aoSair, aoTrocar }: Mudancas): () => void {
  let conectado = sessaoAtual.existe();
  let pessoa = sessaoAtual.idUsuario();
  return sessaoAtual.assinar(() => {
    const [antes, quem] = [conectado, pessoa];
    conectado = sessaoAtual.existe();
    pessoa = sessaoAtual.idUsuario();
    if (antes && !conectado) aoSair();
    if (!antes && conectado) aoEntrar();
    if (antes && conectado && quem !== pessoa) aoTrocar();
  });
}
