import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Gente } from './gente.ts';
import { recarregar } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

const RECARGA = centavos(2_000);

/** A person who has Plus, bought from the wallet (REGRAS 2.32). */
export async function ligarPlusDe(mundo: MundoPassado, quem: Gente): Promise<void> {
  await recarregar(mundo, [{ quem, valor: RECARGA }]);
  const { mensal } = await mundo.chamar('getPlus', {}, quem);
  await mundo.chamar('assinarPlus', { meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: mensal }, quem);
}
