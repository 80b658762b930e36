import { recarga } from '@rateia/domain/carteira/lancamentos';
import { centavos } from '@rateia/domain/dinheiro';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarMembro } from '../test/carteira.ts';
import { criarPessoa, depositar } from '../test/construtores.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../test/retirada.ts';
import type { Banco } from './banco.ts';
import { abrirBanco, abrirPool, emTransacao } from './banco.ts';
import { conferirLivro } from './conferir-livro.ts';
import { estornar, lancar } from './livro.ts';
import { lacrarLivro } from './tarefas-do-livro.ts';

/** An amount that nothing else has. */
const DEPOSITO = 12_34;
let mundo: Mundo;
/** The owner of the database, whom no privilege and no trigger stops. */
let dono: Banco;
beforeAll(async () => {
  mundo = await criarMundo();
  dono = abrirBanco(abrirPool(mundo.config.bancoUrl, { maximo: 1, papel: null }));
  await irParaMesNovo(mundo);
  await receberDeNovoEEstornar();
  const membro = await criarMembro(mundo, { saldo: centavos(90_00) });
  await depositar(mundo, membro, centavos(DEPOSITO));
  await retirar(mundo, await criarQuemRetira(mundo, { saldo: centavos(200_00) }), 60_00);
  await mundo.assentar();
  await lacrarLivro(mundo.aplicacao.deps.db);
});
afterAll(async () => {
  await dono.destroy();
  await mundo.encerrar();
});

/** A top-up that was written twice, and the reversal of the second. */
const receberDeNovoEEstornar = async (): Promise<void> => {
  const quemErrou = await criarPessoa(mundo, { saldo: centavos(5_67) });
  const movimento = recarga({ usuario: quemErrou.id, valor: centavos(5_67), provedor: 'pix' });
  const agora = mundo.agora();
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    const credito = trx.selectFrom('creditos').select('id').where('usuario_id', '=', quemErrou.id);
    const { id: origemId } = await credito.executeTakeFirstOrThrow();
    const errada = await lancar(trx, { ...movimento, origem: 'creditos', origemId, chave: 'emDobro', agora });
    await estornar(trx, errada ?? 0, { agora });
  });
};

/** Which checks find how much after these commands, which are taken back. */
const achadosDepoisDe = async (
  comandos: readonly RawBuilder<unknown>[],
  escopo: { readonly depoisDe: number; readonly ate: number } | null = null,
): Promise<Readonly<Record<string, number>>> => {
  const trx = await dono.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const comando of comandos)
      expect(Number((await comando.execute(trx)).numAffectedRows ?? 1), 'the command finds its row').toBeGreaterThan(0);
    const achados = await conferirLivro(trx, escopo);
    return Object.fromEntries(achados.filter((i) => !i.ok).map((i) => [i.chave, i.divergencias]));
  } finally {
    await trx.rollback().execute();
  }
};

const CARTEIRA = sql`(select max(id) from contas where tipo = 'disponivel' and saldo > 0)`;
const DONO_DA_CARTEIRA = sql`(select usuario_id from contas where id = ${CARTEIRA})`;
const ULTIMA = sql`(select max(id) from partidas where conta_id = ${CARTEIRA})`;
const novaTransacao = (chave: string, origem: string, origemId: RawBuilder<unknown>) => sql`
  insert into transacoes (motivo, origem, origem_id, chave, criada_em) values ('recarga', ${origem}, ${origemId}, ${chave}, now())`;
const partidasDe = (chave: string, valor: number) => sql`
  insert into partidas (transacao_id, conta_id, valor)
  select t.id, c.id, ${valor} * c.lado from transacoes t, (select ${CARTEIRA} as id, 1 as lado union all
    select min(id), -1 from contas where tipo = 'liquidacao') c where t.chave = ${chave}`;
const UM_DEPOSITO = sql`(select transacao_id from partidas where valor = ${DEPOSITO})`;
const saldoDaCarteira = (valor: number) => sql`update contas set saldo = saldo + ${valor} where id = ${CARTEIRA}`;
/** From what a wallet may spend to what is held back in it, balances included. */
const bloquear = (chave: string, valor: number) => [
  sql`insert into partidas (transacao_id, conta_id, valor)
    select t.id, c.id, ${valor} * case c.tipo when 'bloqueado' then 1 else -1 end from transacoes t, contas c
    where t.chave = ${chave} and c.tipo in ('disponivel', 'bloqueado') and c.usuario_id = ${DONO_DA_CARTEIRA}`,
  sql`update contas set saldo = saldo + ${valor} * case tipo when 'bloqueado' then 1 else -1 end
    where tipo in ('disponivel', 'bloqueado') and usuario_id = ${DONO_DA_CARTEIRA}`,
];
const novoCredito = (status: number) => sql`
  insert into creditos (usuario_id, origem, valor, status, descricao, criado_em)
  select usuario_id, 'recarga', 500, ${status}, 'inventado', now() from contas where id = ${CARTEIRA}`;
const ULTIMO_CREDITO = sql`(select max(id) from creditos)`;

type Caso = readonly [
  nome: string,
  comandos: readonly RawBuilder<unknown>[],
  achados: Readonly<Record<string, number>>,
];

describe('Each invariant finds what breaks it, and nothing else does (CONFIABILIDADE 1.2)', () => {
  it('finds nothing in a ledger that only the product wrote', async () => {
    expect(await achadosDepoisDe([])).toEqual({});
    const conferidos = (await conferirLivro(dono)).map((i) => [i.chave, i.conferidos] as const);
    // A check that looks at nothing finds nothing.
    expect(conferidos.filter(([, n]) => n === 0)).toEqual([]);
    expect(conferidos).toHaveLength(12);
  });

  it.each<Caso>([
    [
      'somaZero: an entry worth more than it was',
      [sql`update partidas set valor = valor + 1 where id = ${ULTIMA}`],
      { somaZero: 1, transacoesFecham: 1, saldosConferem: 1, lacresConferem: 1 },
    ],
    [
      'transacoesFecham: two transactions that only sum to zero together',
      [
        novaTransacao('uma', 'teste', sql`1`),
        novaTransacao('outra', 'teste', sql`2`),
        partidasDe('uma', 100),
        partidasDe('outra', -100),
        sql`update partidas p set valor = valor + sign(valor) from transacoes t where t.id = p.transacao_id
          and t.chave in ('uma', 'outra') and p.conta_id = ${CARTEIRA}`,
      ],
      { transacoesFecham: 2 },
    ],
    [
      'transacoesFecham: a transaction without entries',
      [novaTransacao('vazia', 'teste', sql`1`)],
      { transacoesFecham: 1 },
    ],
    ['saldosConferem: a balance that its entries do not make', [saldoDaCarteira(1)], { saldosConferem: 1 }],
    [
      'saldosConferem: a balance below its floor',
      [
        sql`alter table contas drop constraint saldo_minimo`,
        sql`update contas set minimo = saldo + 1 where id = ${CARTEIRA}`,
      ],
      { saldosConferem: 1 },
    ],
    ['creditosConferem: a credit received without an entry', [novoCredito(34)], { creditosConferem: 1 }],
    [
      'creditosConferem: a pending credit that is in the wallet already',
      [
        novoCredito(41),
        novaTransacao('cedo', 'creditos', ULTIMO_CREDITO),
        partidasDe('cedo', 500),
        saldoDaCarteira(500),
      ],
      { creditosConferem: 1 },
    ],
    [
      'creditosConferem: a credit that grew after it was received',
      [sql`update creditos set valor = valor + 1 where id = (select min(id) from creditos where origem = 'recarga')`],
      { creditosConferem: 1 },
    ],
    [
      'creditosConferem: a part that the table itself leaves out',
      [novoCredito(41), sql`alter table creditos alter column pendente set expression as (0::bigint)`],
      { creditosConferem: 1 },
    ],
    [
      'bloqueadoConfere: a credit called blocked whose money can be spent',
      [sql`update creditos set status = 33 where id = (select min(id) from creditos where status = 34)`],
      { bloqueadoConfere: 1 },
    ],
    [
      'bloqueadoConfere: a balance held back that is of no blocked credit',
      [novaTransacao('bloqueio', 'teste', sql`1`), ...bloquear('bloqueio', 300)],
      { bloqueadoConfere: 1 },
    ],
    [
      'faturasConferem: an open invoice that somebody marked paid',
      [
        sql`insert into faturas (assinatura_id, usuario_id, grupo_id, tipo, status, vagas, valor_plano, valor_taxa, valor_caucao, valor_custo_meio, emitida_em, vence_em, paga_em)
          select id, usuario_id, grupo_id, 'caucao', 13, 1, 0, 0, 100, 0, now(), current_date, now() from assinaturas limit 1`,
      ],
      { faturasConferem: 1 },
    ],
    [
      'faturasConferem: a paid invoice that somebody opened again',
      [sql`update faturas set status = 11, paga_em = null where id = (select min(id) from faturas where status = 13)`],
      { faturasConferem: 1, recebivelConfere: 1 },
    ],
    [
      'retiradasConferem: money that left without an authorisation',
      [sql`update retiradas set autorizada_em = null`],
      { retiradasConferem: 1 },
    ],
    [
      'retiradasConferem: a withdrawal called returned that was not',
      [sql`update retiradas set estado = case when estado = 'concluida' then 'emAnalise' else 'devolvida' end`],
      { retiradasConferem: 1 },
    ],
    [
      'vagasConferem: a seat taken that is counted as free',
      [sql`update grupo_lotacao set livres = livres + 1, ocupadas = ocupadas - 1 where ocupadas > 0`],
      { vagasConferem: 1 },
    ],
    [
      'vagasConferem: a seat of a membership that is over',
      [sql`update assinaturas set estado = 'encerrada', caucao = 0`],
      { vagasConferem: 1, caucaoConfere: 1 },
    ],
    [
      'estornosConferem: a reversal that leaves a part',
      [
        sql`update partidas p set valor = valor - sign(valor) from transacoes t where t.id = p.transacao_id and t.estorna_id is not null`,
        sql`update contas c set saldo = saldo - sign(p.valor) from partidas p join transacoes t on t.id = p.transacao_id
          where p.conta_id = c.id and t.estorna_id is not null and c.saldo is not null`,
      ],
      { estornosConferem: 1, lacresConferem: 1 },
    ],
    [
      'estornosConferem: a reversal of a reversal',
      [
        novaTransacao('volta', 'creditos', sql`(select min(id) from creditos)`),
        sql`update transacoes set estorna_id = (select id from transacoes where estorna_id is not null) where chave = 'volta'`,
        sql`insert into partidas (transacao_id, conta_id, valor)
          select v.id, p.conta_id, -p.valor from transacoes v join partidas p on p.transacao_id = v.estorna_id where v.chave = 'volta'`,
        sql`update contas c set saldo = saldo + p.valor from partidas p join transacoes v on v.id = p.transacao_id
          where v.chave = 'volta' and p.conta_id = c.id and c.saldo is not null`,
      ],
      { estornosConferem: 1 },
    ],
    [
      'estornosConferem: a transaction reversed twice',
      [
        sql`drop index transacoes_estorna`,
        novaTransacao('outra', 'creditos', sql`(select min(id) from creditos)`),
        sql`update transacoes set estorna_id = (select estorna_id from transacoes where estorna_id is not null) where chave = 'outra'`,
        sql`insert into partidas (transacao_id, conta_id, valor)
          select v.id, p.conta_id, -p.valor from transacoes v join partidas p on p.transacao_id = v.estorna_id where v.chave = 'outra'`,
        sql`update contas c set saldo = saldo + p.valor from partidas p join transacoes v on v.id = p.transacao_id
          where v.chave = 'outra' and p.conta_id = c.id and c.saldo is not null`,
      ],
      { estornosConferem: 2 },
    ],
    [
      'lacresConferem: a sealed transaction that now says something else',
      [
        sql`update transacoes set criada_em = criada_em + interval '1 day' where id = (select max(transacao_id) from lacres)`,
      ],
      { lacresConferem: 1 },
    ],
    [
      'lacresConferem: a seal that is missing',
      [sql`delete from lacres where sequencia = (select max(sequencia) - 1 from lacres)`],
      { lacresConferem: 1 },
    ],
    [
      'lacresConferem: a sealed transaction that was taken away with its entries, balances made to fit',
      [
        sql`update contas c set saldo = c.saldo - p.valor from partidas p
          where p.conta_id = c.id and c.saldo is not null and p.transacao_id = ${UM_DEPOSITO}`,
        sql`update creditos set status = 46 where id = (select origem_id from transacoes where id = ${UM_DEPOSITO})`,
        sql`delete from transacoes where id = ${UM_DEPOSITO}`,
        sql`delete from partidas where not exists (select from transacoes t where t.id = transacao_id)`,
      ],
      { lacresConferem: 1 },
    ],
    [
      'caucaoConfere: a membership that holds more deposit than was paid',
      [sql`update assinaturas set caucao = caucao + 1`],
      { caucaoConfere: 1 },
    ],
    [
      'recebivelConfere: a forecast worth more than is kept for the administrator',
      [sql`update previsoes set valor = valor + 1`],
      { recebivelConfere: 1 },
    ],
    [
      'recebivelConfere: a forecast called received whose money never moved',
      [sql`update previsoes set status = 79`],
      { recebivelConfere: 1 },
    ],
  ])('%s', async (_nome, comandos, achados) => {
    expect(await achadosDepoisDe(comandos)).toEqual(achados);
  });

  it.each([
    ['caucaoConfere', sql`update assinaturas set caucao = caucao + 1`],
    ['recebivelConfere', sql`update previsoes set valor = valor + 1`],
  ])('%s is looked at each minute too, where its transactions are new', async (chave, comando) => {
    expect(await achadosDepoisDe([comando], { depoisDe: 0, ate: 1_000_000 })).toEqual({ [chave]: 1 });
    expect(await achadosDepoisDe([comando], { depoisDe: 999_999, ate: 1_000_000 })).toEqual({});
  });
});
