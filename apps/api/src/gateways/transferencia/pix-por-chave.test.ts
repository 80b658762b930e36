import { centavos } from '@rateia/domain/dinheiro';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { criarApiPix } from '../pix/api-pix.ts';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarPixPorChave } from './pix-por-chave.ts';
import type { PedidoDeTransferencia } from './port.ts';

const PEDIDO: PedidoDeTransferencia = {
  idEnvio: 'retirada1',
  valor: centavos(15000),
  chave: 'maria@exemplo.com.br',
  favorecidoCpf: '52998224725',
  descricao: 'Retirada da carteira',
};

let mundo: Mundo;

beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

function abrirEnvio(politica = {}) {
  return criarPixPorChave(mundo.configTransferencia, ambienteDeTeste(politica).dependencias);
}

async function enviosNoBanco() {
  const envios = await mundo.chamar('GET', '/sandbox/banco/envios');
  return Array.isArray(envios) ? envios.length : -1;
}

describe('Payout by Pix (REGRAS 2.6)', () => {
  it('is in process when ordered and done a moment later', async () => {
    const envio = abrirEnvio();
    expect(await envio.enviar(PEDIDO)).toEqual({
      estado: 'EM_PROCESSAMENTO',
      valor: PEDIDO.valor,
      e2eid: expect.stringMatching(/^E\w{31}$/),
    });
    await mundo.sandbox.ociosa();
    expect(await envio.consultar(PEDIDO.idEnvio)).toMatchObject({ estado: 'REALIZADO' });
  });

  it('sends the amount with two decimals, our key, and the CPF that must own the destination', async () => {
    await abrirEnvio().enviar({ ...PEDIDO, valor: centavos(5) });
    expect(mundo.trocas.at(-1)).toMatchObject({
      metodo: 'PUT',
      caminho: '/psp/v3/gn/pix/retirada1',
      corpo: {
        valor: '0.05',
        pagador: { chave: mundo.configTransferencia.chavePagador, infoPagador: 'Retirada da carteira' },
        favorecido: { chave: 'maria@exemplo.com.br', cpf: '52998224725' },
      },
    });
  });

  it('pays one id once, and answers the copy with the state of the first', async () => {
    const envio = abrirEnvio();
    await envio.enviar(PEDIDO);
    await mundo.sandbox.ociosa();
    expect(await envio.enviar(PEDIDO)).toMatchObject({ estado: 'REALIZADO' });
    expect(await enviosNoBanco()).toBe(1);
  });

  it('never takes the payout of another amount for this one', async () => {
    const envio = abrirEnvio();
    await envio.enviar(PEDIDO);
    const outra = await envio.enviar({ ...PEDIDO, valor: centavos(15001) });
    expect(outra).toEqual({ estado: 'DESCONHECIDO', motivo: 'id_envio_de_outro_valor' });
  });

  it('is not done when the key belongs to somebody else', async () => {
    expect(await abrirEnvio().enviar({ ...PEDIDO, chave: 'terceiro@exemplo.com.br' })).toEqual({
      estado: 'NAO_REALIZADO',
      motivo: 'chave_nao_pertence_ao_documento',
    });
    expect(await enviosNoBanco()).toBe(0);
  });

  it('says that an order it never saw does not exist', async () => {
    expect(await abrirEnvio().consultar('nada')).toEqual({ estado: 'INEXISTENTE' });
  });
});

describe('Payout when the provider misbehaves (CONFIABILIDADE C8)', () => {
  it.each(['erro500', 'erro500AposSucesso', 'timeout', 'timeoutAposSucesso'])(
    'stays unknown under lasting %s, and is paid once in the end',
    async (modo) => {
      const envio = abrirEnvio({ tempoLimiteMs: 300, tentativas: 2, limiteDeFalhas: 99 });
      await mundo.falhar({ envio: { modo } });
      expect(await envio.enviar(PEDIDO)).toMatchObject({ estado: 'DESCONHECIDO' });
      expect(await envio.consultar(PEDIDO.idEnvio)).toMatchObject({ estado: 'DESCONHECIDO' });
      await mundo.falhar({});
      expect((await envio.enviar(PEDIDO)).estado).toMatch(/^(EM_PROCESSAMENTO|REALIZADO)$/);
      await mundo.sandbox.ociosa();
      expect(await envio.consultar(PEDIDO.idEnvio)).toMatchObject({ estado: 'REALIZADO' });
      expect(await enviosNoBanco()).toBe(1);
    },
  );

  it('finds the order of a lost answer at once when the copy is refused', async () => {
    const envio = abrirEnvio();
    await mundo.falhar({ envio: { modo: 'erro500AposSucesso', proximas: 1 } });
    expect((await envio.enviar(PEDIDO)).estado).toMatch(/^(EM_PROCESSAMENTO|REALIZADO)$/);
  });

  it('does not believe a refusal that follows an unanswered order', async () => {
    const envio = abrirEnvio();
    await mundo.falhar({ envio: { modo: 'erro500', proximas: 1 } });
    const pedido = { ...PEDIDO, chave: 'terceiro@exemplo.com.br' };
    expect(await envio.enviar(pedido)).toMatchObject({ estado: 'DESCONHECIDO' });
    expect(await envio.enviar(pedido)).toMatchObject({ estado: 'NAO_REALIZADO' });
  });
});

describe('Notices of settlement', () => {
  it('tell done and not done, each to its own reader', async () => {
    const { dependencias } = ambienteDeTeste();
    const pix = criarApiPix(mundo.configPix, dependencias);
    const envio = abrirEnvio();
    await pix.configurarWebhook(mundo.urlDeAvisos);
    await envio.enviar(PEDIDO);
    await mundo.sandbox.ociosa();
    await mundo.falhar({ envio: { modo: 'recusado', proximas: 1 } });
    await envio.enviar({ ...PEDIDO, idEnvio: 'retirada2' });
    await mundo.sandbox.ociosa();
    const lidos = mundo.avisos.map((aviso) => envio.interpretarWebhook(aviso));
    expect(lidos).toMatchObject([
      {
        valido: true,
        eventos: [{ id: 'envio-retirada1-REALIZADO-15000', idEnvio: 'retirada1', estado: 'REALIZADO', valor: 15000 }],
      },
      { valido: true, eventos: [{ idEnvio: 'retirada2', estado: 'NAO_REALIZADO', motivo: 'AC03' }] },
    ]);
    expect(mundo.avisos.map((aviso) => pix.interpretarWebhook(aviso))).toEqual([
      { valido: true, eventos: [] },
      { valido: true, eventos: [] },
    ]);
  });

  it('say the same when they say no time', async () => {
    const envio = abrirEnvio();
    await criarApiPix(mundo.configPix, ambienteDeTeste().dependencias).configurarWebhook(mundo.urlDeAvisos);
    await mundo.falhar({ envio: { modo: 'recusado', proximas: 1 } });
    await envio.enviar(PEDIDO);
    await mundo.sandbox.ociosa();
    const [aviso] = mundo.avisos;
    if (aviso === undefined) throw new Error('no notice came');
    const semHora = aviso.corpoBruto.toString('utf8').replace(/"horario":"[^"]+"/, '"horario":null');
    expect(semHora).toContain('"horario":null');
    const lido = envio.interpretarWebhook({ ...aviso, corpoBruto: Buffer.from(semHora) });
    expect(lido).toEqual(envio.interpretarWebhook(aviso));
    expect(lido).toMatchObject({ valido: true, eventos: [{ idEnvio: 'retirada1', estado: 'NAO_REALIZADO' }] });
  });

  it('are refused when forged', async () => {
    const corpoBruto = Buffer.from('{"pix":[]}');
    const forjado = { corpoBruto, cabecalhos: {}, caminho: '/webhook/pix', recebidoEm: Date.now() };
    expect(abrirEnvio().interpretarWebhook(forjado)).toEqual({ valido: false });
  });
});
