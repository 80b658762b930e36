import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, fimDoDia, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Membro } from '../../../test/carteira.ts';
import {
  assuntosPara,
  avancarAte,
  criarMembro,
  faturasDe,
  MENSALIDADE,
  previsoesDe,
  ultimaFaturaDe,
} from '../../../test/carteira.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe, statusDe } from '../../../test/grupos.ts';
import { membroDeMeses, reverter, sair } from '../../../test/saida.ts';
import { montados } from '../../../test/trilhas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const TUDO = MENSALIDADE * 2;
async function opcoesDe(membro: Membro) {
  return (await mundo.chamar('getCancelamentoMembro', { id: membro.grupo.id }, { como: membro })).corpo.opcoes;
}
async function vagasOcupadas(membro: Membro): Promise<number> {
  const { db } = mundo.aplicacao.deps;
  const { ocupadas } = await db
    .selectFrom('grupo_lotacao')
    .select('ocupadas')
    .where('grupo_id', '=', membro.grupo.id)
    .executeTakeFirstOrThrow();
  return ocupadas;
}

describe('The ways out and their arithmetic (REGRAS 2.9)', () => {
  it('within 7 days everything goes back, and the end of the cycle is offered beside it', async () => {
    const membro = await criarMembro(mundo);
    const opcoes = await opcoesDe(membro);
    expect(opcoes.map((o) => [o.tipo, o.total, o.recomendado])).toEqual([
      ['arrependimento', TUDO, true],
      ['fimDoCiclo', MENSALIDADE, false],
    ]);
    for (const o of opcoes) expect(o.linhas.reduce((soma, l) => soma + l.valor, 0)).toBe(o.total);
  });

  it('after them: the end of the cycle, or now with the deposit only', async () => {
    const membro = await membroDeMeses(mundo);
    const { fim } = cicloDeNumero(somarDias(diaDe(mundo.agora()), -10), 0);
    expect(await opcoesDe(membro)).toMatchObject([
      { tipo: 'fimDoCiclo', saidaEm: fim, devolvidoEm: fim, total: MENSALIDADE, recomendado: true },
      { tipo: 'agora', saidaEm: diaDe(mundo.agora()), total: MENSALIDADE, recomendado: false },
    ]);
  });

  it('a member who waits for his group gets everything back at any time: nothing of it was used', async () => {
    const membro = await criarMembro(mundo, { inicio: null });
    await mundo.avancar({ dias: 9 });
    expect(await opcoesDe(membro)).toMatchObject([{ tipo: 'agora', total: TUDO }]);
    expect((await sair(mundo, membro, 'agora', TUDO)).status).toBe(200);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'encerrada' });
  });

  it('a late member leaves now, and his deposit settles the month that began', async () => {
    const membro = await membroDeMeses(mundo, { saldo: centavos(0) });
    await avancarAte(
      mundo,
      inicioDoDia(somarDias((await assinaturaDe(mundo, membro.assinaturaId)).ciclo_fim ?? '', 3)),
    );
    const opcoes = await opcoesDe(membro);
    expect(opcoes.map((o) => [o.tipo, o.total])).toEqual([['agora', 0]]);
    expect(opcoes[0]?.linhas.map((l) => [l.chave, l.valor])).toEqual([
      ['caucao', MENSALIDADE],
      ['dividas', -MENSALIDADE],
    ]);
    const informacoes = await mundo.chamar(
      'getCancelamentoInformacoes',
      { idGrupo: membro.grupo.id },
      { como: membro },
    );
    expect(informacoes.corpo.dividas).toBe(MENSALIDADE);
    expect((await sair(mundo, membro, 'agora', 0)).status).toBe(200);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 13, paga_pela_caucao: true });
  });
});

describe('Leaving at the end of the cycle (REGRAS 2.9)', () => {
  it('keeps the access to the last day, bills nothing more, and returns the deposit on it', async () => {
    const membro = await membroDeMeses(mundo);
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    const r = await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE);
    expect(r.corpo).toMatchObject({ tipo: 'fimDoCiclo', saidaEm: fim, total: MENSALIDADE, imediato: false });
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'emSaida', saida_em: fim });
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(/^Você sairá de /);
    const motivo = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .selectAll()
      .where('alvo', '=', `assinatura:${membro.assinaturaId}`)
      .executeTakeFirstOrThrow();
    expect(motivo).toMatchObject({ acao: 'cancelamento.membro', dados: { motivo: 3, texto: 'Vou economizar' } });

    await avancarAte(mundo, inicioDoDia(fim ?? ''));
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'emSaida' });
    await avancarAte(mundo, fimDoDia(fim ?? ''));
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'encerrada' });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(MENSALIDADE * 2);
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(0);
    expect(await vagasOcupadas(membro)).toBe(0);
    expect(await faturasDe(mundo, membro.assinaturaId)).toHaveLength(1);
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(/^Você saiu de /);
  });

  it('cancels an invoice that was issued already, with its forecast', async () => {
    const membro = await membroDeMeses(mundo);
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    await avancarAte(mundo, inicioDoDia(somarDias(fim ?? '', -4)));
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ tipo: 'mensalidade', status: 11 });
    await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 19 });
    expect((await previsoesDe(mundo, membro.assinaturaId)).at(-1)).toMatchObject({ status: 80 });
  });

  it('a full group shows the date and sells the seat only after it: 4 → 76 → 52', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 1, status: 52, jaAssinado: true });
    const membro = await criarMembro(mundo, { grupo, saldo: MENSALIDADE });
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('grupos').set({ status: 4 }).where('id', '=', grupo.id).execute();
    await montados(db, 'grupo', [grupo.id]);
    await mundo.avancar({ dias: 10 });
    await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE);
    expect(await statusDe(mundo, grupo.id)).toBe(76);
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    await avancarAte(mundo, fimDoDia(fim ?? ''));
    expect(await statusDe(mundo, grupo.id)).toBe(52);
  });

  it('can be taken back until the last day; then the next month is billed as before', async () => {
    const membro = await membroDeMeses(mundo);
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE);
    await avancarAte(mundo, inicioDoDia(fim ?? ''));
    const r = await reverter(mundo, membro);
    expect(r.corpo).toEqual({ estado: 'ativa' });
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa', saida_em: null });
    await mundo.avancar({ dias: 2 });
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ tipo: 'mensalidade', status: 13 });
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa' });
    expect((await reverter(mundo, membro)).erro.dados.chave).toBe('cancelamentoNaoPermitido');
  });
});

describe('Leaving now (REGRAS 2.9)', () => {
  it('by withdrawal right: all of it back at once, the invoice 67, the forecast 80', async () => {
    const membro = await criarMembro(mundo);
    const r = await sair(mundo, membro, 'arrependimento', TUDO);
    expect(r.corpo).toMatchObject({ tipo: 'arrependimento', total: TUDO, imediato: true });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
    expect(await saldoDe(mundo, membro.grupo.administrador.id, 'recebivel')).toBe(0);
    expect(await faturasDe(mundo, membro.assinaturaId)).toMatchObject([{ status: 67 }]);
    expect(await previsoesDe(mundo, membro.assinaturaId)).toMatchObject([{ status: 80 }]);
    expect(await vagasOcupadas(membro)).toBe(0);
    const fatura = (await faturasDe(mundo, membro.assinaturaId))[0];
    const detalhe = await mundo.chamar('getFatura', { id: fatura?.id }, { como: membro });
    expect(detalhe.corpo.creditoRelacionado).toMatchObject([{ valor: TUDO }]);
  });

  it('the third withdrawal in 12 months is honoured, and a person is told to look', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Beatriz' });
    for (const vez of [1, 2, 3]) {
      const membro = await criarMembro(mundo, { pessoa });
      expect((await sair(mundo, membro, 'arrependimento', TUDO)).status).toBe(200);
      const revisoes = await mundo.aplicacao.deps.db
        .selectFrom('auditoria')
        .selectAll()
        .where('acao', '=', 'arrependimento.revisar')
        .where('alvo', '=', `usuario:${pessoa.id}`)
        .execute();
      expect(revisoes).toHaveLength(vez === 3 ? 1 : 0);
      const abertas = await mundo.aplicacao.deps.db
        .selectFrom('revisoes')
        .select(['assinatura_id', 'dados', 'decisao'])
        .where('usuario_id', '=', pessoa.id)
        .execute();
      const esperada = { assinatura_id: membro.assinaturaId, dados: { arrependimentosNoPeriodo: 3 }, decisao: null };
      expect(abertas).toEqual(vez === 3 ? [esperada] : []);
    }
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(TUDO * 3);
  });

  it('a leaver may still leave earlier, and a month paid ahead is refunded in full', async () => {
    const membro = await membroDeMeses(mundo, { saldo: MENSALIDADE });
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    await avancarAte(mundo, inicioDoDia(somarDias(fim ?? '', -4)));
    const { id } = await ultimaFaturaDe(mundo, membro.assinaturaId);
    await mundo.chamar('pagarFatura', { id, meioPagamento: 4, valorTotal: MENSALIDADE }, { como: membro });
    const agora = (await opcoesDe(membro)).find((o) => o.tipo === 'agora');
    expect(agora).toMatchObject({ total: MENSALIDADE * 2 });
    expect((await sair(mundo, membro, 'agora', MENSALIDADE * 2)).status).toBe(200);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(MENSALIDADE * 2);
  });

  it('the same request twice leaves once', async () => {
    const membro = await criarMembro(mundo);
    const pedido = {
      idMembro: membro.assinaturaId,
      idGrupo: membro.grupo.id,
      motivo: 1,
      tipo: 'arrependimento',
      textoMotivo: '',
      totalMostrado: TUDO,
    };
    const chave = `sair-${membro.assinaturaId}-x`;
    const [um, outro] = [
      await mundo.chamar('cancelarMembro', pedido, { como: membro, chave }),
      await mundo.chamar('cancelarMembro', pedido, { como: membro, chave }),
    ];
    expect(outro.bruto).toBe(um.bruto);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
  });
});
