import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LivroAQuebrar } from '../../test/livro-a-quebrar.ts';
import {
  bloquear,
  CARTEIRA,
  criarLivroAQuebrar,
  guardar,
  novaTransacao,
  novoCredito,
  partidasDe,
  saldoDaCarteira,
  ULTIMA,
  ULTIMO_CREDITO,
  UM_DEPOSITO,
  UMA_ASSINATURA,
} from '../../test/livro-a-quebrar.ts';
import { conferirLivro } from './conferir-livro.ts';

let livro: LivroAQuebrar;
beforeAll(async () => {
  livro = await criarLivroAQuebrar();
});
afterAll(async () => await livro.encerrar());

/** No step of a seat is newer. */
const DEPOIS_DE_TUDO = '2100-01-01T00:00:00.000Z';

type Caso = readonly [
  nome: string,
  comandos: readonly RawBuilder<unknown>[],
  achados: Readonly<Record<string, number>>,
];

describe('Each invariant finds the fault that breaks it, and no other does (CONFIABILIDADE 1.2)', () => {
  it('finds nothing in a ledger that only the product wrote', async () => {
    expect(await livro.achadosDepoisDe([])).toEqual({});
    const conferidos = (await conferirLivro(livro.dono)).map((i) => [i.chave, i.conferidos] as const);
    // A check that looks at nothing finds nothing.
    expect(conferidos.filter(([, n]) => n === 0)).toEqual([]);
    expect(conferidos).toHaveLength(15);
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
        novaTransacao('uma', 'assinaturas', UMA_ASSINATURA),
        novaTransacao('outra', 'assinaturas', UMA_ASSINATURA),
        partidasDe('uma', 100),
        partidasDe('outra', -100),
        sql`update partidas p set valor = valor + sign(valor) from transacoes t where t.id = p.transacao_id
          and t.chave in ('uma', 'outra') and p.conta_id = ${CARTEIRA}`,
      ],
      { transacoesFecham: 2 },
    ],
    [
      'transacoesFecham: a transaction without entries',
      [novaTransacao('vazia', 'assinaturas', UMA_ASSINATURA)],
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
      [novaTransacao('bloqueio', 'assinaturas', UMA_ASSINATURA), ...bloquear('bloqueio', 300)],
      { bloqueadoConfere: 1 },
    ],
    [
      'faturasConferem: an open invoice that somebody marked paid',
      [
        sql`insert into faturas (usuario_id, status, subtotal, emitida_em, vence_em, paga_em)
          select usuario_id, 13, 0, now(), current_date, now() from assinaturas limit 1`,
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
      'promocionalConfere: a credit that has more to spend than was given',
      [sql`update creditos_promocionais set valor = valor + 1`],
      { promocionalConfere: 1 },
    ],
    [
      'guardadoConfere: a balance put aside for a series that is of no place in one',
      [novaTransacao('guardaNaSerie', 'assinaturas', UMA_ASSINATURA), ...guardar('guardaNaSerie', 300)],
      { guardadoConfere: 1 },
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
    expect(await livro.achadosDepoisDe(comandos)).toEqual(achados);
  });

  it.each([
    ['caucaoConfere', sql`update assinaturas set caucao = caucao + 1`],
    ['recebivelConfere', sql`update previsoes set valor = valor + 1`],
  ])('%s is checked each minute too, where its transactions are new', async (chave, comando) => {
    expect(await livro.achadosDepoisDe([comando], { depoisDe: 0, ate: 1_000_000, desde: DEPOIS_DE_TUDO })).toEqual({
      [chave]: 1,
    });
    expect(
      await livro.achadosDepoisDe([comando], { depoisDe: 999_999, ate: 1_000_000, desde: DEPOIS_DE_TUDO }),
    ).toEqual({});
  });
});
