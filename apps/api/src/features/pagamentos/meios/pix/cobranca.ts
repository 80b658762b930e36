import { randomBytes } from 'node:crypto';
import { milissegundosDe } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import type { Executor, Trx } from '../../../../db/banco.ts';
import type { Cobranca, PedidoDeCobranca } from '../../../../gateways/pix/port.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNaTela, CobrancaNoProvedor } from '../meio.ts';
import { lerPix } from './recebido.ts';

/** A charge has its txid before the provider hears of it (CONFIABILIDADE 1.5). */
export async function criarCobranca(trx: Trx, pagamentoId: number): Promise<void> {
  const txid = randomBytes(16).toString('hex');
  await trx.insertInto('cobrancas_pix').values({ pagamento_id: pagamentoId, txid }).execute();
}

export async function txidDo(db: Executor, { id }: Pick<Pagamento, 'id'>): Promise<string> {
  return (await db.selectFrom('cobrancas_pix').select('txid').where('pagamento_id', '=', id).executeTakeFirstOrThrow())
    .txid;
}

export async function pagamentoDaCobranca(db: Executor, txid: string): Promise<number | undefined> {
  return (await db.selectFrom('cobrancas_pix').select('pagamento_id').where('txid', '=', txid).executeTakeFirst())
    ?.pagamento_id;
}

export async function cobrancasNaTela(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CobrancaNaTela>> {
  const linhas = await db
    .selectFrom('cobrancas_pix')
    .select(['pagamento_id', 'txid', 'copia_e_cola'])
    .where('pagamento_id', 'in', [...ids])
    .execute();
  return new Map(linhas.map((l) => [l.pagamento_id, { identificadorPagamento: l.txid, copiaECola: l.copia_e_cola }]));
}

/** The provider's charge: its code is kept for its payer, and its money is told in our words. */
export function lerCobranca(
  deps: Pick<Deps, 'cifra'>,
  { id }: Pick<Pagamento, 'id'>,
  { pixCopiaECola, pix }: Cobranca,
): CobrancaNoProvedor {
  return {
    guardar: async (trx) => {
      await trx
        .updateTable('cobrancas_pix')
        .set({ copia_e_cola: pixCopiaECola })
        .where('pagamento_id', '=', id)
        .execute();
    },
    recebidos: pix.map((p) => lerPix(deps, p)),
  };
}

export async function pedidoDeCobranca(deps: Deps, pagamento: Pagamento): Promise<PedidoDeCobranca> {
  const { primeiro_nome, sobrenome, cpf_cifrado } = await deps.db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome', 'cpf_cifrado'])
    .where('id', '=', pagamento.usuarioId)
    .executeTakeFirstOrThrow();
  const devedor =
    cpf_cifrado === null
      ? {}
      : { devedor: { cpf: deps.cifra.decifrar(cpf_cifrado, 'usuario:cpf'), nome: `${primeiro_nome} ${sobrenome}` } };
  return {
    txid: await txidDo(deps.db, pagamento),
    valor: pagamento.valor,
    // The whole life of the code and not the rest of it, so that a repeated request has the same body.
    expiracaoSegundos: Math.round((milissegundosDe(pagamento.expiraEm) - milissegundosDe(pagamento.criadoEm)) / 1_000),
    descricao: `Pagamento ${MARCA}`,
    ...devedor,
  };
}
