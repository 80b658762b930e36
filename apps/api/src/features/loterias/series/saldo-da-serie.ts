import type { Movimento } from '@rateia/domain/carteira/razao';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { guardaNaSerie, parteDoSaldo, voltaDaSerie } from '@rateia/domain/loterias/saldo-da-serie';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { exigirSaldo, lancar, travarSaldos } from '../../livro/index.ts';
import { travarAdesao } from './repository.ts';

type Guarda = { readonly adesaoId: number; readonly valor: Centavos; readonly agora: Instante };

/** Puts money of the wallet aside for one series; the wallet must have it (REGRAS 2.12 Recurring). */
export async function guardarSaldo(trx: Trx, { adesaoId, valor, agora }: Guarda): Promise<void> {
  const { usuarioId: usuario, saldo } = await travarAdesao(trx, adesaoId);
  const saldos = await travarSaldos(trx, [
    { conta: 'disponivel', usuario },
    { conta: 'guardado', usuario },
  ]);
  exigirSaldo({ saldo: saldos('disponivel', usuario), valor });
  const chave = await chaveNova(trx, adesaoId);
  await mudar(trx, { adesaoId, fica: somar(saldo, valor), movimento: guardaNaSerie({ usuario, valor }), chave, agora });
}

/** All of it goes back to the wallet: its owner asks for it, leaves, or is away from the pools; nothing where there is none. */
export async function devolverSaldo(
  trx: Trx,
  { adesaoId, agora }: { readonly adesaoId: number; readonly agora: Instante },
): Promise<void> {
  const { usuarioId: usuario, saldo: valor } = await travarAdesao(trx, adesaoId);
  if (valor === ZERO) return;
  const movimento = voltaDaSerie('voltaDaSerie', { usuario, valor });
  await mudar(trx, { adesaoId, fica: ZERO, movimento, chave: await chaveNova(trx, adesaoId), agora });
}

/**
 * A draw is charged: the balance of the series goes to the wallet, which pays the draw in the same transaction. The wallet
 * bears what it lacks; a charge that fails takes this back (REGRAS 2.12 Recurring).
 */
export async function usarSaldo(
  trx: Trx,
  { adesaoId, bolaoId, valor, agora }: Guarda & { readonly bolaoId: number },
): Promise<void> {
  const { usuarioId: usuario, saldo } = await travarAdesao(trx, adesaoId);
  const parte = parteDoSaldo(saldo, valor);
  if (parte === ZERO) return;
  const movimento = voltaDaSerie('usoDaSerie', { usuario, valor: parte });
  const chave = `adesao:${adesaoId}:bolao:${bolaoId}`;
  await mudar(trx, { adesaoId, fica: subtrair(saldo, parte), movimento, chave, agora });
}

type Mudanca = {
  readonly adesaoId: number;
  readonly fica: Centavos;
  readonly movimento: Movimento;
  readonly chave: string;
  readonly agora: Instante;
};

async function mudar(trx: Trx, { adesaoId, fica, movimento, chave, agora }: Mudanca): Promise<void> {
  await trx.updateTable('adesoes').set({ saldo: fica, mudou_em: agora }).where('id', '=', adesaoId).execute();
  await lancar(trx, { ...movimento, origem: 'adesoes', origemId: adesaoId, chave, agora });
}

/** The place is locked: its movements are counted by one at a time, and each has a number of its own. */
async function chaveNova(trx: Trx, adesaoId: number): Promise<string> {
  const { quantos } = await trx
    .selectFrom('transacoes')
    .select(sql<number>`count(*)::int`.as('quantos'))
    .where('origem', '=', 'adesoes')
    .where('origem_id', '=', adesaoId)
    .executeTakeFirstOrThrow();
  return `adesao:${adesaoId}:${quantos + 1}`;
}
