import { recebimentoIdentificado } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { entraNoSaldo, lancar, receberCredito } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { abrirDevolucao } from '../devolucoes/devolucoes.ts';
import { meioDoProvedor } from '../meios/meios.ts';

/** Settled by a person, or why not. `jaResolvido`: somebody was quicker, or it was never stuck. */
export type Resolvido =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly motivo: 'inexistente' | 'jaResolvido' | 'foraDoPrazo' | 'pagadorSemConta' | 'acimaDoLimite';
    };

type Pedido = { readonly referencia: string; readonly agora: Instante; readonly operadorId: number };

const MOTIVO = 'semCobranca';

/** Sends money that belongs to no charge of ours back to the account it came from (REGRAS 2.2). */
export async function devolverSemDono(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { referencia, agora }: Pedido,
): Promise<Resolvido> {
  const x = await travarSemDono(trx, referencia);
  if ('ok' in x) return x;
  if (!(await devolveAinda(deps, x, agora))) return { ok: false, motivo: 'foraDoPrazo' };
  await trx.updateTable('recebimentos').set({ destino: 'devolucao' }).where('id', '=', x.id).execute();
  await abrirDevolucao(trx, { recebimentoId: x.id, valor: centavos(x.valor), motivo: MOTIVO, agora });
  return { ok: true };
}

/**
 * Puts money without an owner into the wallet of the account whose CPF is the payer's, never into another, and within
 * its limits (REGRAS 2.5).
 */
export async function creditarSemDono(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { referencia, agora, operadorId }: Pedido,
): Promise<Resolvido> {
  const x = await travarSemDono(trx, referencia);
  if ('ok' in x) return x;
  const usuarioId = await contaDoPagador(trx, x.id);
  if (usuarioId === undefined) return { ok: false, motivo: 'pagadorSemConta' };
  const valor = centavos(x.valor);
  if (!(await entraNoSaldo(trx, deps, { usuarioId, valor, agora }))) return { ok: false, motivo: 'acimaDoLimite' };
  const chave = `recebimento:${x.id}:identificado`;
  const credito_id = await creditarPagador(trx, { usuarioId, valor, chave, agora, operadorId });
  await trx.updateTable('recebimentos').set({ destino: 'credito', credito_id }).where('id', '=', x.id).execute();
  return { ok: true };
}

/** True if the provider of this money still gives it back (REGRAS 2.9, 3). */
export async function devolveAinda(
  { regras }: Pick<Deps, 'regras'>,
  { provedor, horario }: { readonly provedor: string; readonly horario: Instante },
  agora: Instante,
): Promise<boolean> {
  return meioDoProvedor(provedor).regra.devolve({ pagoEm: diaDe(horario), hoje: diaDe(agora) }, await regras());
}

/**
 * The account to which money of this payer belongs, if the bank named him: the one that proved his CPF, or the only one
 * that gave it (REGRAS 2.18).
 */
export async function contaDoPagador(trx: Trx, recebimentoId: number): Promise<number | undefined> {
  const conta = await trx
    .selectFrom('recebimentos as p')
    .select(sql<number | null>`conta_do_cpf(p.pagador_cpf_indice)`.as('id'))
    .where('p.id', '=', recebimentoId)
    .executeTakeFirst();
  return conta?.id ?? undefined;
}

export async function creditarPagador(
  trx: Trx,
  c: {
    readonly usuarioId: number;
    readonly valor: Centavos;
    readonly chave: string;
    readonly agora: Instante;
    readonly operadorId: number;
  },
): Promise<number> {
  const { usuarioId, chave, agora, valor } = c;
  const descricao = 'Pix identificado pela nossa equipe';
  const creditoId = await receberCredito(trx, { usuarioId, origem: 'pagamentoTardio', valor, descricao, agora });
  await lancar(trx, {
    ...recebimentoIdentificado({ usuario: usuarioId, valor }),
    origem: 'creditos',
    origemId: creditoId,
    chave,
    agora,
    ator: c.operadorId,
  });
  await notificar(trx, {
    usuarioId,
    modelo: 'saldoAdicionado',
    dados: { valor, credito: creditoId },
    fato: chave,
    agora,
  });
  return creditoId;
}

async function travarSemDono(trx: Trx, referencia: string) {
  const x = await trx
    .selectFrom('recebimentos')
    .select(['id', 'provedor', 'valor', 'destino', 'horario'])
    .where('referencia', '=', referencia)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (x === undefined) return { ok: false, motivo: 'inexistente' } as const;
  return x.destino === 'emAnalise' ? x : ({ ok: false, motivo: 'jaResolvido' } as const);
}
