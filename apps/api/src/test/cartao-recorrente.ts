import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from './app.ts';
import type { NoProvedor } from './cartao.ts';
import { verificarCartao } from './cartao.ts';
import type { Membro } from './carteira.ts';
import { avancarAte, criarMembro } from './carteira.ts';
import { assentarComBanco } from './checkout.ts';

export type MembroComCartao = { readonly membro: Membro; readonly d: Dia; readonly idCartao: number };

/** A member without balance whose verified card pays his months, and the due day of the next one. */
export async function criarMembroComCartao(mundo: Mundo, saldo = centavos(0)): Promise<MembroComCartao> {
  const membro = await criarMembro(mundo, { saldo });
  const d = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
  const idCartao = await verificarCartao(mundo, membro);
  await mundo.chamar('updateCartaoRecorrente', { id: idCartao, ligado: true }, { como: membro });
  return { membro, d, idCartao };
}

/** The clock goes to an hour of a day around the due day, and the bank has answered. */
export async function irAoDia(
  mundo: Mundo,
  d: Dia,
  { dias, horas = 1 }: { readonly dias: number; readonly horas?: number },
): Promise<void> {
  await avancarAte(mundo, somarHoras(inicioDoDia(somarDias(d, dias)), horas));
  await assentarComBanco(mundo);
  await mundo.avancar({ minutos: 1 });
  await assentarComBanco(mundo);
}

/** The holder's name by which the bank answers a saved card from now on. */
export async function responderPeloCartao(mundo: Mundo, idCartao: number, nome: string): Promise<void> {
  const { no_provedor } = await mundo.aplicacao.deps.db
    .selectFrom('cartoes')
    .select('no_provedor')
    .where('id', '=', idCartao)
    .executeTakeFirstOrThrow();
  const r = await fetch(`${mundo.sandbox.url}/sandbox/mercadopago/cartoes/${no_provedor}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nome }),
  });
  if (!r.ok) throw new Error(`card at the bank: ${r.status}`);
}

/** The charges of an invoice at the provider, oldest first. */
export async function cobrancasNoCartao(mundo: Mundo, faturaId: number): Promise<readonly NoProvedor[]> {
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('cobrancas_recorrentes as r')
    .innerJoin('pagamentos as p', 'p.id', 'r.pagamento_id')
    .innerJoin('cobrancas_mercado_pago as c', 'c.pagamento_id', 'p.id')
    .select('c.referencia')
    .where('p.fatura_id', '=', faturaId)
    .execute();
  const todos = (await (await fetch(`${mundo.sandbox.url}/sandbox/mercadopago`)).json()) as readonly NoProvedor[];
  return todos.filter((p) => linhas.some(({ referencia }) => p.external_reference.startsWith(referencia))).reverse();
}
