import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { ligarFalhas } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { notificar } from '../../notificacoes/index.ts';
import { guardarTelefone } from '../telefone/telefones-repository.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  const endereco = mundo.http.server.address();
  const porta = typeof endereco === 'object' && endereco !== null ? endereco.port : 0;
  const { telegram } = mundo.aplicacao.deps.gateways.mensagem;
  const r = await telegram?.configurarWebhook(`http://127.0.0.1:${porta}/api/v1/webhook/telegram`);
  if (r?.situacao !== 'ok') throw new Error('no webhook');
});
afterAll(async () => await mundo.encerrar());

let conversas = 500;
async function conversar(gesto: Record<string, unknown>) {
  await fetch(`${mundo.sandbox.url}/sandbox/telegram/conversa`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(gesto),
  });
  await mundo.assentar();
}
/** A person who opened the link and shared this number. Returns the conversation. */
async function vincular(como: Pessoa, telefone = como.telefone): Promise<string> {
  const { status, corpo, bruto } = await mundo.chamar('vincularTelegram', {}, { como });
  if (status !== 200) throw new Error(bruto);
  conversas += 1;
  const conversa = String(conversas);
  await conversar({ start: new URL(corpo.link).searchParams.get('start'), telefone, conversa });
  return conversa;
}
async function canal(como: Pessoa) {
  return (await mundo.chamar('getPreferenciaComunicacao', {}, { como })).corpo.canalMensagem;
}
let fato = 0;
async function avisar({ id }: Pessoa) {
  fato += 1;
  await emTransacao(mundo.aplicacao.deps.db, (trx) =>
    notificar(trx, {
      usuarioId: id,
      modelo: 'acessoSuspenso',
      dados: { grupo: 'Cine', valor: 1_490, encerraEm: '2027-01-10' },
      fato,
      agora: mundo.agora(),
    }),
  );
  await mundo.assentar();
}
async function ditoA(para: string) {
  return (await mensagensPara(mundo, para)).map(({ texto }) => texto);
}
const SUSPENSO = /^Acesso suspenso: Cine\n/;
async function entregas({ id }: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('entregas_de_notificacao')
    .select(['estado', 'motivo'])
    .where('usuario_id', '=', id)
    .where('canal', '=', 'sms')
    .execute();
}

describe('Messages by Telegram (spec A§3 message channels 1, 2; REGRAS 2.19)', () => {
  it('go there to the person who opened the link and shared his own number, and no SMS goes', async () => {
    const pessoa = await criarPessoa(mundo);
    expect(await canal(pessoa)).toBe(1);
    const conversa = await vincular(pessoa);
    expect((await ditoA(conversa))[0]).toMatch(/^Pronto! As mensagens da Rateia chegam por aqui/);
    expect(await canal(pessoa)).toBe(2);
    await avisar(pessoa);
    expect((await ditoA(conversa))[0]).toMatch(SUSPENSO);
    expect(await ditoA(pessoa.telefone)).toEqual([]);
    expect(await entregas(pessoa)).toEqual([{ estado: 'entregue', motivo: null }]);
  });

  it('stay on SMS for another number than the one of the account, and without a confirmed one', async () => {
    const [pessoa, semTelefone] = [await criarPessoa(mundo), await criarPessoa(mundo, { validada: false })];
    const conversa = await vincular(pessoa, '21999990000');
    expect((await ditoA(conversa))[0]).toContain('não é o que você informou');
    expect(await canal(pessoa)).toBe(1);
    expect((await mundo.chamar('vincularTelegram', {}, { como: semTelefone })).status).toBe(409);
    await avisar(pessoa);
    expect(await ditoA(pessoa.telefone)).toHaveLength(1);
  });

  it('confirming a number by Telegram is not this choice', async () => {
    const pessoa = await criarPessoa(mundo, { validada: false });
    const telefone = '21988887777';
    const { corpo } = await mundo.chamar('validarTelegram', { telefone }, { como: pessoa });
    await conversar({ start: new URL(corpo.link).searchParams.get('start'), telefone, conversa: '499' });
    expect(await canal(pessoa)).toBe(1);
  });

  it('go by SMS when the bot was blocked, which ends the choice', async () => {
    const pessoa = await criarPessoa(mundo);
    await vincular(pessoa);
    await ligarFalhas(mundo, { telegram: { modo: 'recusado' } });
    await avisar(pessoa);
    await ligarFalhas(mundo, {});
    expect(await ditoA(pessoa.telefone)).toHaveLength(1);
    expect(await canal(pessoa)).toBe(1);
  });

  it('go by SMS while Telegram is away, and the choice stays', async () => {
    const pessoa = await criarPessoa(mundo);
    await vincular(pessoa);
    await ligarFalhas(mundo, { telegram: { modo: 'limite' } });
    await avisar(pessoa);
    await ligarFalhas(mundo, {});
    expect(await ditoA(pessoa.telefone)).toHaveLength(1);
    expect(await canal(pessoa)).toBe(2);
  });

  it('are not sent a second time, even by SMS, when it is unknown whether Telegram took them', async () => {
    const pessoa = await criarPessoa(mundo);
    const conversa = await vincular(pessoa);
    await ligarFalhas(mundo, { telegram: { modo: 'erro500AposSucesso' } });
    await avisar(pessoa);
    await ligarFalhas(mundo, {});
    await mundo.avancar({ minutos: 1 });
    expect((await ditoA(conversa)).filter((texto) => SUSPENSO.test(texto))).toHaveLength(1);
    expect(await ditoA(pessoa.telefone)).toEqual([]);
    expect(await entregas(pessoa)).toEqual([{ estado: 'recusada', motivo: 'desconhecido' }]);
    expect(await canal(pessoa)).toBe(2);
  });

  it('go by SMS again when the person requests it, and with another phone', async () => {
    const [uma, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    for (const pessoa of [uma, outra]) await vincular(pessoa);
    expect((await mundo.chamar('deleteTelegram', {}, { como: uma })).status).toBe(204);
    const { cifra, db } = mundo.aplicacao.deps;
    const novo = '21977776666';
    await emTransacao(db, (trx) =>
      guardarTelefone(trx, {
        usuarioId: outra.id,
        cifrado: cifra.cifrar(novo, 'usuario:telefone'),
        indice: cifra.indice(novo, 'usuario:telefone'),
        agora: mundo.agora(),
      }),
    );
    expect([await canal(uma), await canal(outra)]).toEqual([1, 1]);
    await avisar(uma);
    await avisar(outra);
    expect(await ditoA(uma.telefone)).toHaveLength(1);
    expect(await ditoA(novo)).toHaveLength(1);
  });

  it('a conversation is of one account, and is kept sealed', async () => {
    const [uma, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const conversa = await vincular(uma);
    const { corpo } = await mundo.chamar('vincularTelegram', {}, { como: outra });
    await conversar({ start: new URL(corpo.link).searchParams.get('start'), telefone: outra.telefone, conversa });
    expect([await canal(uma), await canal(outra)]).toEqual([1, 2]);
    const { db, cifra } = mundo.aplicacao.deps;
    const [linha] = await db.selectFrom('conversas_telegram').selectAll().where('usuario_id', '=', outra.id).execute();
    expect(linha?.conversa_cifrada.includes(conversa)).toBe(false);
    expect(cifra.decifrar(linha?.conversa_cifrada ?? Buffer.alloc(0), 'telegram:conversa')).toBe(conversa);
  });

  it.each(['vincularTelegram', 'deleteTelegram'] as const)('%s answers 401 without a session', async (nome) => {
    expect((await mundo.chamar(nome)).status).toBe(401);
  });
});
