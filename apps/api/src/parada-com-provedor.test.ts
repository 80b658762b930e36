import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portaLivre } from '../../../scripts/portas.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarCompradores } from './test/checkout.ts';
import { abrirRede } from './test/multidao.ts';
import { abrirPrograma, ate, pronta } from './test/processos.ts';
import type { ProvedorDeTeste } from './test/provedor-de-teste.ts';
import { abrirProvedor } from './test/provedor-de-teste.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from './test/retirada.ts';

let mundo: Mundo;
let cep: ProvedorDeTeste;
let envio: ProvedorDeTeste;
beforeAll(async () => {
  mundo = await criarMundo();
  cep = await abrirProvedor(() => `${mundo.sandbox.url}/viacep`);
  envio = await abrirProvedor(() => `${mundo.sandbox.url}/psp`);
});
afterAll(async () => {
  await cep.fechar();
  await envio.fechar();
  await mundo.encerrar();
});

type NoBanco = { readonly idEnvio: string; readonly valor: number };

describe('SIGTERM while a provider is being asked (CONFIABILIDADE 1.13: graceful shutdown)', {
  timeout: 60_000,
}, () => {
  it('the API waits for the provider, answers, and ends though the connection is kept open', async () => {
    const [como] = await criarCompradores(mundo, 1);
    if (como === undefined) throw new Error('one person');
    const api = await abrirPrograma(mundo, 'api', { CEP_URL: cep.url });
    const rede = abrirRede(1);
    const { chegou, soltar } = cep.prender('GET');
    const consulta = rede.chamar('getCep', { cep: '01001000' }, { como, porta: api.porta });
    await chegou;
    const fim = api.parar();
    await ate('no new request is taken', async () => !(await pronta(api.porta)));
    soltar();
    const { status, corpo } = await consulta;
    expect([status, corpo.cidade]).toEqual([200, 'São Paulo']);
    // The client keeps its connection, as a proxy does: nothing is waited for on it.
    expect(await fim, api.disse()).toBe(0);
    rede.fechar();
    expect(cep.pedidos).toHaveLength(1);
  });

  it('the worker waits for the bank that pays a withdrawal: the order is sent once, and its job is done', async () => {
    await irParaMesNovo(mundo);
    const quem = await criarQuemRetira(mundo, { saldo: centavos(20_000) });
    const id = await retirar(mundo, quem, 5_000);
    const porta = await portaLivre();
    const { chegou, soltar } = envio.prender('PUT');
    const worker = await abrirPrograma(mundo, 'worker', { PIX_ENVIO_URL: envio.url, WORKER_PORT: String(porta) });
    await chegou;
    const fim = worker.parar();
    await ate('the worker to have been told', async () => !(await pronta(porta)));
    soltar();
    expect(await fim, worker.disse()).toBe(0);
    expect(envio.pedidos.filter(({ metodo }) => metodo === 'PUT')).toHaveLength(1);
    const noBanco = (await (await fetch(`${mundo.sandbox.url}/sandbox/banco/envios`)).json()) as readonly NoBanco[];
    expect(noBanco).toMatchObject([{ valor: 5_000 }]);
    expect((await mundo.chamar('getRetirada', { id }, { como: quem })).corpo.estado).toBe('enviada');
    const { rows } = await mundo.aplicacao.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'enviarRetirada'`,
    );
    expect(rows).toEqual([]);
  });
});
