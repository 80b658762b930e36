import type { EstadoVaga } from '@rateia/domain/grupos/vagas';
import { ESTADO_VAGA, MAQUINA_VAGA } from '@rateia/domain/grupos/vagas';
import { todosOsIds } from '@rateia/domain/tabela';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import type { GrupoAVenda } from '../test/checkout.ts';
import { criarGrupoAVenda } from '../test/checkout.ts';
import { criarPessoa } from '../test/construtores.ts';
import type { Trx } from './banco.ts';
import { temRestricao } from './restricao.ts';

const ESTADOS = todosOsIds(ESTADO_VAGA);
const PARES = ESTADOS.flatMap((de) => ESTADOS.map((para) => ({ de, para })));
/** The ways from free to each state. */
const CAMINHOS: Readonly<Record<EstadoVaga, readonly EstadoVaga[]>> = {
  livre: [],
  retida: ['retida'],
  ocupada: ['ocupada'],
  em_saida: ['ocupada', 'em_saida'],
};
const NUMERO = 1;

let mundo: Mundo;
let grupo: GrupoAVenda;
let duas: readonly number[];
beforeAll(async () => {
  mundo = await criarMundo();
  grupo = await criarGrupoAVenda(mundo);
  duas = [await assinaturaSemVaga(), await assinaturaSemVaga()];
});
afterAll(() => mundo.encerrar());

/** A membership that is over: it holds nothing, and a seat may name it. */
async function assinaturaSemVaga(): Promise<number> {
  const como = await criarPessoa(mundo);
  const { idPreCheckout } = (await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como })).corpo;
  await mundo.chamar('cancelarPreCheckout', { id: idPreCheckout }, { como });
  return idPreCheckout;
}

class Desfeito extends Error {}

/** Bare updates of one seat by the application's own role; nothing of it stays. Answers what refused it. */
async function tentar(fazer: (trx: Trx) => Promise<unknown>): Promise<'vagas_passo' | undefined> {
  try {
    await mundo.aplicacao.deps.db.transaction().execute(async (trx) => {
      await fazer(trx);
      throw new Desfeito();
    });
  } catch (erro) {
    if (erro instanceof Desfeito) return undefined;
    if (temRestricao(erro, 'vagas_passo')) return 'vagas_passo';
    throw erro;
  }
  return undefined;
}
async function por(trx: Trx, estado: EstadoVaga, assinatura: number | undefined): Promise<unknown> {
  return await sql`
    update vagas set estado = ${estado}, assinatura_id = ${estado === 'livre' ? null : assinatura},
      retida_ate = ${estado === 'retida' ? mundo.agora() : null}
    where grupo_id = ${grupo.id} and numero = ${NUMERO}`.execute(trx);
}

describe('A seat in the database (REGRAS 2.2; ADR 013)', () => {
  it.each(PARES)('$de → $para is refused unless the table of the domain has it', async ({ de, para }) => {
    const naTabela = de === para || MAQUINA_VAGA.transicoes.some((t) => t.de === de && t.para === para);
    const recusa = await tentar(async (trx) => {
      for (const passo of CAMINHOS[de]) await por(trx, passo, duas[0]);
      await por(trx, para, duas[0]);
    });
    expect(recusa).toBe(naTabela ? undefined : 'vagas_passo');
  });

  it.each([
    ['retida', 'retida'],
    ['retida', 'ocupada'],
    ['ocupada', 'ocupada'],
    ['ocupada', 'em_saida'],
  ] as const)('a taken seat cannot change its holder on the way: %s → %s', async (de, para) => {
    const recusa = await tentar(async (trx) => {
      await por(trx, de, duas[0]);
      await por(trx, para, duas[1]);
    });
    expect(recusa).toBe('vagas_passo');
  });

  it("a leaver's seat goes to the person who waits for it", async () => {
    const recusa = await tentar(async (trx) => {
      for (const passo of CAMINHOS.em_saida) await por(trx, passo, duas[0]);
      await por(trx, 'ocupada', duas[1]);
    });
    expect(recusa).toBeUndefined();
  });

  it('is born free', async () => {
    const recusa = await tentar(
      async (trx) =>
        await sql`insert into vagas (grupo_id, numero, estado, assinatura_id) values (${grupo.id}, 40, 'ocupada', ${duas[0]})`.execute(
          trx,
        ),
    );
    expect(recusa).toBe('vagas_passo');
  });
});
