import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';
import { conferirInvariantes } from '../test/invariantes.ts';
import { contarHistoria, HORAS_DA_HISTORIA } from './cenario.ts';
import { abrirPassado } from './mundo.ts';

const MS_POR_HORA = 3_600_000;
let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { LIMITE_POR_MINUTO: '100000000' } });
  const passado = await abrirPassado(mundo.config, { inicio: Date.now() - HORAS_DA_HISTORIA * MS_POR_HORA });
  try {
    await contarHistoria(passado, () => undefined);
  } finally {
    await passado.encerrar();
  }
  if ('recarregar' in mundo.aplicacao.relogio) await mundo.aplicacao.relogio.recarregar();
}, 600_000);
afterAll(async () => {
  await mundo.encerrar();
});

async function status(): Promise<readonly number[]> {
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('grupos')
    .select('status')
    .distinct()
    .orderBy('status')
    .execute();
  return linhas.map((l) => l.status);
}
const TODOS = Object.values(STATUS_GRUPO)
  .map(({ id }) => id)
  .toSorted((a, b) => a - b);

describe('The demonstration (ADR 041)', { timeout: 120_000 }, () => {
  it('has about 60 groups, in every status, and its ledger is true', async () => {
    const { n } = await mundo.aplicacao.deps.db
      .selectFrom('grupos')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBeGreaterThanOrEqual(58);
    expect(n).toBeLessThanOrEqual(70);
    expect(await status()).toEqual(TODOS);
    await conferirInvariantes(mundo);
  });

  it('has a catalogue of some 40 services, each with plans and the ceiling of a seat', async () => {
    const como = await criarPessoa(mundo);
    const servicos = await mundo.aplicacao.deps.db
      .selectFrom('servicos')
      .select(['id', 'nome'])
      .where('nome', '<>', 'Personalizado')
      .execute();
    expect(servicos.length).toBeGreaterThanOrEqual(40);
    for (const { id: servicoId, nome } of servicos) {
      const { planos } = (await mundo.chamar('getPlanos', { servicoId }, { como })).corpo;
      expect(planos.length, nome).toBeGreaterThan(0);
      for (const { valor, lugares, tetoPorVaga } of planos) {
        expect(tetoPorVaga, nome).toBeGreaterThanOrEqual(Math.floor(valor / lugares));
        expect(tetoPorVaga, nome).toBeLessThan(valor);
      }
    }
  });

  it('has people with a history: months that were paid, money withdrawn, groups left behind, with the author of each decision in the trail', async () => {
    const { db } = mundo.aplicacao.deps;
    const { rows } = await sql<{ readonly fieis: number; readonly retiradas: number; readonly saidas: number }>`select
      (select count(*)::int from (select usuario_id from faturas where paga_em is not null
        group by usuario_id having count(*) >= 3) pessoas) as fieis,
      (select count(*)::int from retiradas where concluida_em is not null) as retiradas,
      (select count(*)::int from assinaturas where encerrada_em is not null) as saidas`.execute(db);
    expect(rows[0]?.fieis).toBeGreaterThanOrEqual(15);
    expect(rows[0]?.retiradas).toBeGreaterThanOrEqual(2);
    expect(rows[0]?.saidas).toBeGreaterThanOrEqual(5);
    expect(
      (
        await db
          .selectFrom('auditoria')
          .select('acao')
          .distinct()
          .where('acao', 'in', [
            'grupo.aprovar',
            'grupo.pedirAjustes',
            'grupo.reprovar',
            'grupo.cancelar',
            'grupo.agendarFim',
          ])
          .execute()
      ).length,
    ).toBe(5);
  });

  it('has a dearer value that was announced, with an answer and with members who have not answered', async () => {
    const linhas = await mundo.aplicacao.deps.db.selectFrom('mudancas_de_valor').select('estado').execute();
    expect(new Set(linhas.map(({ estado }) => estado))).toEqual(new Set(['marcada', 'esperando']));
  });

  it('has a member whose month is late, and whose collection has just begun', async () => {
    const { rows } = await sql<{ readonly status: number; readonly dias: number }>`select f.status,
      (current_date - f.vence_em)::int as dias from faturas f join usuarios u on u.id = f.usuario_id
      where u.primeiro_nome = 'Olívia' order by f.id`.execute(mundo.aplicacao.deps.db);
    expect(rows.map((f) => f.status)).toEqual([13, 63]);
    expect(rows[1]?.dias).toBeGreaterThanOrEqual(1);
    expect(rows[1]?.dias).toBeLessThan(7);
  });

  it('has an operator of each role', async () => {
    const linhas = await mundo.aplicacao.deps.db.selectFrom('usuarios').select('papeis').execute();
    expect(new Set(linhas.flatMap((l) => l.papeis))).toEqual(new Set(['suporte', 'financeiro', 'lider']));
  });

  it('still has every status the day after', async () => {
    await mundo.avancar({ dias: 1 });
    expect(await status()).toEqual(TODOS);
  });
});
