import { MAQUINA_CREDITO, MAQUINA_FATURA, MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import { MAQUINA_DEVOLUCAO } from '@rateia/domain/pagamentos/devolucao';
import { MAQUINA_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { MAQUINA_RETIRADA } from '@rateia/domain/retirada/regras';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../db/banco.ts';
import { temRestricao } from '../../db/restricao.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import type { Membro } from '../../test/carteira.ts';
import { criarMembro } from '../../test/carteira.ts';
import { criarPessoa } from '../../test/construtores.ts';

type Estado = string | number;
type Maquina = {
  readonly estados: readonly Estado[];
  readonly transicoes: readonly { readonly de: Estado; readonly para: Estado }[];
};
type Coisa = {
  readonly maquina: Maquina;
  readonly coluna: 'status' | 'estado';
  /** Writes one that is in a state; a check asks some states for a moment. */
  readonly nascer: (trx: Trx, estado: Estado) => Promise<{ readonly id: number }>;
  /** The columns that do not change once the document is settled, each with another value to try. */
  readonly fixas: Readonly<Record<string, string>>;
  readonly assentada: Estado;
};

let mundo: Mundo;
let membro: Membro;
let outra: number;
beforeAll(async () => {
  mundo = await criarMundo();
  membro = await criarMembro(mundo);
  outra = (await criarPessoa(mundo)).id;
});
afterAll(() => mundo.encerrar());

function PAGA(estado: Estado) {
  return sql`case when ${estado}::int in (13, 67) then now() end`;
}
async function uma(trx: Trx, comando: ReturnType<typeof sql>): Promise<{ readonly id: number }> {
  const { rows } = await comando.execute(trx);
  return rows[0] as { readonly id: number };
}
function fatura(trx: Trx, estado: Estado) {
  return uma(
    trx,
    sql`insert into faturas (usuario_id, status, subtotal, emitida_em, vence_em, paga_em)
      values (${membro.id}, ${estado}, 6, now(), current_date, ${PAGA(estado)}) returning id`,
  );
}
function credito(trx: Trx, estado: Estado) {
  return uma(
    trx,
    sql`insert into creditos (usuario_id, origem, valor, status, criado_em) values (${membro.id}, 'recarga', 5, ${estado}, now()) returning id`,
  );
}

const COISAS: Readonly<Record<string, Coisa>> = {
  faturas: {
    maquina: MAQUINA_FATURA,
    coluna: 'status',
    nascer: fatura,
    fixas: {
      subtotal: '9',
      valor_custo_meio: '9',
      usuario_id: 'OUTRA',
    },
    assentada: 13,
  },
  creditos: {
    maquina: MAQUINA_CREDITO,
    coluna: 'status',
    nascer: credito,
    fixas: { valor: '9', origem: `'indicacao'`, usuario_id: 'OUTRA' },
    assentada: 34,
  },
  previsoes: {
    maquina: MAQUINA_PREVISAO,
    coluna: 'status',
    nascer: async (trx, estado) =>
      uma(
        trx,
        sql`insert into previsoes (fatura_id, grupo_id, administrador_id, valor, status, criada_em)
          values (${(await fatura(trx, 11)).id}, ${membro.grupo.id}, ${membro.grupo.administrador.id}, 5, ${estado}, now()) returning id`,
      ),
    fixas: { valor: '9', administrador_id: 'OUTRA' },
    assentada: 79,
  },
  pagamentos: {
    maquina: MAQUINA_PAGAMENTO,
    coluna: 'estado',
    nascer: async (trx, estado) =>
      uma(
        trx,
        sql`insert into pagamentos (usuario_id, credito_id, provedor, meio_pagamento, valor, estado, expira_em, criado_em)
          values (${membro.id}, ${(await credito(trx, 41)).id}, 'pix', 12, 5, ${estado}, now(), now()) returning id`,
      ),
    fixas: { valor: '9', usuario_id: 'OUTRA' },
    assentada: 'criado',
  },
  devolucoes: {
    maquina: MAQUINA_DEVOLUCAO,
    coluna: 'estado',
    nascer: async (trx, estado) => {
      await sql`insert into recebimentos (provedor, referencia, valor, horario, registrado_em, destino)
        values ('pix', 'E1', 500, now(), now(), 'devolucao') on conflict do nothing`.execute(trx);
      return uma(
        trx,
        sql`insert into devolucoes (id_devolucao, recebimento_id, valor, motivo, estado, criada_em)
          values (gen_random_uuid()::text, (select id from recebimentos where referencia = 'E1'), 5, 'x', ${estado}, now()) returning id`,
      );
    },
    fixas: { valor: '9', id_devolucao: `'d'` },
    assentada: 'criada',
  },
  retiradas: {
    maquina: MAQUINA_RETIRADA,
    coluna: 'estado',
    nascer: (trx, estado) =>
      uma(
        trx,
        sql`insert into retiradas (id_envio, usuario_id, tipo, valor, estado, criada_em, autorizada_em)
          values (replace(gen_random_uuid()::text, '-', ''), ${membro.id}, 3, 5, ${estado}, now(),
            case when ${estado}::text not in ('rascunho', 'aguardandoPin') then now() end) returning id`,
      ),
    fixas: {
      valor: '9',
      valor_taxa: '1',
      valor_custeio: '1',
      usuario_id: 'OUTRA',
      id_envio: `'e'`,
      autorizada_em: 'null',
    },
    assentada: 'emAnalise',
  },
};
const TABELAS = Object.keys(COISAS);
function coisaDe(tabela: string): Coisa {
  const coisa = COISAS[tabela];
  if (coisa === undefined) throw new Error(tabela);
  return coisa;
}

class Desfeito extends Error {}
/** A bare update by the application's own role, of which nothing stays: whether the database took it. */
async function aceita(fazer: (trx: Trx) => Promise<unknown>): Promise<boolean> {
  try {
    await mundo.aplicacao.deps.db.transaction().execute(async (trx) => {
      await fazer(trx);
      throw new Desfeito();
    });
  } catch (erro) {
    if (erro instanceof Desfeito) return true;
    if (temRestricao(erro, 'passo_do_dinheiro')) return false;
    throw erro;
  }
  return true;
}

describe('Documents of money (REGRAS 2.3, 2.6; ADR 016)', () => {
  it.each(TABELAS)('%s move along the table of the domain, and no other way', async (tabela) => {
    const { maquina, coluna, nascer } = coisaDe(tabela);
    const daTabela = maquina.transicoes.filter(({ de, para }) => maquina.estados.includes(de) && de !== para);
    const tomados: string[] = [];
    for (const de of maquina.estados) {
      for (const para of maquina.estados.filter((e) => e !== de)) {
        async function mover(trx: Trx) {
          const { id } = await nascer(trx, de);
          const paga = tabela === 'faturas' ? sql`, paga_em = ${PAGA(para)}` : sql``;
          await sql`update ${sql.table(tabela)} set ${sql.ref(coluna)} = ${para}${paga} where id = ${id}`.execute(trx);
        }
        if (await aceita(mover)) tomados.push(`${de} → ${para}`);
      }
    }
    const certos = new Set(daTabela.map(({ de, para }) => `${de} → ${para}`));
    expect(tomados.toSorted()).toEqual([...certos].toSorted());
  });

  it.each(TABELAS)('%s keep these columns once it is settled', async (tabela) => {
    const { nascer, fixas, assentada } = coisaDe(tabela);
    for (const [coluna, valor] of Object.entries(fixas)) {
      async function mudar(trx: Trx) {
        const { id } = await nascer(trx, assentada);
        const outro = sql.raw(valor === 'OUTRA' ? String(outra) : valor);
        await sql`update ${sql.table(tabela)} set ${sql.ref(coluna)} = ${outro} where id = ${id}`.execute(trx);
      }
      expect(await aceita(mudar), `${tabela}.${coluna}`).toBe(false);
    }
  });

  it('nobody approves his own withdrawal', async () => {
    const { db } = mundo.aplicacao.deps;
    const erro = await db
      .transaction()
      .execute(async (trx) => {
        const { id } = await coisaDe('retiradas').nascer(trx, 'emAnalise');
        await trx.updateTable('retiradas').set({ aprovada_por: membro.id }).where('id', '=', id).execute();
      })
      .catch((e: unknown) => e);
    expect(temRestricao(erro, 'retirada_aprovada_por_outro')).toBe(true);
  });
});
