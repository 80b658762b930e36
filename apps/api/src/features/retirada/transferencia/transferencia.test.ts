import { somarMinutos } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RelogioMovel } from '../../../db/relogio.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook } from '../../../test/checkout.ts';
import { saldoDe } from '../../../test/construtores.ts';
import type { QuemRetira } from '../../../test/retirada.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';
import { conferirRetiradasEnviadas } from './conferir-retiradas-enviadas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
beforeEach(async () => await irParaMesNovo(mundo));
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => await mundo.encerrar());

type Envio = { readonly idEnvio: string; readonly status: string; readonly valor: number };
async function noBanco(idPublico: string): Promise<readonly Envio[]> {
  const { id_envio } = await mundo.aplicacao.deps.db
    .selectFrom('retiradas')
    .select('id_envio')
    .where('id_publico', '=', idPublico)
    .executeTakeFirstOrThrow();
  const todos = (await (await fetch(`${mundo.sandbox.url}/sandbox/banco/envios`)).json()) as readonly Envio[];
  return todos.filter((e) => e.idEnvio === id_envio);
}
async function estadoDe(quem: QuemRetira, id: string) {
  return (await mundo.chamar('getRetirada', { id }, { como: quem })).corpo.estado;
}
/** The amounts that left the balance, each with the state that the statement names (DESIGN §6 Extrato). */
async function noExtrato(quem: QuemRetira) {
  const { linhas } = (await mundo.chamar('getExtrato', { conta: 'disponivel' }, { como: quem })).corpo;
  return linhas.filter(({ valor }) => valor < 0).map(({ valor, estado }) => [valor, estado]);
}
/** Reconciles after the pause that the poller waits before it asks. */
async function conciliarDepois() {
  await (mundo.aplicacao.relogio as RelogioMovel).moverPara(somarMinutos(mundo.agora(), 1));
  await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
  await assentarComBanco(mundo);
}
const saldo = centavos(40_000);

describe('Payout of a withdrawal (REGRAS 2.6; CONFIABILIDADE 1.5)', () => {
  it('is settled by the notice of the provider', async () => {
    const quem = await criarQuemRetira(mundo, { saldo });
    const id = await retirar(mundo, quem, 5_000);
    await assentarComBanco(mundo);
    expect(await estadoDe(quem, id)).toBe('concluida');
    expect(await noBanco(id)).toMatchObject([{ status: 'REALIZADO', valor: 5_000 }]);
  });

  it('is settled by the poller when no notice comes, and its row of the statement names its state until then', async () => {
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const quem = await criarQuemRetira(mundo, { saldo });
    const id = await retirar(mundo, quem, 5_000);
    await assentarComBanco(mundo);
    expect(await estadoDe(quem, id)).toBe('enviada');
    expect(await noExtrato(quem)).toEqual([[-5_000, 'enviada']]);
    await conciliarDepois();
    expect(await estadoDe(quem, id)).toBe('concluida');
    expect(await noExtrato(quem)).toEqual([[-5_000, null]]);
  });

  it.each([
    ['with an answer that cannot be read', 'resposta', 1],
    ['about which the provider always fails', 'servidor', 2],
  ])('one %s holds no other back', async (_qual, motivo, rodadas) => {
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const quem = await criarQuemRetira(mundo, { saldo });
    const [presa, outra] = [await retirar(mundo, quem, 5_000), await retirar(mundo, quem, 4_000)];
    await assentarComBanco(mundo);
    const [envio] = await noBanco(presa);
    const { deps } = mundo.aplicacao;
    const { transferencia } = deps.gateways;
    const consultar: typeof transferencia.consultar = async (id, contexto) =>
      id === envio?.idEnvio ? { estado: 'DESCONHECIDO', motivo } : await transferencia.consultar(id, contexto);
    const mudo = { ...deps, gateways: { ...deps.gateways, transferencia: { ...transferencia, consultar } } };
    for (let n = 0; n < rodadas; n++) {
      await (mundo.aplicacao.relogio as RelogioMovel).moverPara(somarMinutos(mundo.agora(), 1));
      await conferirRetiradasEnviadas(mudo);
    }
    await assentarComBanco(mundo);
    expect([await estadoDe(quem, presa), await estadoDe(quem, outra)]).toEqual(['enviada', 'concluida']);
    await conciliarDepois();
    expect(await estadoDe(quem, presa)).toBe('concluida');
  });

  it('is settled once by a notice that comes three times, late', async () => {
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    const quem = await criarQuemRetira(mundo, { saldo });
    const id = await retirar(mundo, quem, 5_000);
    await assentarComBanco(mundo);
    await conciliarDepois();
    expect(await estadoDe(quem, id)).toBe('concluida');
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(35_000);
  });

  it('comes back whole, with its fee, when the bank refuses it', async () => {
    const quem = await criarQuemRetira(mundo, { saldo });
    await retirar(mundo, quem, 5_000);
    await assentarComBanco(mundo);
    await ligarFalhas(mundo, { envio: { modo: 'recusado' } });
    const id = await retirar(mundo, quem, 4_000);
    await assentarComBanco(mundo);
    const { corpo } = await mundo.chamar('getRetirada', { id }, { como: quem });
    expect(corpo).toMatchObject({
      estado: 'devolvida',
      valorTaxa: 150,
      previsao: 'O valor voltou para a sua carteira',
    });
    expect(corpo.motivoFalha).not.toBeNull();
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(35_000);
    // A withdrawal that came back does not count towards the day.
    expect((await mundo.chamar('getRegrasRetirada', {}, { como: quem })).corpo.usadoDia).toBe(5_000);
  });

  it('with an unknown outcome stays sent, is never given back, and is paid once under the same id', async () => {
    await ligarFalhas(mundo, { envio: { modo: 'erro500AposSucesso' }, webhooks: { modo: 'perdido' } });
    const quem = await criarQuemRetira(mundo, { saldo });
    const id = await retirar(mundo, quem, 5_000);
    await assentarComBanco(mundo);
    expect(await estadoDe(quem, id)).toBe('enviada');
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(35_000);
    expect((await mundo.chamar('cancelarRetirada', { id }, { como: quem })).erro.dados.chave).toBe(
      'retiradaNaoCancelavel',
    );
    await ligarFalhas(mundo, {});
    await conciliarDepois();
    expect(await estadoDe(quem, id)).toBe('concluida');
    expect(await noBanco(id)).toHaveLength(1);
  });

  it('that never reached the bank is sent again under the same id', async () => {
    await ligarFalhas(mundo, { envio: { modo: 'erro500' } });
    const quem = await criarQuemRetira(mundo, { saldo });
    const id = await retirar(mundo, quem, 5_000);
    await assentarComBanco(mundo);
    expect(await noBanco(id)).toHaveLength(0);
    expect(await estadoDe(quem, id)).toBe('enviada');
    await ligarFalhas(mundo, {});
    await conciliarDepois();
    await conciliarDepois();
    expect(await estadoDe(quem, id)).toBe('concluida');
    expect(await noBanco(id)).toHaveLength(1);
  });
});
