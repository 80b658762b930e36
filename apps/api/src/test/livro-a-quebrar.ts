import { recarga } from '@rateia/domain/carteira/lancamentos';
import { centavos } from '@rateia/domain/dinheiro';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Banco } from '../db/banco.ts';
import { abrirBanco, abrirPool, emTransacao } from '../db/banco.ts';
import { conferirLivro } from '../features/livro/conferir-livro.ts';
import type { Escopo } from '../features/livro/escopo-da-conferencia.ts';
import { anular, lancar } from '../features/livro/lancar.ts';
import { lacrarLivro } from '../features/livro/tarefas.ts';
import type { Mundo } from './app.ts';
import { criarMundo } from './app.ts';
import { criarMembro } from './carteira.ts';
import { criarPessoa, darPromocional, depositar } from './construtores.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from './retirada.ts';

/** A ledger with something for each check to look at, and a way to break it that leaves nothing behind. */
export type LivroAQuebrar = {
  /** The owner of the database, whom no privilege and no trigger stops. */
  readonly dono: Banco;
  readonly achadosDepoisDe: (
    comandos: readonly RawBuilder<unknown>[],
    escopo?: Escopo,
  ) => Promise<Readonly<Record<string, number>>>;
  readonly encerrar: () => Promise<void>;
};

/** An amount that nothing else has. */
const DEPOSITO = 12_34;

export async function criarLivroAQuebrar(): Promise<LivroAQuebrar> {
  const mundo = await criarMundo();
  const dono = abrirBanco(abrirPool(mundo.config.bancoUrl, { maximo: 1, papel: null }));
  await irParaMesNovo(mundo);
  await receberDeNovoEEstornar(mundo);
  const membro = await criarMembro(mundo, { saldo: centavos(90_00) });
  await depositar(mundo, membro, centavos(DEPOSITO));
  await darPromocional(mundo, membro, centavos(5_00));
  await retirar(mundo, await criarQuemRetira(mundo, { saldo: centavos(200_00) }), 60_00);
  await mundo.assentar();
  await lacrarLivro(mundo.aplicacao.deps.db);
  return {
    dono,
    achadosDepoisDe: (comandos, escopo = null) => achadosDepoisDe(dono, comandos, escopo),
    encerrar: async () => {
      await dono.destroy();
      await mundo.encerrar();
    },
  };
}

/** A top-up that was written twice, and the reversal of the second. */
async function receberDeNovoEEstornar(mundo: Mundo): Promise<void> {
  const quemErrou = await criarPessoa(mundo, { saldo: centavos(5_67) });
  const movimento = recarga({ usuario: quemErrou.id, valor: centavos(5_67), provedor: 'pix' });
  const agora = mundo.agora();
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    const credito = trx.selectFrom('creditos').select('id').where('usuario_id', '=', quemErrou.id);
    const { id: origemId } = await credito.executeTakeFirstOrThrow();
    const errada = await lancar(trx, { ...movimento, origem: 'creditos', origemId, chave: 'emDobro', agora });
    await anular(trx, errada ?? 0, { agora });
  });
}

/** The checks that find faults after these commands, with the number of faults; the commands are rolled back. */
async function achadosDepoisDe(
  dono: Banco,
  comandos: readonly RawBuilder<unknown>[],
  escopo: Escopo,
): Promise<Readonly<Record<string, number>>> {
  const trx = await dono.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const comando of comandos)
      if (Number((await comando.execute(trx)).numAffectedRows ?? 1) === 0) throw new Error('a command finds no row');
    const achados = await conferirLivro(trx, escopo);
    return Object.fromEntries(achados.filter((i) => !i.ok).map((i) => [i.chave, i.divergencias]));
  } finally {
    await trx.rollback().execute();
  }
}

export const CARTEIRA = sql`(select max(id) from contas where tipo = 'disponivel' and saldo > 0)`;
const DONO_DA_CARTEIRA = sql`(select usuario_id from contas where id = ${CARTEIRA})`;
export const ULTIMA = sql`(select max(id) from partidas where conta_id = ${CARTEIRA})`;
/** A transaction without entries yet. */
export function novaTransacao(chave: string, origem: string, origemId: RawBuilder<unknown>) {
  return sql`
  insert into transacoes (motivo, origem, origem_id, chave, criada_em) values ('recarga', ${origem}, ${origemId}, ${chave}, now())`;
}
export function partidasDe(chave: string, valor: number) {
  return sql`
  insert into partidas (transacao_id, conta_id, valor)
  select t.id, c.id, ${valor} * c.lado from transacoes t, (select ${CARTEIRA} as id, 1 as lado union all
    select min(id), -1 from contas where tipo = 'liquidacao') c where t.chave = ${chave}`;
}
export const UM_DEPOSITO = sql`(select transacao_id from partidas where valor = ${DEPOSITO})`;
export function saldoDaCarteira(valor: number) {
  return sql`update contas set saldo = saldo + ${valor} where id = ${CARTEIRA}`;
}
/** Moves an amount from a wallet's available account to its blocked one, balances included. */
export function bloquear(chave: string, valor: number) {
  return separar('bloqueado', { chave, valor });
}
/** The same to what it put aside for series of pools. */
export function guardar(chave: string, valor: number) {
  return separar('guardado', { chave, valor });
}
function separar(
  conta: 'bloqueado' | 'guardado',
  { chave, valor }: { readonly chave: string; readonly valor: number },
) {
  return [
    sql`insert into partidas (transacao_id, conta_id, valor)
    select t.id, c.id, ${valor} * case c.tipo when ${conta} then 1 else -1 end from transacoes t, contas c
    where t.chave = ${chave} and c.tipo in ('disponivel', ${conta}) and c.usuario_id = ${DONO_DA_CARTEIRA}`,
    sql`update contas set saldo = saldo + ${valor} * case tipo when ${conta} then 1 else -1 end
    where tipo in ('disponivel', ${conta}) and usuario_id = ${DONO_DA_CARTEIRA}`,
  ];
}
export function novoCredito(status: number) {
  return sql`
  insert into creditos (usuario_id, origem, valor, status, descricao, criado_em)
  select usuario_id, 'recarga', 500, ${status}, 'inventado', now() from contas where id = ${CARTEIRA}`;
}
export const ULTIMO_CREDITO = sql`(select max(id) from creditos)`;
export const UMA_ASSINATURA = sql`(select min(id) from assinaturas)`;
