import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { assinar, criarGrupo, grupoAtivo, lotacaoDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
}, 60_000);
afterAll(async () => {
  await mundo.encerrar();
});

describe('The simulator tells what the checkout charges and what leaving refunds (REGRAS 2.9)', () => {
  it('the first charge is the checkout’s total, and the refunds are those of a member on the same day', async () => {
    const g = await grupoAtivo(mundo);
    const hoje = diaDe(mundo.agora());
    const { corpo: antes } = await mundo.chamar('getSimulacao', { id: g.id, saida: hoje }, { como: g.administrador });
    const { corpo: pagina } = await mundo.chamar('getGrupo', { id: g.id }, { como: g.administrador });
    expect(antes.cobrancas).toHaveLength(12);
    expect(antes.cobrancas[0]).toMatchObject({ dia: hoje, valor: pagina.composicao.totalHoje });
    expect(antes.total - antes.caucao).toBe(12 * pagina.composicao.mensal);
    const { corpo: saida } = await mundo.chamar('getCancelamentoMembro', { id: g.id }, { como: g.bia });
    expect(antes.saida.opcoes.map(({ tipo, total }) => [tipo, total])).toEqual(
      saida.opcoes.map(({ tipo, total }) => [tipo, total]),
    );
    expect(antes.pior.semAcesso).toBe(pagina.composicao.totalHoje);
  });

  it('the same on day 20, by a member who entered on the simulated day', async () => {
    const g = await grupoAtivo(mundo);
    const entrada = diaDe(mundo.agora());
    const dia20 = somarDias(entrada, 20);
    const { corpo } = await mundo.chamar('getSimulacao', { id: g.id, saida: dia20 }, { como: g.bia });
    await mundo.avancar({ dias: 20 });
    const { corpo: real } = await mundo.chamar('getCancelamentoMembro', { id: g.id }, { como: g.bia });
    expect(corpo.saida.opcoes.map(({ tipo, em, total }) => [tipo, em, total])).toEqual(
      real.opcoes.map(({ tipo, saidaEm, total }) => [tipo, saidaEm, total]),
    );
  });

  it('a day outside of the simulated time is the nearest within', async () => {
    const { id } = await criarGrupo(mundo);
    const como = await criarPessoa(mundo);
    const hoje = diaDe(mundo.agora());
    async function em(saida: string) {
      return (await mundo.chamar('getSimulacao', { id, saida }, { como })).corpo.saida;
    }
    expect((await em('2020-01-01')).em).toBe(hoje);
    const { em: longe, ultimoDia } = await em('2199-01-01');
    expect(longe).toBe(ultimoDia);
  });
});

describe('The public log of the seats (REGRAS 2.2)', () => {
  it('tells since when each seat is taken or free, and how many had it before, without a name', async () => {
    const g = await grupoAtivo(mundo);
    const visita = await criarPessoa(mundo, { saldo: centavos(100_00) });
    const tomadas = diaDe(mundo.agora());
    async function log() {
      return (await mundo.chamar('getLugares', { id: g.id }, { como: visita })).corpo;
    }
    const antes = await log();
    expect(antes.lugares).toEqual([
      { numero: 2, estado: 'ocupada', desde: tomadas, pessoasAntes: 0 },
      { numero: 3, estado: 'ocupada', desde: tomadas, pessoasAntes: 0 },
    ]);
    expect(JSON.stringify(antes)).not.toMatch(/Beatriz|João/);
    await mundo.avancar({ dias: 10 });
    const { corpo } = await mundo.chamar('getCancelamentoMembro', { id: g.id }, { como: g.bia });
    const agora = corpo.opcoes.find(({ tipo }) => tipo === 'agora');
    await mundo.chamar(
      'cancelarMembro',
      {
        idGrupo: g.id,
        idMembro: corpo.idAssinatura,
        motivo: 1,
        tipo: 'agora',
        textoMotivo: '',
        totalMostrado: agora?.total,
      },
      { como: g.bia },
    );
    expect((await lotacaoDe(mundo, g.id)).livres).toBe(1);
    expect((await log()).lugares).toEqual([
      { numero: 2, estado: 'livre', desde: diaDe(mundo.agora()), pessoasAntes: 1 },
      { numero: 3, estado: 'ocupada', desde: tomadas, pessoasAntes: 0 },
    ]);
    // A hold that ends is no member: the seat is free since before it.
    await mundo.chamar('preCheckout', { idGrupo: g.id, vagas: 1 }, { como: visita });
    expect((await log()).lugares[0]).toMatchObject({ estado: 'retida', pessoasAntes: 1 });
    const livreDesde = diaDe(mundo.agora());
    await mundo.avancar({ dias: 2 });
    expect((await log()).lugares[0]).toEqual({ numero: 2, estado: 'livre', desde: livreDesde, pessoasAntes: 1 });
    await assinar(mundo, { idGrupo: g.id, pessoa: visita });
    expect((await log()).lugares[0]).toMatchObject({ estado: 'ocupada', desde: diaDe(mundo.agora()), pessoasAntes: 1 });
  });
});
