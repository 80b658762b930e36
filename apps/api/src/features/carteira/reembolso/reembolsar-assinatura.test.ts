import { centavos, somar } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Membro } from '../../../test/carteira.ts';
import { criarMembro, faturasDe, MENSALIDADE, previsoesDe, receitaDeTaxas } from '../../../test/carteira.ts';
import { saldoDe } from '../../../test/construtores.ts';
import { escreverFatura } from '../../../test/faturas.ts';
import { montados } from '../../../test/trilhas.ts';
import { lancar } from '../../livro/lancar.ts';
import type { PedidoDeReembolsoDaAssinatura } from './reembolsar-assinatura.ts';
import { devolverTudo, reembolsarAssinatura, simularReembolso } from './reembolsar-assinatura.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** A cycle of exactly 30 days. */
const INICIO = '2026-11-01';

async function reembolsar(membro: Membro, pedido: Pick<PedidoDeReembolsoDaAssinatura, 'caso' | 'saida'>) {
  const { deps } = mundo.aplicacao;
  const { assinaturaId } = membro;
  const agora = mundo.agora();
  return await emTransacao(deps.db, (trx) =>
    reembolsarAssinatura(trx, deps, { ...pedido, assinaturaId, agora, quem: 'sistema' }),
  );
}

async function contas(membro: Membro) {
  return {
    membro: await saldoDe(mundo, membro.id, 'disponivel'),
    caucao: await saldoDe(mundo, membro.id, 'caucao'),
    recebivel: await saldoDe(mundo, membro.grupo.administrador.id, 'recebivel'),
  };
}

describe('The worked example of a refund (REGRAS 2.9)', () => {
  it('a complaint won after 10 of 30 days gives back R$ 36,00: from the receivable, the fee and the deposit', async () => {
    const membro = await criarMembro(mundo, { inicio: INICIO });
    const receita = await receitaDeTaxas(mundo);
    expect(await contas(membro)).toEqual({ membro: 0, caucao: 2_160, recebivel: 2_000 });

    const calculo = await reembolsar(membro, { caso: 'culpaDoAdministrador', saida: '2026-11-11' });

    // 20,00 × 20/30 = 13,33; 1,60 × 20/30 = 1,07; deposit 21,60; 36,00 in all
    expect(calculo).toMatchObject({ parte: 1_333, taxa: 107, caucao: 2_160, total: 3_600 });
    // The administrator keeps 20,00 − 13,33 = 6,67
    expect(await contas(membro)).toEqual({ membro: 3_600, caucao: 0, recebivel: 667 });
    expect(await receitaDeTaxas(mundo)).toBe(receita - 107);
    expect(await previsoesDe(mundo, membro.assinaturaId)).toMatchObject([{ status: 78, valor: 667 }]);
    expect(await faturasDe(mundo, membro.assinaturaId)).toMatchObject([{ status: 13 }]);
    const { db } = mundo.aplicacao.deps;
    const creditos = await db.selectFrom('creditos').selectAll().where('usuario_id', '=', membro.id).execute();
    expect(creditos.filter((c) => c.origem === 'reembolso')).toMatchObject([{ valor: 3_600, status: 34 }]);
    const nota = await db
      .selectFrom('notas_de_credito as n')
      .innerJoin('notas_de_vaga as v', 'v.nota_id', 'n.id')
      .selectAll()
      .where(
        'credito_id',
        'in',
        creditos.map((c) => c.id),
      )
      .executeTakeFirstOrThrow();
    expect(nota).toMatchObject({
      valor_plano: 1_333,
      valor_taxa: 107,
      valor_caucao: 2_160,
      caso: 'culpaDoAdministrador',
    });
  });
});

describe('Every case of the refund table in the ledger (REGRAS 2.9)', () => {
  it.each([
    ['arrependimento', '2026-11-05', 4_320, 0, 67],
    ['fimDoCiclo', '2026-11-30', 2_160, 2_000, 13],
    ['agora', '2026-11-11', 2_160, 2_000, 13],
    ['removidoPeloAdministrador', '2026-11-11', 4_320, 0, 67],
    // 10 days used of 30: 13,33 + 1,07 + 21,60
    ['fimDoGrupoAgora', '2026-11-11', 3_600, 667, 13],
    ['fimDoGrupoAgendado', '2026-11-30', 2_160, 2_000, 13],
    ['inadimplencia', '2026-11-30', 2_160, 2_000, 13],
  ] as const)(
    '%s on %s gives back %i and leaves %i to the administrator',
    async (caso, saida, total, recebivel, status) => {
      const membro = await criarMembro(mundo, { inicio: INICIO });
      const { assinaturaId } = membro;
      const { deps } = mundo.aplicacao;
      const simulado = await simularReembolso(deps.db, deps, { assinaturaId, caso, saida, devolvidoEm: saida });
      const calculo = await reembolsar(membro, { caso, saida });
      expect(calculo).toEqual(simulado);
      expect(somar(...calculo.linhas.map((linha) => linha.valor))).toBe(total);
      expect(await contas(membro)).toEqual({ membro: total, caucao: 0, recebivel });
      expect(await faturasDe(mundo, assinaturaId)).toMatchObject([{ status }]);
      const [previsao] = await previsoesDe(mundo, assinaturaId);
      expect(previsao).toMatchObject(recebivel === 0 ? { status: 80 } : { status: 78, valor: recebivel });
    },
  );

  it('is made once, however often it is requested', async () => {
    const membro = await criarMembro(mundo, { inicio: INICIO });
    await reembolsar(membro, { caso: 'fimDoCiclo', saida: '2026-11-30' });
    const outra = await reembolsar(membro, { caso: 'fimDoCiclo', saida: '2026-11-30' });
    expect(outra.total).toBe(0);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(2_160);
  });

  it('gives everything back when the group never started', async () => {
    const membro = await criarMembro(mundo, { inicio: null });
    const { deps } = mundo.aplicacao;
    const pedido = { assinaturaId: membro.assinaturaId, agora: mundo.agora(), motivo: 'grupo.vencerFormacao' };
    const { total } = await emTransacao(deps.db, (trx) => devolverTudo(trx, deps, pedido));
    expect(total).toBe(4_320);
    expect(await contas(membro)).toEqual({ membro: 4_320, caucao: 0, recebivel: 0 });
    expect(await faturasDe(mundo, membro.assinaturaId)).toMatchObject([{ status: 67 }]);
    expect(await previsoesDe(mundo, membro.assinaturaId)).toMatchObject([{ status: 80 }]);
  });

  it('takes the month from the administrator’s wallet once it was released, and the rest from the platform', async () => {
    const membro = await criarMembro(mundo, { inicio: INICIO });
    const { administrador } = membro.grupo;
    const { db, relogio } = mundo.aplicacao.deps;
    // The receivable was released and he spent all but R$ 5,00 of it.
    await emTransacao(db, async (trx) => {
      const { id } = await trx
        .updateTable('previsoes')
        .set({ status: 79, realizada_em: relogio.agora() })
        .where('administrador_id', '=', administrador.id)
        .returning('id')
        .executeTakeFirstOrThrow();
      await montados(trx, 'previsao', [id]);
      const documento = { origem: 'assinaturas', origemId: membro.assinaturaId, agora: relogio.agora() };
      const chave = `teste:${membro.assinaturaId}`;
      await lancar(trx, {
        motivo: 'liberacao',
        ...documento,
        chave,
        partidas: [
          { conta: 'recebivel', usuario: administrador.id, valor: centavos(-2_000) },
          { conta: 'disponivel', usuario: administrador.id, valor: centavos(500) },
          { conta: 'retiradas_em_curso', valor: centavos(1_500) },
        ],
      });
    });
    await reembolsar(membro, { caso: 'culpaDoAdministrador', saida: '2026-11-11' });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(3_600);
    expect(await saldoDe(mundo, administrador.id, 'disponivel')).toBe(0);
  });

  it('leaves the administrator whole when the platform bears a withdrawal by right after the data was opened', async () => {
    const membro = await criarMembro(mundo, { inicio: INICIO });
    const { db } = mundo.aplicacao.deps;
    const agora = mundo.agora();
    const segredo = await db
      .insertInto('segredos')
      .values({
        grupo_id: membro.grupo.id,
        versao: 1,
        cifrado: Buffer.from('x'),
        enviado_por: membro.id,
        criado_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('segredo_aberturas')
      .values({ segredo_id: segredo.id, usuario_id: membro.id, aberto_em: agora })
      .execute();
    await reembolsar(membro, { caso: 'arrependimento', saida: '2026-11-05' });
    expect(await contas(membro)).toEqual({ membro: 4_320, caucao: 0, recebivel: 2_000 });
    expect(await previsoesDe(mundo, membro.assinaturaId)).toMatchObject([{ status: 78, valor: 2_000 }]);
  });

  it('keeps the exit fee of a fidelity group for the administrator until the seat cannot be refilled', async () => {
    const membro = await criarMembro(mundo, { inicio: INICIO });
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('grupos').set({ fidelidade_meses: 12 }).where('id', '=', membro.grupo.id).execute();
    // 10 % × 20,00 × 11 months left = 22,00, but never above the deposit of 21,60; 20 of 30 days: 13,33
    const calculo = await reembolsar(membro, { caso: 'fidelidadeAntecipada', saida: '2026-11-11' });
    expect(calculo).toMatchObject({ parte: 1_333, taxa: 0, multa: 2_160, caucao: 0, total: 1_333 });
    // The administrator: 20,00 − 13,33 + 21,60 = 28,27, with the fee's own date
    expect(await contas(membro)).toEqual({ membro: 1_333, caucao: 0, recebivel: 2_827 });
    const [previsao] = await previsoesDe(mundo, membro.assinaturaId);
    expect(previsao).toMatchObject({ status: 78, valor: 2_827, libera_em: '2026-12-11' });
  });

  it('lets the deposit settle a month that began and was not paid before anything goes back', async () => {
    const membro = await criarMembro(mundo, { inicio: INICIO });
    const { db } = mundo.aplicacao.deps;
    const faturas = await faturasDe(mundo, membro.assinaturaId);
    const id = await escreverFatura(db, {
      assinaturaId: membro.assinaturaId,
      tipo: 'mensalidade',
      status: 63,
      plano: 2_000,
      taxa: 160,
      ciclo: { inicio: '2026-12-01', fim: '2026-12-31' },
      venceEm: '2026-12-01',
    });
    await montados(db, 'fatura', [id]);
    const calculo = await reembolsar(membro, { caso: 'agora', saida: '2026-12-04' });
    expect(calculo).toMatchObject({ caucao: 0, dividas: MENSALIDADE, total: 0 });
    expect(await contas(membro)).toEqual({ membro: 0, caucao: 0, recebivel: 4_000 });
    const depois = await faturasDe(mundo, membro.assinaturaId);
    expect(depois.find((f) => f.id === id)).toMatchObject({ status: 13, paga_pela_caucao: true });
    expect(depois.length).toBe(faturas.length + 1);
  });
});
