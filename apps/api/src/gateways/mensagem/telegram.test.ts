import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste, SEGREDO_DE_TESTE } from '../test/mundo.ts';
import { criarTelegram } from './telegram.ts';

const MENSAGEM = { conversa: '700800', texto: 'Pronto!' };

let mundo: Mundo;
beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

function abrirTelegram({ token = mundo.sandbox.credenciais.tokenTelegram, politica = {} } = {}) {
  const teste = ambienteDeTeste(politica);
  const config = {
    urlBase: `${mundo.url}/telegram`,
    link: 'https://t.me',
    token,
    bot: 'RateiaBot',
    webhook: { segredo: SEGREDO_DE_TESTE },
  };
  return { ...teste, telegram: criarTelegram(config, teste.dependencias) };
}

const CAMINHO = `/webhook/telegram/${parteSecreta(SEGREDO_DE_TESTE)}`;
function ler(corpo: unknown, caminho = CAMINHO) {
  return abrirTelegram().telegram.interpretarWebhook({
    corpoBruto: Buffer.from(typeof corpo === 'string' ? corpo : JSON.stringify(corpo)),
    cabecalhos: {},
    caminho,
    recebidoEm: Date.now(),
  });
}
function dito(mensagem: object, chat: object = { id: 7, type: 'private' }) {
  return {
    update_id: 12,
    message: { chat, from: { id: 7 }, ...mensagem },
  };
}
function eventoDe(corpo: unknown) {
  const lido = ler(corpo);
  return lido.valido ? lido.evento : 'refused';
}

describe('Telegram: sending', () => {
  it('reaches the conversation, with the button when it asks for the number', async () => {
    const { telegram } = abrirTelegram();
    expect(await telegram.enviar({ ...MENSAGEM, pedeContato: true })).toMatchObject({ situacao: 'ok' });
    expect(await mundo.chamar('GET', '/sandbox/mensagens?para=700800')).toMatchObject([
      { canal: 'telegram', texto: 'Pronto!' },
    ]);
    expect(mundo.trocas.at(-1)?.corpo).toMatchObject({
      chat_id: '700800',
      reply_markup: { keyboard: [[{ request_contact: true }]] },
    });
  });

  it.each([
    ['erro500AposSucesso', 'servidor'],
    ['timeoutAposSucesso', 'tempo'],
  ])('is sent no second time after %s', async (modo, motivo) => {
    const { telegram, tentativas } = abrirTelegram({ politica: { tempoLimiteMs: 400 } });
    await mundo.falhar({ telegram: { modo } });
    expect(await telegram.enviar(MENSAGEM)).toEqual({ situacao: 'desconhecido', motivo });
    expect(tentativas).toHaveLength(1);
  });

  it('is refused when the person has blocked the bot, and unavailable with a wrong token', async () => {
    await mundo.falhar({ telegram: { modo: 'recusado', proximas: 1 } });
    expect(await abrirTelegram().telegram.enviar(MENSAGEM)).toMatchObject({
      situacao: 'recusado',
      codigo: 'telegram403',
    });
    expect(await abrirTelegram({ token: '1:errado' }).telegram.enviar(MENSAGEM)).toEqual({
      situacao: 'indisponivel',
      motivo: 'credencial',
    });
  });

  it('a conversation begins at t.me with a token', () => {
    expect(abrirTelegram().telegram.linkDaConversa('abc')).toBe('https://t.me/RateiaBot?start=abc');
  });
});

describe('Telegram: receiving', () => {
  const base = { id: '12', conversa: '7' };
  function contato(phone_number: string, user_id?: number) {
    return dito({ contact: { phone_number, user_id } });
  }

  it.each([
    ['the token of a link', dito({ text: '/start abcdefghijklmnop' }), { tipo: 'inicio', token: 'abcdefghijklmnop' }],
    ['a start without a token', dito({ text: '/start' }), { tipo: 'outro' }],
    ["the sender's own number", contato('+5521987654321', 7), { tipo: 'contato', telefone: '21987654321' }],
    ['the same, as older apps write it', contato('5521987654321', 7), { tipo: 'contato', telefone: '21987654321' }],
    ["somebody else's number", contato('+5521987654321', 8), { tipo: 'outro' }],
    ['a number that is nobody on Telegram', contato('+5521987654321'), { tipo: 'outro' }],
    ['a number of another country', contato('+351912345678', 7), { tipo: 'outro' }],
  ])('%s', (_o_que, corpo, evento) => {
    expect(eventoDe(corpo)).toEqual({ ...base, ...evento });
  });

  it('nothing of groups, of an update that it does not know, or of a text that is no JSON', () => {
    expect(eventoDe(dito({ text: '/start abcdefghijklmnop' }, { id: -5, type: 'group' }))).toBeUndefined();
    expect(eventoDe({ update_id: 1, poll: {} })).toBeUndefined();
    expect(eventoDe('{')).toBeUndefined();
  });

  it('nothing at another address', () => {
    expect(ler(dito({ text: 'oi' }), '/webhook/telegram/errado')).toEqual({ valido: false });
  });
});
