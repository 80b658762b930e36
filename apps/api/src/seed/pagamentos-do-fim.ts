import { guardarCartao } from './cartao-salvo.ts';
import type { Gente } from './gente.ts';
import { cadastrarMais } from './gente.ts';
import type { MundoPassado } from './mundo.ts';
import { contestarRecarga } from './pagamento-contestado.ts';
import type { Nome } from './pessoas.ts';
import { programarPix } from './pix-programado.ts';

/** People of the last stories: one who has a saved card, and one who contested a payment at his bank. */
const DO_FIM: readonly Nome[] = [
  { nome: 'Leonor', sobrenome: 'Seabra', email: 'leonor.seabra@exemplo.com.br' },
  { nome: 'Nelson', sobrenome: 'Arruda', email: 'nelson.arruda@exemplo.com.br' },
];

/** Pix programado that waits, a saved card, and a payment that came back. */
export async function semearPagamentos(mundo: MundoPassado, membro: Gente): Promise<void> {
  await programarPix(mundo, membro);
  const [doCartao, daDisputa] = await cadastrarMais(mundo, DO_FIM);
  if (doCartao !== undefined) await guardarCartao(mundo, doCartao);
  if (daDisputa !== undefined) await contestarRecarga(mundo, daDisputa);
}
