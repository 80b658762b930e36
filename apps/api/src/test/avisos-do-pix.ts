import { randomBytes } from 'node:crypto';
import { centavos, centavosParaDecimal } from '@rateia/domain/dinheiro';
import type { Mundo } from './app.ts';

export function e2eid(): string {
  return `E${randomBytes(16).toString('hex').slice(0, 31)}`;
}

/** One notice as a Pix provider writes it; `valor` in centavos. */
export function avisoDoPix(
  mundo: Mundo,
  p: { readonly txid: string; readonly valor: number; readonly e2e?: string; readonly cpf?: string },
) {
  return {
    endToEndId: p.e2e ?? e2eid(),
    txid: p.txid,
    valor: centavosParaDecimal(centavos(p.valor)),
    horario: mundo.agora(),
    pagador: { cpf: p.cpf ?? '52998224725', nome: 'Alguém' },
  };
}

/** The provider's id of a payment of ours. */
export async function txidDe({ aplicacao }: Mundo, idPagamento: string): Promise<string> {
  return (
    await aplicacao.deps.db
      .selectFrom('cobrancas_pix as c')
      .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
      .select('c.txid')
      .where('p.id_publico', '=', idPagamento)
      .executeTakeFirstOrThrow()
  ).txid;
}

/** Our row of a Pix that the bank says it received. */
export async function recebimentoDe({ aplicacao }: Mundo, referencia: string): Promise<number> {
  return (
    await aplicacao.deps.db
      .selectFrom('recebimentos')
      .select('id')
      .where('referencia', '=', referencia)
      .executeTakeFirstOrThrow()
  ).id;
}
