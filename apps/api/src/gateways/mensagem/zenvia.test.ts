import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarZenvia } from './zenvia.ts';

const SMS = { para: '5511999998888', texto: 'Rateia: seu código é K7MPQ4Z.' };

let mundo: Mundo;

beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

function abrirMensagem({ token = mundo.sandbox.credenciais.tokenSms, politica = {} } = {}) {
  const teste = ambienteDeTeste(politica);
  const config = { urlBase: `${mundo.url}/sms`, token, remetente: 'rateia' };
  return { ...teste, mensagem: criarZenvia(config, teste.dependencias) };
}

async function recebidas() {
  const lista = await mundo.chamar('GET', '/sandbox/mensagens?para=11999998888');
  return Array.isArray(lista) ? lista.length : -1;
}

describe('SMS', () => {
  it('reaches the telephone', async () => {
    expect(await abrirMensagem().mensagem.enviarSms(SMS)).toMatchObject({ situacao: 'ok' });
    expect(await mundo.chamar('GET', '/sandbox/mensagens?para=(11) 99999-8888')).toMatchObject([
      { canal: 'sms', para: [SMS.para], texto: SMS.texto, pin: 'K7MPQ4Z' },
    ]);
  });

  it.each([
    ['erro500AposSucesso', 'servidor', 1],
    ['timeoutAposSucesso', 'tempo', 1],
    ['erro500', 'servidor', 0],
    ['timeout', 'tempo', 0],
  ])('is sent no second time after %s', async (modo, motivo, chegaram) => {
    const { mensagem, tentativas } = abrirMensagem({ politica: { tempoLimiteMs: 400 } });
    await mundo.falhar({ sms: { modo } });
    expect(await mensagem.enviarSms(SMS)).toEqual({ situacao: 'desconhecido', motivo });
    expect(tentativas).toHaveLength(1);
    expect(await recebidas()).toBe(chegaram);
  });

  it('is refused for a number that is none', async () => {
    const { mensagem } = abrirMensagem();
    expect(await mensagem.enviarSms({ ...SMS, para: '123' })).toMatchObject({
      situacao: 'recusado',
      codigo: 'VALIDATION_ERROR',
    });
  });

  it('is unavailable with a wrong token', async () => {
    const { mensagem } = abrirMensagem({ token: 'errado' });
    expect(await mensagem.enviarSms(SMS)).toEqual({ situacao: 'indisponivel', motivo: 'credencial' });
  });
});
