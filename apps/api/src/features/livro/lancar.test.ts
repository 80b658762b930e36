import { CONTAS } from '@rateia/domain/carteira/contas';
import { centavos, negar } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import { temRestricao } from '../../db/restricao.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarPessoa, depositar } from '../../test/construtores.ts';
import { conferirLivro } from './conferir-livro.ts';
import { lancar } from './lancar.ts';
import type { Conferida } from './tarefas.ts';
import { lerConferencia } from './tarefas.ts';

let mundo: Mundo;
let dono: pg.Client;
beforeAll(async () => {
  mundo = await criarMundo();
  dono = new pg.Client({ connectionString: mundo.config.bancoUrl });
  await dono.connect();
});
afterAll(async () => {
  await dono.end();
  // One transaction was sealed while an entry of it was false.
  await mundo.encerrar({ menos: ['lacresConferem'] });
});

function mover(
  partidas: { readonly conta: string; readonly usuario?: number; readonly provedor?: string; readonly valor: number }[],
  chave = `teste:${Math.random()}`,
) {
  return emTransacao(mundo.aplicacao.deps.db, (trx) =>
    lancar(trx, {
      motivo: 'recarga',
      origem: 'creditos',
      origemId: 1,
      chave,
      agora: mundo.agora(),
      partidas: partidas.map((p) => ({ ...p, valor: centavos(p.valor) })),
    }),
  );
}
async function divergencias(chave: string) {
  return (await conferirLivro(mundo.aplicacao.deps.db)).find((i) => i.chave === chave)?.divergencias;
}

describe('Ledger in the database (HOUSE §7, CONFIABILIDADE 1.1)', () => {
  it('has every kind of account of the domain and no other, with the floor of each', async () => {
    const { rows } = await dono.query(
      'select tipo, do_usuario as "deUsuario", minimo::int from tipos_conta order by tipo',
    );
    const doDominio = Object.entries(CONTAS).map(([tipo, conta]) => ({ minimo: null, tipo, ...conta }));
    expect(rows).toEqual(doDominio.sort((a, b) => (a.tipo < b.tipo ? -1 : 1)));
    const semDono = await dono.query<{ readonly tipo: string }>(
      'select distinct tipo from contas where usuario_id is null',
    );
    expect(semDono.rows.map(({ tipo }) => tipo).sort()).toEqual([
      'ajuste_centavos',
      'apostas_a_fazer',
      'apostas_feitas',
      'cobertura',
      'custo_meios',
      'estornos_a_pagar',
      'liquidacao',
      'premios_a_pagar',
      'receita_taxas',
      'retiradas_em_curso',
    ]);
  });
  it('refuses a transaction that does not net to zero', async () => {
    const p = await criarPessoa(mundo);
    await expect(
      mover([
        { conta: 'disponivel', usuario: p.id, valor: 100 },
        { conta: 'liquidacao', provedor: 'pix', valor: -99 },
      ]),
    ).rejects.toSatisfy((e) => temRestricao(e, 'transacao_equilibrada'));
  });
  it('refuses a transaction of one entry', async () => {
    await expect(
      mover([
        { conta: 'receita_taxas', valor: 0 },
        { conta: 'receita_taxas', valor: 5 },
      ]),
    ).rejects.toSatisfy((e) => temRestricao(e, 'transacao_equilibrada'));
  });
  it('refuses a transaction of no entry, and its key stays free', async () => {
    const p = await criarPessoa(mundo);
    const chave = `vazia:${p.id}`;
    function duas(valor: number) {
      return [
        { conta: 'disponivel', usuario: p.id, valor },
        { conta: 'liquidacao', provedor: 'pix', valor: -valor },
      ];
    }
    for (const nada of [[], duas(0)])
      await expect(mover(nada, chave)).rejects.toSatisfy((e) => temRestricao(e, 'transacao_equilibrada'));
    expect(await mover(duas(7), chave)).not.toBeNull();
  });
  it('refuses a balance below its floor', async () => {
    const p = await criarPessoa(mundo, { saldo: centavos(500) });
    await expect(
      mover([
        { conta: 'disponivel', usuario: p.id, valor: -501 },
        { conta: 'receita_taxas', valor: 501 },
      ]),
    ).rejects.toSatisfy((e) => temRestricao(e, 'saldo_minimo'));
  });
  it('writes the same effect once', async () => {
    const p = await criarPessoa(mundo);
    const partidas = [
      { conta: 'disponivel', usuario: p.id, valor: 70 },
      { conta: 'liquidacao', provedor: 'pix', valor: -70 },
    ];
    const chave = `efeito:${p.id}`;
    const ids = await Promise.all([mover(partidas, chave), mover(partidas, chave), mover(partidas, chave)]);
    expect(ids.filter((i) => i !== null)).toHaveLength(1);
  });
  it('refuses entries added later to a closed transaction', async () => {
    const p = await criarPessoa(mundo);
    const id = await mover([
      { conta: 'disponivel', usuario: p.id, valor: 10 },
      { conta: 'liquidacao', provedor: 'pix', valor: -10 },
    ]);
    const contas = (
      await dono.query<{ readonly id: string }>(
        "select id from contas where tipo in ('receita_taxas', 'custo_meios') order by id",
      )
    ).rows;
    await expect(
      dono.query('insert into partidas (transacao_id, conta_id, valor) values ($1, $2, 5), ($1, $3, -5)', [
        id,
        contas[0]?.id,
        contas[1]?.id,
      ]),
    ).rejects.toSatisfy((e) => temRestricao(e, 'transacao_fechada'));
  });
  it('refuses to change or delete history, to the application by privilege and to the owner by trigger', async () => {
    // The trigger of the audit trail looks at rows, so there must be one.
    await dono.query("insert into auditoria (acao, alvo, em) values ('teste', 'livro', now())");
    for (const comando of [
      'update partidas set valor = 1',
      'delete from partidas',
      'update transacoes set motivo = $$x$$',
      'delete from transacoes',
      'update lacres set hash = hash_anterior',
      'delete from lacres',
      'update transicoes set evento = $$x$$',
      'delete from transicoes',
      'update auditoria set acao = $$x$$',
      'delete from auditoria',
    ]) {
      await expect(sql`${sql.raw(comando)}`.execute(mundo.aplicacao.deps.db), comando).rejects.toMatchObject({
        code: '42501',
      });
      const truncar = comando.replace(/^(?:update|delete from) (\w+).*/, 'truncate $1 cascade');
      for (const doDono of [comando, truncar])
        await expect(dono.query(doDono), doDono).rejects.toMatchObject({ code: '23001' });
    }
  });
  it('moves a balance only through entries', async () => {
    const comando = 'update contas set saldo = 1000000 where saldo is not null';
    await expect(sql.raw(comando).execute(mundo.aplicacao.deps.db)).rejects.toMatchObject({ code: '42501' });
    await expect(dono.query(comando)).rejects.toMatchObject({ code: '23001' });
  });
  it.each([
    [
      'a balance, from a trigger of its own',
      `create temp table isca (x int);
       create function pg_temp.mover() returns trigger language plpgsql as $$ begin
         update contas set saldo = saldo + 1 where saldo is not null; return null; end $$;
       create trigger mover after insert on isca for each row execute function pg_temp.mover();
       insert into isca values (1)`,
    ],
    [
      'the owner of an account, from a trigger of its own',
      `create temp table isca (x int);
       create function pg_temp.trocar() returns trigger language plpgsql as $$ begin
         update contas set provedor = 'outro' where saldo is not null; return null; end $$;
       create trigger trocar after insert on isca for each row execute function pg_temp.trocar();
       insert into isca values (1)`,
    ],
    [
      'an account with money in it',
      `insert into contas (tipo, provedor, saldo, minimo) values ('disponivel', 'x', 9, -9)`,
    ],
    ['a transaction', `insert into transacoes (motivo, origem, origem_id, criada_em) values ('x', 'x', 1, now())`],
    ['entries', `insert into partidas (transacao_id, conta_id, valor) select 1, id, 1 from contas limit 1`],
    ['a seal', `insert into lacres (sequencia, transacao_id, hash_anterior, hash) values (0, 1, '', '')`],
    ['which migrations were made', `delete from migracoes`],
    ['the guard of the entries', `alter table partidas disable trigger somente_inclusao`],
  ])('writes to the ledger by its functions alone: the application may not write %s', async (_oQue, comando) => {
    const como = new pg.Client({ connectionString: mundo.config.bancoUrl, options: '-c role=rateia_app' });
    await como.connect();
    try {
      await expect(como.query(comando)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23001)$/) });
    } finally {
      await como.end();
    }
  });
  it('looks at its own tables, even if temporary ones have the same names', async () => {
    const p = await criarPessoa(mundo);
    const como = new pg.Client({ connectionString: mundo.config.bancoUrl, options: '-c role=rateia_app' });
    await como.connect();
    try {
      await como.query('create temp table contas as select * from public.contas');
      await como.query('update pg_temp.contas set minimo = -1000');
      const partidas = [
        { conta: 'disponivel', usuario: p.id, valor: -1 },
        { conta: 'receita_taxas', valor: 1 },
      ];
      await expect(
        como.query(`select lancar('x', 'creditos', 1, 'isca', now(), $1)`, [JSON.stringify(partidas)]),
      ).rejects.toSatisfy((e) => temRestricao(e, 'saldo_minimo'));
    } finally {
      await como.end();
    }
  });
  it('seals transactions in a hash chain, and finds an entry that somebody with full power changed', async () => {
    const p = await criarPessoa(mundo);
    await depositar(mundo, p, centavos(1234));
    await depositar(mundo, p, centavos(100));
    await sql`select lacrar(1000)`.execute(mundo.aplicacao.deps.db);
    expect(await divergencias('lacresConferem')).toBe(0);
    await dono.query('begin');
    await dono.query('alter table partidas disable trigger somente_inclusao');
    await dono.query(
      'update partidas set valor = valor * 2 where transacao_id = (select max(transacao_id) from lacres)',
    );
    await dono.query('alter table partidas enable trigger somente_inclusao');
    await dono.query('commit');
    expect(await divergencias('lacresConferem')).toBeGreaterThan(0);
    expect(await divergencias('saldosConferem')).toBeGreaterThan(0);
    await dono.query('alter table partidas disable trigger somente_inclusao');
    await dono.query(
      'update partidas set valor = valor / 2 where transacao_id = (select max(transacao_id) from lacres)',
    );
    await dono.query('alter table partidas enable trigger somente_inclusao');
    expect(
      (await conferirLivro(mundo.aplicacao.deps.db)).filter((i) => !i.ok && i.chave !== 'creditosConferem'),
    ).toEqual([]);
  });
  it('keeps balances right when many move the same accounts at once', async () => {
    const pessoas = await Promise.all(Array.from({ length: 5 }, () => criarPessoa(mundo, { saldo: centavos(10_000) })));
    function par(i: number) {
      return [pessoas[i % 5]?.id ?? 0, pessoas[(i * 3 + 1) % 5]?.id ?? 0] as const;
    }
    await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const [de, para] = par(i);
        if (de === para) return;
        await mover([
          { conta: 'disponivel', usuario: de, valor: negar(centavos(7)) },
          { conta: 'disponivel', usuario: para, valor: 7 },
        ]);
      }),
    );
    expect(await divergencias('saldosConferem')).toBe(0);
    expect(await divergencias('somaZero')).toBe(0);
  });
});

describe('Checks of the ledger (CONFIABILIDADE 1.2)', () => {
  function conferirTarefa(completa: boolean) {
    return mundo.aplicacao.tarefas.conferirLivro?.({ completa }, { tentativa: 1, requestId: undefined });
  }
  async function adulterar(comando: string) {
    await dono.query('alter table partidas disable trigger somente_inclusao');
    await dono.query(comando);
    await dono.query('alter table partidas enable trigger somente_inclusao');
  }

  it('looks each minute only at newly sealed transactions, finds their faults, and says so in /metrics', async () => {
    const p = await criarPessoa(mundo, { saldo: centavos(900) });
    await conferirTarefa(true);
    const antes = await lerConferencia(mundo.aplicacao.deps.db);
    await depositar(mundo, p, centavos(300));
    await conferirTarefa(false);
    const depois = await lerConferencia(mundo.aplicacao.deps.db);
    expect(depois?.ateSequencia).toBe((antes?.ateSequencia ?? 0) + 1);
    expect(depois?.invariantes.every((i) => i.ok)).toBe(true);
    expect(conferidos(depois, 'transacoesFecham')).toBe(conferidos(antes, 'transacoesFecham') + 1);

    await depositar(mundo, p, centavos(50));
    await adulterar(`update partidas set valor = valor + 1 where id = (select max(id) from partidas)`);
    await conferirTarefa(false);
    const achada = await lerConferencia(mundo.aplicacao.deps.db);
    expect(achada?.invariantes.filter((i) => !i.ok).map((i) => i.chave)).toEqual(
      expect.arrayContaining(['somaZero', 'transacoesFecham']),
    );
    expect((await mundo.http.inject('/metrics')).body).toMatch(/rateia_livro_divergencias\{invariante="somaZero"\} 1/);

    await adulterar(`update partidas set valor = valor - 1 where id = (select max(id) from partidas)`);
    await conferirTarefa(false);
    expect((await lerConferencia(mundo.aplicacao.deps.db))?.invariantes.every((i) => i.ok)).toBe(false);
    await conferirTarefa(true);
    // The chain keeps the mark: it was sealed while the entry was false.
    expect(
      (await lerConferencia(mundo.aplicacao.deps.db))?.invariantes.filter((i) => !i.ok).map((i) => i.chave),
    ).toEqual(['lacresConferem']);
  });
});

function conferidos(c: Conferida | undefined, chave: string): number {
  return c?.invariantes.find((i) => i.chave === chave)?.conferidos ?? Number.NaN;
}
