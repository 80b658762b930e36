import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LivroAQuebrar } from '../../test/livro-a-quebrar.ts';
import { criarLivroAQuebrar, novaTransacao } from '../../test/livro-a-quebrar.ts';

let livro: LivroAQuebrar;
beforeAll(async () => {
  livro = await criarLivroAQuebrar();
});
afterAll(async () => await livro.encerrar());

/** Far from every transaction of the ledger. */
const NADA_NOVO = { depoisDe: 999_999, ate: 1_000_000 } as const;
const UM_CREDITO = sql`(select min(id) from creditos)`;
function primeiraDe(origem: string) {
  return sql`(select min(id) from transacoes where origem = ${origem})`;
}

/** The entries of the reversed transaction, the other way round, balances included. */
function partidasDaAnulacao(chave: string) {
  return [
    sql`insert into partidas (transacao_id, conta_id, valor)
    select v.id, p.conta_id, -p.valor from transacoes v join partidas p on p.transacao_id = v.anula_id where v.chave = ${chave}`,
    sql`update contas c set saldo = saldo + p.valor from partidas p join transacoes v on v.id = p.transacao_id
    where v.chave = ${chave} and p.conta_id = c.id and c.saldo is not null`,
  ];
}

describe('The document of a transaction (HOUSE §7: each movement says why, and its document)', () => {
  it.each([
    ['a reason that nobody knows', sql`update transacoes set motivo = 'x' where id = ${primeiraDe('creditos')}`],
    [
      'a table that is of no document',
      sql`update transacoes set origem = 'usuarios' where id = ${primeiraDe('creditos')}`,
    ],
    [
      'a document that does not exist',
      sql`update transacoes set origem = 'devolucoes', origem_id = 999999, anula_id = null where id = ${primeiraDe('retiradas')}`,
    ],
    [
      'money that never came',
      sql`update transacoes set origem = 'recebimentos', origem_id = 999999 where id = ${primeiraDe('faturas')}`,
    ],
  ])('finds a transaction of %s', async (_oQue, comando) => {
    expect(await livro.achadosDepoisDe([comando])).toMatchObject({ origemConfere: 1, lacresConferem: 1 });
  });

  it('knows money for no charge of ours by its own row', async () => {
    const chegou = sql`insert into recebimentos (provedor, referencia, valor, horario, registrado_em, destino)
      values ('pix', 'E0', 1, now(), now(), 'emAnalise')`;
    const semDono = sql`update transacoes set origem = 'recebimentos', origem_id = (select id from recebimentos where referencia = 'E0')
      where id = ${primeiraDe('faturas')}`;
    expect(await livro.achadosDepoisDe([chegou, semDono])).not.toHaveProperty('origemConfere');
  });
});

describe('Reversals (HOUSE §7; CONFIABILIDADE 1.1)', () => {
  it.each([
    [
      'finds a reversal that leaves a part',
      [
        sql`update partidas p set valor = valor - sign(valor) from transacoes t where t.id = p.transacao_id and t.anula_id is not null`,
        sql`update contas c set saldo = saldo - sign(p.valor) from partidas p join transacoes t on t.id = p.transacao_id
          where p.conta_id = c.id and t.anula_id is not null and c.saldo is not null`,
      ],
      { anulacoesConferem: 1, lacresConferem: 1 },
    ],
    [
      'finds a reversal of a reversal',
      [
        novaTransacao('volta', 'creditos', UM_CREDITO),
        sql`update transacoes set anula_id = (select id from transacoes where anula_id is not null) where chave = 'volta'`,
        ...partidasDaAnulacao('volta'),
      ],
      { anulacoesConferem: 1 },
    ],
    [
      'finds a transaction reversed twice',
      [
        sql`drop index transacoes_anula`,
        novaTransacao('outra', 'creditos', UM_CREDITO),
        sql`update transacoes set anula_id = (select anula_id from transacoes where anula_id is not null) where chave = 'outra'`,
        ...partidasDaAnulacao('outra'),
      ],
      { anulacoesConferem: 2 },
    ],
  ])('%s', async (_nome, comandos, achados) => {
    expect(await livro.achadosDepoisDe(comandos)).toEqual(achados);
  });
});

describe('Seats in the check of each minute (CONFIABILIDADE 1.2)', () => {
  const ERRADA = sql`update grupo_lotacao set livres = livres + 1, ocupadas = ocupadas - 1 where ocupadas > 0`;
  function movida(em: string) {
    return sql`
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, em)
    select 'vaga', grupo_id, 'livre', 'reter', 'retida', 'sistema', ${em}::timestamptz from grupo_lotacao`;
  }

  it.each([
    ['moved since', '2090-01-01T12:01:00.000Z', { vagasConferem: 1 }],
    ['moved by a transaction that ended after the last check', '2090-01-01T11:59:00.000Z', { vagasConferem: 1 }],
    ['did not move', '2090-01-01T11:57:00.000Z', {}],
  ])('are checked where they %s, without an invoice', async (_quando, em, achados) => {
    const escopo = { ...NADA_NOVO, desde: '2090-01-01T12:00:00.000Z' };
    expect(await livro.achadosDepoisDe([ERRADA, movida(em)], escopo)).toEqual(achados);
  });
});
