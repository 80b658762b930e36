import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, diasEntre, fimDoDia, inicioDoDia, somarDias, somarMinutos } from '@rateia/domain/datas';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import {
  assuntosPara,
  avancarAte,
  criarMembro,
  faturasDe,
  MENSALIDADE,
  PARTE,
  previsoesDe,
  TAXA,
  taxasDasFaturas,
  ultimaFaturaDe,
} from '../../test/carteira.ts';
import { criarCatalogo, saldoDe } from '../../test/construtores.ts';
import { assinaturaDe, grupoAtivo } from '../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const MESES = 12;

describe('A group made, filled and served by its own calls', () => {
  it('charges the second month of every member on the group’s day and releases the first to the administrator', async () => {
    await criarCatalogo(mundo);
    const { id, administrador, bia, joao } = await grupoAtivo(mundo);
    const inicio = (await assinaturaDe(mundo, bia.assinaturaId)).ciclo_inicio ?? '';
    const segundo = cicloDeNumero(inicio, 1);
    await avancarAte(mundo, inicioDoDia(somarDias(segundo.inicio, 2)));
    for (const { assinaturaId } of [bia, joao]) {
      expect(await ultimaFaturaDe(mundo, assinaturaId)).toMatchObject({ tipo: 'mensalidade', status: 13 });
      expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({ estado: 'ativa', ciclo_fim: segundo.fim });
    }
    // Two seats of R$ 8,00: the first month is his, the second is to come.
    expect(await saldoDe(mundo, administrador.id, 'disponivel')).toBe(1_600);
    expect(await saldoDe(mundo, administrador.id, 'recebivel')).toBe(1_600);
    const { corpo } = await mundo.chamar('obterGruposDoRecebimento', {}, { como: administrador });
    expect(corpo.grupos).toMatchObject([{ idGrupo: id, previsto: 1_600, realizado: 1_600 }]);
  });
});

describe('A member’s year (REGRAS 2.3, 2.8, 2.9)', { timeout: 60_000 }, () => {
  it('twelve months are issued, charged and released; he paid part, fee and the deposit that comes back', async () => {
    const carteira = multiplicar(MENSALIDADE, MESES + 2);
    const membro = await criarMembro(mundo, { saldo: carteira });
    const { assinaturaId, grupo } = membro;
    const { administrador } = grupo;
    const ancora = diaDe(mundo.agora());

    // First month: D−7 of the second issues its invoice, its forecast and its notice, and nothing does before.
    const segundo = cicloDeNumero(ancora, 1);
    const emissao = inicioDoDia(somarDias(segundo.inicio, -7));
    // Three minutes, for the advance goes up to two beyond what it is told.
    await avancarAte(mundo, somarMinutos(emissao, -3));
    expect(await ultimaFaturaDe(mundo, assinaturaId)).toMatchObject({ tipo: 'primeira', status: 13 });
    await avancarAte(mundo, emissao);
    const emitida = await ultimaFaturaDe(mundo, assinaturaId);
    expect(emitida).toMatchObject({
      tipo: 'mensalidade',
      status: 11,
      vence_em: segundo.inicio,
      competencia_inicio: segundo.inicio,
      competencia_fim: segundo.fim,
      valor_total: MENSALIDADE,
    });
    expect((await previsoesDe(mundo, assinaturaId)).at(-1)).toMatchObject({
      status: 78,
      valor: PARTE,
      libera_em: null,
    });
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(/^Sua fatura de .* vence /);
    await avancarAte(mundo, inicioDoDia(segundo.inicio));
    expect(await ultimaFaturaDe(mundo, assinaturaId)).toMatchObject({ status: 13, meio_pagamento: 4, tentativas: 0 });
    expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({
      ciclo_inicio: segundo.inicio,
      ciclo_fim: segundo.fim,
    });

    // The first forecast is a new administrator's: 30 days after the cycle's start.
    const [primeira] = await previsoesDe(mundo, assinaturaId);
    expect(diasEntre(ancora, primeira?.libera_em ?? '')).toBe(30);

    // Time moves on to the last of the twelve months, on whose last day he leaves.
    const ultimo = cicloDeNumero(ancora, MESES - 1);
    await avancarAte(mundo, inicioDoDia(somarDias(ultimo.inicio, 2)));
    const opcoes = await mundo.chamar('getCancelamentoMembro', { id: grupo.id }, { como: membro });
    const fim = opcoes.corpo.opcoes.find((o) => o.tipo === 'fimDoCiclo');
    expect(fim).toMatchObject({ saidaEm: ultimo.fim, total: MENSALIDADE, recomendado: true });
    const saida = await mundo.chamar(
      'cancelarMembro',
      {
        idMembro: assinaturaId,
        idGrupo: grupo.id,
        motivo: 1,
        tipo: 'fimDoCiclo',
        textoMotivo: '',
        totalMostrado: MENSALIDADE,
      },
      { como: membro },
    );
    expect(saida.corpo).toMatchObject({ saidaEm: ultimo.fim, total: MENSALIDADE, imediato: false });
    await avancarAte(mundo, inicioDoDia(ultimo.fim));
    expect((await assinaturaDe(mundo, assinaturaId)).estado).toBe('emSaida');
    await avancarAte(mundo, fimDoDia(ultimo.fim));
    expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({ estado: 'encerrada', caucao: 0 });

    // His payments: twelve months and a deposit. 12 × 21,60 + 21,60 = 280,80; back: 21,60.
    const faturas = await faturasDe(mundo, assinaturaId);
    expect(faturas.map((f) => f.status)).toEqual(Array.from({ length: MESES }, () => 13));
    const pago = somar(...faturas.map((f) => centavos(f.valor_total ?? 0)));
    expect(pago).toBe(MENSALIDADE * (MESES + 1));
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(carteira - MENSALIDADE * (MESES - 1) + MENSALIDADE);
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(0);

    // A month later all of it is the administrator's wallet and the platform's fees.
    await mundo.avancar({ dias: 31 });
    const recebido = await saldoDe(mundo, administrador.id, 'disponivel');
    expect(recebido).toBe(PARTE * MESES);
    expect(await saldoDe(mundo, administrador.id, 'recebivel')).toBe(0);
    const taxas = await taxasDasFaturas(mundo, faturas);
    expect(taxas).toBe(TAXA * MESES);
    expect(pago).toBe(recebido + taxas + MENSALIDADE);
    const previsoes = await previsoesDe(mundo, assinaturaId);
    expect(previsoes.map((p) => p.status)).toEqual(Array.from({ length: MESES }, () => 79));
  });

  it('releases sooner as clean cycles add up: D+30, then D+15 from the third, D+7 from the twelfth', async () => {
    const membro = await criarMembro(mundo, { saldo: multiplicar(MENSALIDADE, MESES + 3) });
    const ancora = diaDe(mundo.agora());
    await avancarAte(mundo, inicioDoDia(somarDias(cicloDeNumero(ancora, MESES).inicio, 1)));
    const previsoes = await previsoesDe(mundo, membro.assinaturaId);
    const dias = previsoes.map((p, i) => diasEntre(cicloDeNumero(ancora, i).inicio, p.libera_em ?? ''));
    expect(dias).toEqual([30, 30, 30, 15, 15, 15, 15, 15, 15, 15, 15, 15, 7]);
  });

  it('a month paid before it is due moves the cycle at once, and nothing is charged on the day', async () => {
    const membro = await criarMembro(mundo, { saldo: multiplicar(MENSALIDADE, 2) });
    const ancora = diaDe(mundo.agora());
    const [segundo, terceiro] = [cicloDeNumero(ancora, 1), cicloDeNumero(ancora, 2)];
    await avancarAte(mundo, inicioDoDia(somarDias(segundo.inicio, -6)));
    const { id } = await ultimaFaturaDe(mundo, membro.assinaturaId);
    const r = await mundo.chamar('pagarFatura', { id, meioPagamento: 4, valorTotal: MENSALIDADE }, { como: membro });
    expect(r.corpo).toEqual({ estado: 'paga', idPagamento: null });
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ ciclo_fim: segundo.fim });
    await avancarAte(mundo, inicioDoDia(somarDias(segundo.inicio, 9)));
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(MENSALIDADE);
    await avancarAte(mundo, inicioDoDia(somarDias(terceiro.inicio, -7)));
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 11, vence_em: terceiro.inicio });
  });
});
