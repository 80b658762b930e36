import { MODAL_DEPOIS_DE_MS } from '@rateia/domain/constantes-de-depois';

/** Does it when the time has come and the person is free; answers how to give it up. */
export function depoisDeUmTempo(faz: () => Promise<void>): () => void {
  let espera = setTimeout(tentar, MODAL_DEPOIS_DE_MS);
  function tentar(): void {
    if (pessoaOcupada()) espera = setTimeout(tentar, MODAL_DEPOIS_DE_MS);
    else void faz();
  }
  return () => clearTimeout(espera);
}

/** A modal interrupts no person who answers a dialog or writes, and opens on no page that is out of sight. */
function pessoaOcupada(): boolean {
  const escrevendo = document.activeElement?.matches('input, textarea, select') === true;
  return escrevendo || document.hidden || document.querySelector('dialog[open], [popover]:popover-open') !== null;
}
