import { somarMinutos } from '@rateia/domain/datas';
import { centavos, centavosParaDecimal } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RelogioMovel } from '../../../db/relogio.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assentarComBanco, entregarAvisos, ligarFalhas, ligarWebhook } from '../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';
import { conferirRetiradasEnviadas } from './conferir-retiradas-enviadas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  // The bank pays and says nothing: each test says it in its place.
  await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
});
beforeEach(async () => await irParaMesNovo(mundo));
afterAll(async () => await mundo.encerrar());

type Palavra = 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO';
const PALAVRAS: Readonly<Record<string, Palavra>> = { p: 'EM_PROCESSAMENTO', r: 'REALIZADO', n: 'NAO_REALIZADO' };
const SALDO = 40_000;
const VALOR = 5_000;

/** A payout that was sent and of which nothing was heard. */
async function enviada() {
  const quem = await criarQuemRetira(mundo, { saldo: centavos(SALDO) });
  const id = await retirar(mundo, quem, VALOR);
  await assentarComBanco(mundo);
  const { id_envio: idEnvio, estado } = await mundo.aplicacao.deps.db
    .selectFrom('retiradas')
    .select(['id_envio', 'estado'])
    .where('id_publico', '=', id)
    .executeTakeFirstOrThrow();
  expect(estado).toBe('enviada');
  return { quem, id, idEnvio };
}

async function dizer(idEnvio: string, letra: string, valor = VALOR): Promise<void> {
  const aviso = {
    endToEndId: 'E00000000202611221200abcdefghijk',
    tipo: 'SOLICITACAO',
    status: PALAVRAS[letra],
    valor: centavosParaDecimal(centavos(valor)),
    gnExtras: { idEnvio, ...(letra === 'n' ? { erro: { codigo: 'AC03' } } : {}) },
  };
  expect(await entregarAvisos(mundo, [aviso])).toBe(200);
}

async function passosDe(id: string) {
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('transicoes as t')
    .innerJoin('retiradas as r', 'r.id', 't.entidade_id')
    .select('t.para')
    .where('t.entidade', '=', 'retirada')
    .where('r.id_publico', '=', id)
    .orderBy('t.id')
    .execute();
  return linhas.map(({ para }) => para).slice(-2);
}

/** Words of the provider in the order in which they come; an upper case one comes three days later. */
describe('Notices of a payout, in any order and number (CONFIABILIDADE 1.5)', () => {
  it.each([
    ['r', 'concluida', 0],
    ['rrr', 'concluida', 0],
    ['R', 'concluida', 0],
    ['pr', 'concluida', 0],
    ['rp', 'concluida', 0],
    ['RpR', 'concluida', 0],
    ['n', 'devolvida', 0],
    ['nnN', 'devolvida', 0],
    ['np', 'devolvida', 0],
    ['pNp', 'devolvida', 0],
    ['rn', 'concluida', 1],
    ['rNnRn', 'concluida', 1],
    ['nr', 'devolvida', 1],
    ['nRrNp', 'devolvida', 1],
  ] as const)('%s ends as %s', async (avisos, estado, revisoes) => {
    const { quem, id, idEnvio } = await enviada();
    for (const letra of avisos) {
      if (letra !== letra.toLowerCase()) await mundo.avancar({ dias: 3 });
      await dizer(idEnvio, letra.toLowerCase());
      await mundo.assentar();
    }
    expect((await mundo.chamar('getRetirada', { id }, { como: quem })).corpo.estado).toBe(estado);
    expect((await saldoDe(mundo, quem.id, 'disponivel')) + (await saldoDe(mundo, quem.id, 'bloqueado'))).toBe(
      estado === 'concluida' ? SALDO - VALOR : SALDO,
    );
    expect(await passosDe(id)).toEqual(estado === 'concluida' ? ['enviada', estado] : ['falhou', estado]);
    const abertas = await mundo.aplicacao.deps.db
      .selectFrom('revisoes')
      .select('tipo')
      .where('usuario_id', '=', quem.id)
      .execute();
    expect(abertas).toEqual(revisoes === 0 ? [] : [{ tipo: 'transferenciaContradita' }]);
  });

  it('all of them at once leave one outcome and its money', async () => {
    const { quem, id, idEnvio } = await enviada();
    for (const letra of 'prnrp') await dizer(idEnvio, letra);
    await Promise.all([mundo.assentar(), mundo.assentar()]);
    const { estado } = (await mundo.chamar('getRetirada', { id }, { como: quem })).corpo;
    expect((await saldoDe(mundo, quem.id, 'disponivel')) + (await saldoDe(mundo, quem.id, 'bloqueado'))).toBe(
      estado === 'concluida' ? SALDO - VALOR : SALDO,
    );
    expect(['concluida', 'devolvida']).toContain(estado);
  });

  it('the staff sees the contradicting word and its amount until an operator decides', async () => {
    const { quem, idEnvio } = await enviada();
    for (const letra of 'nr') {
      await dizer(idEnvio, letra);
      await mundo.assentar();
    }
    const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
    async function naFila() {
      return (await mundo.chamar('getDinheiroParado', {}, { como: financeiro })).corpo.itens.find(
        ({ conta }) => conta?.id === quem.id,
      );
    }
    const item = await naFila();
    expect(item).toMatchObject({
      tipo: 'revisao',
      motivo: 'transferenciaContradita',
      estado: 'REALIZADO',
      valor: VALOR,
      e2eid: expect.stringMatching(/^E0/),
      retido: VALOR,
      acoes: ['desbloquear', 'estornar'],
    });
    const decisao = { tipo: 'revisao', id: item?.id, acao: 'desbloquear', mensagem: 'O banco confirmou por escrito.' };
    const feita = await mundo.chamar('resolverDinheiroParado', decisao, { como: financeiro });
    expect(feita.corpo).toEqual({ situacao: 'feita' });
    expect(await naFila()).toBeUndefined();
  });

  it.each(['notice', 'consult'])('a %s of another amount settles nothing, and the staff sees it', async (meio) => {
    const { quem, id, idEnvio } = await enviada();
    if (meio === 'notice') await dizer(idEnvio, 'r', VALOR - 1);
    else {
      const { deps } = mundo.aplicacao;
      async function consultar() {
        return { estado: 'REALIZADO', valor: centavos(VALOR - 1) } as const;
      }
      const { transferencia } = deps.gateways;
      await (mundo.aplicacao.relogio as RelogioMovel).moverPara(somarMinutos(mundo.agora(), 1));
      await conferirRetiradasEnviadas({
        ...deps,
        gateways: { ...deps.gateways, transferencia: { ...transferencia, consultar } },
      });
    }
    await mundo.assentar();
    expect((await mundo.chamar('getRetirada', { id }, { como: quem })).corpo.estado).toBe('enviada');
    const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
    const { itens } = (await mundo.chamar('getDinheiroParado', {}, { como: suporte })).corpo;
    expect(itens.filter(({ conta }) => conta?.id === quem.id)).toMatchObject([
      { tipo: 'revisao', motivo: 'transferenciaContradita', estado: 'OUTRO_VALOR', valor: VALOR - 1 },
    ]);
    // The right word still settles it.
    await dizer(idEnvio, 'r');
    await mundo.assentar();
    expect((await mundo.chamar('getRetirada', { id }, { como: quem })).corpo.estado).toBe('concluida');
  });
});
