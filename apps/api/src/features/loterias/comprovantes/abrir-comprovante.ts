import type { Imagem } from '../../../gateways/imagens/port.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { leitorDoComprovante } from './arquivo-do-comprovante.ts';
import { figuraDoComprovante } from './figura-do-comprovante.ts';
import type { Comprovante } from './repository.ts';

/** A receipt as it is shown: its numbers and its code can be read. */
export const COMPROVANTE_INTEIRO = { formato: 'jpeg', lado: 1_600 } as const;

/** The picture of a receipt, written anew from the sealed file: nothing but pixels leaves (REGRAS 2.12 Receipt). */
export async function abrirComprovante(
  deps: Deps,
  comprovante: Comprovante & { readonly chave: Buffer },
): Promise<Imagem> {
  const lido = await deps.gateways.arquivos.ler(comprovante.arquivo);
  if (lido.situacao !== 'ok') return recusar('indisponivel');
  const leitor = leitorDoComprovante(comprovante);
  const bytes = deps.cifra.decifrarBytes(deps.cifra.desembrulhar(comprovante.chave, leitor), lido.valor, leitor);
  return (await figuraDoComprovante(deps, { bytes, saida: COMPROVANTE_INTEIRO })) ?? recusar('indisponivel');
}
