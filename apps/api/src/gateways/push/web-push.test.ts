import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import type { InscricaoPush } from './port.ts';
import { selarPush } from './selar.ts';
import { criarIdentidade, novaChaveDePush } from './vapid.ts';
import { criarWebPush } from './web-push.ts';

const AVISO = { chave: 'aviso-7', titulo: 'Oi', texto: 'Chegou', destino: '/notificacoes' };
const MENSAGEM = { conteudo: JSON.stringify(AVISO), chave: AVISO.chave, urgente: false };

let mundo: Mundo;
beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

type Aparelho = InscricaoPush & { readonly id: string };
async function aparelhoNovo(): Promise<Aparelho> {
  return (await mundo.chamar('POST', '/sandbox/push/aparelhos')) as Aparelho;
}
function abrirPush({ chave = SANDBOX.chaveDePush as string, parede = Date.now, politica = {} } = {}) {
  const teste = ambienteDeTeste(politica);
  const config = { chave, contato: 'mailto:seguranca@rateia.example', desvio: `${mundo.sandbox.url}/push` };
  return { ...teste, push: criarWebPush(config, { ...teste.dependencias, parede }) };
}
async function recebidas(para: string) {
  return await mundo.chamar('GET', `/sandbox/mensagens?para=${para}`);
}

describe('Sealing (RFC 8291)', () => {
  it('gives the message of appendix A, byte by byte', () => {
    const deles = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const acaso = {
      privada: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      sal: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    };
    expect(selarPush('When I grow up, I want to be a watermelon', deles, acaso).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('a new key of ours is 32 bytes, and its public half a point of the curve', () => {
    const chave = novaChaveDePush();
    expect(Buffer.from(chave, 'base64url')).toHaveLength(32);
    expect(Buffer.from(criarIdentidade(chave, 'mailto:a@b.example').publica, 'base64url')).toHaveLength(65);
  });
});

describe('Which addresses are written to (ASVS 1.3.6)', () => {
  it.each([
    ['Chrome', 'https://fcm.googleapis.com/fcm/send/abc', true],
    ['Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['Safari', 'https://web.push.apple.com/abc', true],
    ['Edge', 'https://wns2-by3p.notify.windows.com/w/?token=abc', true],
    ['a machine of ours', 'http://127.0.0.1:5432/', false],
    ['any other site', 'https://exemplo.com.br/', false],
    ['a name that only ends alike', 'https://malfcm.googleapis.com.mau.example/', false],
    ['a service by plain http', 'http://fcm.googleapis.com/fcm/send/abc', false],
    ['a service at another port', 'https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['a name before the service', 'https://fcm.googleapis.com@mau.example/', false],
    ['no address', 'fcm', false],
  ])('%s: %s is %s', async (_quem, endereco, aceita) => {
    expect(abrirPush().push.aceita({ ...(await aparelhoNovo()), endereco })).toBe(aceita);
  });

  it('and keys that are none', async () => {
    const { push } = abrirPush();
    const aparelho = await aparelhoNovo();
    const fora = createECDH('prime256v1').generateKeys();
    fora[64] = (fora[64] ?? 0) ^ 1;
    expect(push.aceita(aparelho)).toBe(true);
    expect(push.aceita({ ...aparelho, p256dh: fora.toString('base64url') })).toBe(false);
    expect(push.aceita({ ...aparelho, p256dh: 'AAAA' })).toBe(false);
    expect(push.aceita({ ...aparelho, auth: 'AAAA' })).toBe(false);
  });
});

describe('Web Push (RFC 8030, RFC 8292)', () => {
  it('reaches the device, which opens it', async () => {
    const aparelho = await aparelhoNovo();
    expect(await abrirPush().push.enviar(aparelho, MENSAGEM)).toEqual({ situacao: 'ok', valor: undefined });
    expect(await recebidas(aparelho.id)).toMatchObject([
      { canal: 'push', de: 'aviso-7', assunto: 'Oi', texto: 'Chegou\n/notificacoes' },
    ]);
  });

  it('a message for a real browser stays on this machine, sealed', async () => {
    const endereco = 'https://fcm.googleapis.com/fcm/send/abc';
    const { p256dh, auth } = await aparelhoNovo();
    expect((await abrirPush().push.enviar({ endereco, p256dh, auth }, MENSAGEM)).situacao).toBe('ok');
    expect(await recebidas(encodeURIComponent(endereco))).toMatchObject([{ canal: 'push', para: [endereco] }]);
  });

  it('is gone when the browser took its address back (404) or the service says so (410)', async () => {
    const aparelho = await aparelhoNovo();
    const { push } = abrirPush();
    await mundo.falhar({ push: { modo: 'recusado', proximas: 1 } });
    expect(await push.enviar(aparelho, MENSAGEM)).toEqual({ situacao: 'inexistente' });
    await mundo.chamar('DELETE', `/sandbox/push/aparelhos/${aparelho.id}`);
    expect(await push.enviar(aparelho, MENSAGEM)).toEqual({ situacao: 'inexistente' });
  });

  it('is repeated within bounds when the service is away, for the same message is shown once', async () => {
    const { push, tentativas } = abrirPush();
    await mundo.falhar({ push: { modo: 'erro500', proximas: 1 } });
    expect((await push.enviar(await aparelhoNovo(), MENSAGEM)).situacao).toBe('ok');
    expect(tentativas.map(({ desfecho }) => desfecho)).toEqual(['servidor', 'ok']);
  });

  it('sent twice, because the first answer was lost, it is on the screen once; two messages are two', async () => {
    const { push } = abrirPush();
    const [aparelho, outro] = [await aparelhoNovo(), await aparelhoNovo()];
    for (const para of [aparelho, aparelho, outro]) await push.enviar(para, MENSAGEM);
    await push.enviar(aparelho, { ...MENSAGEM, chave: 'aviso-8' });
    expect(await recebidas(aparelho.id)).toMatchObject([{ de: 'aviso-8' }, { de: 'aviso-7' }]);
    expect(await recebidas(outro.id)).toMatchObject([{ de: 'aviso-7' }]);
  });

  it('waits when it is asked to (429)', async () => {
    await mundo.falhar({ push: { modo: 'limite' } });
    expect(await abrirPush().push.enviar(await aparelhoNovo(), MENSAGEM)).toEqual({
      situacao: 'indisponivel',
      motivo: 'limite',
    });
  });

  it('one service that is away leaves the others alone', async () => {
    const { push } = abrirPush({ politica: { limiteDeFalhas: 1, tentativas: 1 } });
    const aparelho = await aparelhoNovo();
    await mundo.falhar({ push: { modo: 'erro500', proximas: 1 } });
    await push.enviar({ ...aparelho, endereco: 'https://fcm.googleapis.com/fcm/send/abc' }, MENSAGEM);
    expect((await push.enviar(aparelho, MENSAGEM)).situacao).toBe('ok');
  });

  it('is refused with a token of another day', async () => {
    function ontem() {
      return Date.now() - 2 * 86_400_000;
    }
    expect(await abrirPush({ parede: ontem }).push.enviar(await aparelhoNovo(), MENSAGEM)).toMatchObject({
      situacao: 'recusado',
      codigo: 'push403',
    });
  });

  it('is refused when it is too long', async () => {
    const conteudo = 'a'.repeat(4_100);
    expect(await abrirPush().push.enviar(await aparelhoNovo(), { ...MENSAGEM, conteudo })).toMatchObject({
      situacao: 'recusado',
      codigo: 'push413',
    });
  });
});
