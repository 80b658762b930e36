import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, fimDoDia, inicioDoDia, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Membro, OpcoesDeMembro } from '../../../test/carteira.ts';
import {
  assuntosPara,
  avancarAte,
  criarMembro,
  faturasDe,
  MENSALIDADE,
  PARTE,
  previsoesDe,
  ultimaFaturaDe,
} from '../../../test/carteira.ts';
import { depositar, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe, entregarAcesso } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** A member whose wallet is empty, and D of his second month. */
async function semSaldo(opcoes: OpcoesDeMembro = {}): Promise<{ readonly membro: Membro; readonly d: Dia }> {
  const membro = await criarMembro(mundo, { saldo: centavos(0), ...opcoes });
  return { membro, d: cicloDeNumero(diaDe(mundo.agora()), 1).inicio };
}

async function irAo(d: Dia, dias: number): Promise<void> {
  return await avancarAte(mundo, inicioDoDia(somarDias(d, dias)));
}
async function ultimoAssunto(alguem: { readonly email: string }): Promise<string> {
  return (await assuntosPara(mundo, alguem)).at(-1) ?? '';
}
async function pagar(membro: Membro, id: number) {
  return await mundo.chamar('pagarFatura', { id, meioPagamento: 4, valorTotal: MENSALIDADE }, { como: membro });
}
/**
 * Matters that wait for the member: the titles among his pendencies, and the tasks of his groups with their days and
 * links.
 */
async function esperaPor(membro: Membro) {
  const { pendencias } = (await mundo.chamar('getPendencias', {}, { como: membro })).corpo;
  const { itens } = (await mundo.chamar('getGruposUsuario', {}, { como: membro })).corpo;
  return [
    ...pendencias.map(({ titulo }) => titulo.replace(/: .*$/, '')),
    ...itens.flatMap(({ precisaDeVoce }) =>
      precisaDeVoce.map(({ chave, ate, link }) => [chave, ate === null ? null : diaDe(ate), link]),
    ),
  ];
}

describe('A charge that fails, step by step, with a deposit (REGRAS 2.8)', { timeout: 60_000 }, () => {
  it('walks every step to the last day of the cycle that the deposit paid', async () => {
    const { membro, d } = await semSaldo();
    const { assinaturaId, grupo } = membro;
    async function fatura() {
      return await ultimaFaturaDe(mundo, assinaturaId);
    }

    await irAo(d, -7);
    expect(await fatura()).toMatchObject({ status: 11, tentativas: 0, vence_em: d });
    await irAo(d, -2);
    expect(await ultimoAssunto(membro)).toMatch(/^Faltam 2 dias/);

    await irAo(d, 0);
    expect(await fatura()).toMatchObject({ status: 11, tentativas: 1, causa_falha: 'saldoInsuficiente' });
    expect(await ultimoAssunto(membro)).toMatch(/vence hoje$/);
    await irAo(d, 1);
    expect(await fatura()).toMatchObject({ status: 63, tentativas: 2 });
    expect(await ultimoAssunto(membro)).toMatch(/^Fatura em atraso/);
    expect(await assuntosPara(mundo, grupo.administrador)).not.toContainEqual(expect.stringMatching(/atraso/));

    await irAo(d, 3);
    expect(await fatura()).toMatchObject({ status: 63, tentativas: 3 });
    expect((await titulosPara(mundo, grupo.administrador)).at(-1)).toMatch(/^Pagamento em atraso no grupo/);
    await irAo(d, 7);
    expect(await fatura()).toMatchObject({ status: 63, tentativas: 4 });
    expect(await ultimoAssunto(membro)).toMatch(/^Última tentativa/);
    expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({ estado: 'ativa' });

    // D+8: the deposit pays the month; it must be rebuilt by D+15.
    const atrasada = await fatura();
    await irAo(d, 8);
    const [, mes, reconstrucao] = await faturasDe(mundo, assinaturaId);
    expect(mes).toMatchObject({ id: atrasada.id, status: 13, paga_pela_caucao: true });
    expect(reconstrucao).toMatchObject({
      tipo: 'caucao',
      status: 11,
      valor_total: MENSALIDADE,
      valor_caucao: MENSALIDADE,
      vence_em: somarDias(d, 15),
    });
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(0);
    // His part of the first month was released by now; that of the second waits for its date.
    expect(await saldoDe(mundo, grupo.administrador.id, 'disponivel')).toBe(PARTE);
    expect(await saldoDe(mundo, grupo.administrador.id, 'recebivel')).toBe(PARTE);
    expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({ estado: 'ativa', caucao: 0, ciclo_inicio: d });
    expect((await assuntosPara(mundo, membro)).slice(-2)).toEqual([
      expect.stringMatching(/ pagos: /),
      expect.stringMatching(/^Usamos a sua caução/),
    ]);
    const { corpo: recibo } = await mundo.chamar('getRecibo', { tipo: 'fatura', id: atrasada.id }, { como: membro });
    expect(recibo).toMatchObject({ meio: 'Caução', valor: MENSALIDADE, identificacao: null });
    expect(await esperaPor(membro)).toEqual([
      'Refaça a sua caução',
      ['refazerCaucao', somarDias(d, 16), `/carteira/fatura/resumo/${reconstrucao?.id}`],
    ]);

    // D+15 is over: not rebuilt, so he leaves with the cycle that the deposit paid, and is billed no more.
    await irAo(d, 16);
    const saindo = await assinaturaDe(mundo, assinaturaId);
    expect(saindo).toMatchObject({ estado: 'emSaida', saida_em: saindo.ciclo_fim, motivo_saida: 'inadimplencia' });
    expect((await faturasDe(mundo, assinaturaId))[1]?.competencia_fim).toBe(saindo.saida_em);
    expect((await faturasDe(mundo, assinaturaId)).at(-1)).toMatchObject({ tipo: 'caucao', status: 19 });
    const reverter = await mundo.chamar('reverterCancelamento', { idGrupo: grupo.id }, { como: membro });
    expect(reverter.erro.dados.chave).toBe('cancelamentoNaoPermitido');
    expect(await esperaPor(membro)).toEqual([]);
    const lugar = await mundo.chamar('getGrupoMembro', { id: grupo.id }, { como: membro });
    expect(lugar.corpo.assinatura).toMatchObject({ saidaEm: saindo.saida_em, saidaPorAtraso: true });

    await avancarAte(mundo, fimDoDia(saindo.ciclo_fim ?? ''));
    expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({
      estado: 'encerrada',
      motivo_saida: 'inadimplencia',
    });
    expect(await faturasDe(mundo, assinaturaId)).toHaveLength(3);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
    // There is no debt: the deposit paid the month.
    const { db } = mundo.aplicacao.deps;
    expect(await db.selectFrom('dividas').selectAll().where('usuario_id', '=', membro.id).execute()).toEqual([]);
  });

  it('a deposit rebuilt before D+15 keeps the membership, and the next month comes as any other', async () => {
    const { membro, d } = await semSaldo();
    await irAo(d, 10);
    const reconstrucao = await ultimaFaturaDe(mundo, membro.assinaturaId);
    await depositar(mundo, membro, MENSALIDADE);
    expect((await pagar(membro, reconstrucao.id)).corpo.estado).toBe('paga');
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(MENSALIDADE);
    await irAo(d, 20);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa', caucao: MENSALIDADE });
    const terceiro = cicloDeNumero(d, 1).inicio;
    await irAo(terceiro, -6);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ tipo: 'mensalidade', status: 11 });
  });

  it('is due on D+15, and that day is his: at 10:00 he still pays it', async () => {
    const { membro, d } = await semSaldo();
    await irAo(d, 8);
    const reconstrucao = await ultimaFaturaDe(mundo, membro.assinaturaId);
    expect(reconstrucao).toMatchObject({ tipo: 'caucao', status: 11, vence_em: somarDias(d, 15) });
    await avancarAte(mundo, somarHoras(inicioDoDia(somarDias(d, 15)), 10));
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ id: reconstrucao.id, status: 11 });
    await depositar(mundo, membro, MENSALIDADE);
    expect((await pagar(membro, reconstrucao.id)).corpo.estado).toBe('paga');
    await irAo(d, 17);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa', caucao: MENSALIDADE });
  });

  it('the end of D+15 takes the rebuild from a wallet that holds it', async () => {
    const { membro, d } = await semSaldo();
    await irAo(d, 9);
    await depositar(mundo, membro, MENSALIDADE);
    await irAo(d, 16);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ tipo: 'caucao', status: 13 });
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa', caucao: MENSALIDADE });
  });
});

describe('A charge that a retry collects (REGRAS 2.8)', () => {
  it.each([
    ['D', 0, 0],
    ['D+1', 1, 1],
    ['D+3', 3, 2],
    ['D+7', 7, 3],
  ] as const)('%s takes it from a wallet that holds it by then', async (_nome, dia, falhas) => {
    const { membro, d } = await semSaldo();
    await irAo(d, dia - 1);
    await depositar(mundo, membro, MENSALIDADE);
    await irAo(d, dia);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({
      status: 13,
      tentativas: falhas,
      causa_falha: null,
    });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
    const pendentes = await mundo.aplicacao.deps.db
      .selectFrom('prazos')
      .select('tipo')
      .where('alvo_id', '=', (await ultimaFaturaDe(mundo, membro.assinaturaId)).id)
      .where('tipo', 'like', 'fatura.%')
      .where('tipo', '<>', 'fatura.emitir')
      .where('estado', '=', 'pendente')
      .execute();
    expect(pendentes).toEqual([]);
  });
});

describe('A charge that fails without a deposit (REGRAS 2.8)', () => {
  const SEM_CAUCAO: OpcoesDeMembro = { exigeCaucao: false };

  it('suspends at D+8, ends at D+15, and is a debt at D+30 that can be settled any time', async () => {
    const { membro, d } = await semSaldo(SEM_CAUCAO);
    const { assinaturaId } = membro;
    await irAo(d, 8);
    expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({ estado: 'suspensa' });
    expect(await ultimoAssunto(membro)).toMatch(/^Acesso suspenso/);
    await irAo(d, 15);
    expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({
      estado: 'encerrada',
      motivo_saida: 'inadimplencia',
    });
    const { db } = mundo.aplicacao.deps;
    const vagas = await db
      .selectFrom('grupo_lotacao')
      .selectAll()
      .where('grupo_id', '=', membro.grupo.id)
      .executeTakeFirst();
    expect(vagas).toMatchObject({ ocupadas: 0 });
    const devida = await ultimaFaturaDe(mundo, assinaturaId);
    expect(devida).toMatchObject({ tipo: 'mensalidade', status: 63 });

    await irAo(d, 30);
    function divida() {
      return db.selectFrom('dividas').selectAll().where('fatura_id', '=', devida.id).executeTakeFirst();
    }
    expect(await divida()).toMatchObject({ valor: MENSALIDADE, quitada_em: null });
    await depositar(mundo, membro, MENSALIDADE);
    expect((await pagar(membro, devida.id)).corpo.estado).toBe('paga');
    expect((await divida())?.quitada_em).not.toBeNull();
    // The month was his, though his membership is over: the administrator gets it on its date.
    await mundo.avancar({ dias: 31 });
    expect((await previsoesDe(mundo, assinaturaId)).at(-1)).toMatchObject({ status: 79 });
    expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({ estado: 'encerrada' });
  });

  it('paying while suspended brings the access back at once', async () => {
    const { membro, d } = await semSaldo(SEM_CAUCAO);
    await irAo(d, 9);
    await depositar(mundo, membro, MENSALIDADE);
    const { id } = await ultimaFaturaDe(mundo, membro.assinaturaId);
    await pagar(membro, id);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa', ciclo_inicio: d });
    await irAo(d, 16);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa' });
  });
});

describe('D+15 takes the seat and the leaver’s knowledge of the access (REGRAS 2.8)', () => {
  async function vagaDe({ assinaturaId }: Membro) {
    return (
      await mundo.aplicacao.deps.db
        .selectFrom('vagas')
        .select('estado')
        .where('assinatura_id', '=', assinaturaId)
        .execute()
    ).map(({ estado }) => estado);
  }
  async function trocasPendentes({ grupo }: Membro) {
    return await mundo.aplicacao.deps.db
      .selectFrom('rotacoes')
      .select(['assinatura_id', 'concluida_em'])
      .where('grupo_id', '=', grupo.id)
      .execute();
  }
  /** A member without money who has a key to the data of his group. */
  async function comAcesso(opcoes: OpcoesDeMembro) {
    const achado = await semSaldo(opcoes);
    const { id, administrador } = achado.membro.grupo;
    expect((await entregarAcesso(mundo, { id, administrador })).status).toBe(200);
    expect((await mundo.chamar('abrirDadosAcesso', { id }, { como: achado.membro })).status).toBe(200);
    return achado;
  }

  it('a deposit not rebuilt: the seat is em_saida to the last day, then free, and the access must be changed', async () => {
    const { membro, d } = await comAcesso({});
    await irAo(d, 15);
    expect(await vagaDe(membro)).toEqual(['ocupada']);
    await irAo(d, 16);
    expect(await vagaDe(membro)).toEqual(['em_saida']);
    expect(await trocasPendentes(membro)).toEqual([]);
    await avancarAte(mundo, fimDoDia((await assinaturaDe(mundo, membro.assinaturaId)).saida_em ?? ''));
    expect(await vagaDe(membro)).toEqual([]);
    expect(await trocasPendentes(membro)).toEqual([{ assinatura_id: membro.assinaturaId, concluida_em: null }]);
  });

  it('a month that nobody paid: the seat is free at once, and the access must be changed', async () => {
    const { membro, d } = await comAcesso({ exigeCaucao: false });
    await irAo(d, 14);
    expect(await vagaDe(membro)).toEqual(['ocupada']);
    expect(await trocasPendentes(membro)).toEqual([]);
    await irAo(d, 15);
    expect(await vagaDe(membro)).toEqual([]);
    expect(await trocasPendentes(membro)).toEqual([{ assinatura_id: membro.assinaturaId, concluida_em: null }]);
  });
});
