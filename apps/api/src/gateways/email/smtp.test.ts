import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import type { Email } from './port.ts';
import { criarSmtp } from './smtp.ts';

const EMAIL: Email = {
  id: 'mensagem-1',
  para: 'maria@exemplo.com.br',
  assunto: 'Seu código da Rateia',
  texto: 'Olá! Seu código é K7MPQ4Z. Ele vale por 10 minutos.',
  html: '<p>Olá! Seu código é <b>K7MPQ4Z</b>.</p>',
};

let mundo: Mundo;

beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

function abrirEmail(politica = {}) {
  const teste = ambienteDeTeste(politica);
  const config = {
    servidor: '127.0.0.1',
    porta: mundo.sandbox.portaSmtp,
    seguro: false,
    exigirTls: false,
    remetente: 'Rateia <ola@rateia.exemplo.com.br>',
  };
  return { ...teste, email: criarSmtp(config, teste.dependencias) };
}

function caixa() {
  return mundo.chamar('GET', '/sandbox/mensagens?para=maria@exemplo.com.br');
}

describe('E-mail by SMTP', () => {
  it('delivers text and HTML, accents and all', async () => {
    const { email } = abrirEmail();
    expect(await email.enviar(EMAIL)).toEqual({
      situacao: 'ok',
      valor: { idMensagem: '<mensagem-1@rateia.exemplo.com.br>' },
    });
    expect(await caixa()).toMatchObject([
      { canal: 'email', de: 'ola@rateia.exemplo.com.br', assunto: EMAIL.assunto, texto: EMAIL.texto, pin: 'K7MPQ4Z' },
    ]);
  });

  it('cannot be made to write a second recipient or header', async () => {
    const { email } = abrirEmail();
    await email.enviar({ ...EMAIL, assunto: 'Oi\r\nBcc: outra@exemplo.com.br' });
    expect(await mundo.chamar('GET', '/sandbox/mensagens?para=outra@exemplo.com.br')).toEqual([]);
    expect(await caixa()).toHaveLength(1);
  });

  it('tries again when the server says "not now"', async () => {
    const { email, tentativas } = abrirEmail();
    await mundo.falhar({ email: { modo: 'erro500', proximas: 1 } });
    expect(await email.enviar(EMAIL)).toMatchObject({ situacao: 'ok' });
    expect(tentativas.map(({ desfecho }) => desfecho)).toEqual(['servidor', 'ok']);
    expect(await caixa()).toHaveLength(1);
  });

  it('takes a final refusal for a refusal', async () => {
    const { email } = abrirEmail();
    await mundo.falhar({ email: { modo: 'recusado' } });
    expect(await email.enviar(EMAIL)).toEqual({ situacao: 'recusado', codigo: 'smtp550' });
  });

  it.each(['timeout', 'timeoutAposSucesso'])('does not send again after %s: the message may be there', async (modo) => {
    const { email, tentativas } = abrirEmail({ tempoLimiteMs: 400 });
    await mundo.falhar({ email: { modo } });
    expect(await email.enviar(EMAIL)).toEqual({ situacao: 'desconhecido', motivo: 'tempo' });
    expect(tentativas).toHaveLength(1);
  });

  it('is unavailable when no server answers at the address', async () => {
    const { dependencias } = ambienteDeTeste();
    const config = {
      servidor: '127.0.0.1',
      porta: 1,
      seguro: false,
      exigirTls: false,
      remetente: 'ola@rateia.exemplo.com.br',
    };
    expect(await criarSmtp(config, dependencias).enviar(EMAIL)).toEqual({ situacao: 'indisponivel', motivo: 'rede' });
  });
});
