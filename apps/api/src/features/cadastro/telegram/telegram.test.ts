import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parteSecreta } from '../../../gateways/autenticidade-de-webhook.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { ligarFalhas } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

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

let sequencia = 30_000_000;
function numeroNovo(): string {
  sequencia += 1;
  return `219${sequencia}`;
}
function pedir(como: Pessoa, telefone: string) {
  return mundo.chamar('validarTelegram', { telefone }, { como });
}
async function pedirLink(como: Pessoa, telefone: string): Promise<string> {
  const { status, corpo, bruto } = await pedir(como, telefone);
  if (status !== 200) throw new Error(bruto);
  return new URL(corpo.link).searchParams.get('start') ?? '';
}
/** Makes one gesture of the person in the Telegram app; answers the statuses of the notices. */
async function conversar(gesto: Record<string, unknown>): Promise<readonly number[]> {
  const resposta = await fetch(`${mundo.sandbox.url}/sandbox/telegram/conversa`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(gesto),
  });
  await mundo.assentar();
  return ((await resposta.json()) as { readonly avisos: readonly number[] }).avisos;
}
/** The bot's messages, newest first. */
async function ditoA(conversa: string): Promise<readonly string[]> {
  return (await mensagensPara(mundo, conversa)).filter(({ canal }) => canal === 'telegram').map(({ texto }) => texto);
}
async function verificado(como: Pessoa) {
  return (await mundo.chamar('getUsuario', {}, { como })).corpo.telefoneVerificado;
}
async function novata() {
  return await criarPessoa(mundo, { validada: false });
}
async function validacoes({ id }: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('validacoes_telegram')
    .selectAll()
    .where('usuario_id', '=', id)
    .execute();
}

describe('POST /usuario/cadastro/telefone/validar-telegram (spec A§7; A§3 channel 2)', () => {
  it('confirms the number that was typed and that Telegram vouches for, and keeps nothing of the conversation', async () => {
    const [pessoa, telefone, conversa] = [await novata(), numeroNovo(), numeroNovo()];
    const { status, corpo } = await pedir(pessoa, telefone);
    expect(status).toBe(200);
    expect(corpo).toEqual({
      link: expect.stringMatching(/\/telegram\/RateiaDeMentiraBot\?start=[A-Za-z0-9_-]{32}$/),
      expiraEm: expect.any(String),
    });
    const start = new URL(corpo.link).searchParams.get('start') ?? '';
    const [guardada] = await validacoes(pessoa);
    expect(guardada).toMatchObject({ conversa_indice: null, pedidos: 1, expira_em: corpo.expiraEm });
    expect(guardada?.token_resumo?.includes(start)).toBe(false);

    expect(await conversar({ start, conversa })).toEqual([200]);
    expect(await ditoA(conversa)).toEqual([expect.stringContaining('Compartilhar meu número')]);
    expect(await verificado(pessoa)).toBe(false);

    expect(await conversar({ telefone, conversa })).toEqual([200]);
    expect((await ditoA(conversa))[0]).toContain('Pronto!');
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).corpo).toMatchObject({
      telefoneVerificado: true,
      telefone: `(21) *****-${telefone.slice(7)}`,
    });
    expect(await validacoes(pessoa)).toEqual([]);
    const { db, cifra } = mundo.aplicacao.deps;
    const linha = await db.selectFrom('usuarios').selectAll().where('id', '=', pessoa.id).executeTakeFirstOrThrow();
    expect(cifra.decifrar(linha.telefone_cifrado ?? Buffer.alloc(0), 'usuario:telefone')).toBe(telefone);
    const auditoria = await db
      .selectFrom('auditoria')
      .select(['acao', 'dados', 'ip'])
      .where('alvo', '=', `usuario:${pessoa.id}`)
      .where('acao', '=', 'cadastro.telefoneConfirmado')
      .execute();
    expect(auditoria).toEqual([{ acao: 'cadastro.telefoneConfirmado', dados: { canal: 'telegram' }, ip: null }]);
  });

  it('its link works once', async () => {
    const [pessoa, telefone, uma, outra] = [await novata(), numeroNovo(), numeroNovo(), numeroNovo()];
    const start = await pedirLink(pessoa, telefone);
    await conversar({ start, conversa: uma });
    await conversar({ start, conversa: outra, telefone });
    expect(await ditoA(outra)).toEqual([
      expect.stringContaining('Por aqui só confirmo telefones'),
      expect.stringContaining('já foi usado ou venceu'),
    ]);
    expect(await verificado(pessoa)).toBe(false);
  });

  it('a new link ends the one before it, and a confirmation begun with it', async () => {
    const [pessoa, telefone, conversa] = [await novata(), numeroNovo(), numeroNovo()];
    const velho = await pedirLink(pessoa, telefone);
    await conversar({ start: velho, conversa });
    const novo = await pedirLink(pessoa, telefone);
    await conversar({ start: velho, conversa, telefone });
    expect(await verificado(pessoa)).toBe(false);
    await conversar({ start: novo, conversa, telefone });
    expect(await verificado(pessoa)).toBe(true);
  });

  it('is over with its time, opened or not', async () => {
    const [pessoa, telefone, conversa] = [await novata(), numeroNovo(), numeroNovo()];
    await conversar({ start: await pedirLink(pessoa, telefone), conversa });
    const fechado = await novata();
    const tarde = await pedirLink(fechado, numeroNovo());
    await mundo.avancar({ minutos: 61 });
    await conversar({ conversa, telefone });
    expect((await ditoA(conversa))[0]).toContain('Por aqui só confirmo telefones');
    const depois = numeroNovo();
    await conversar({ start: tarde, conversa: depois });
    expect((await ditoA(depois))[0]).toContain('já foi usado ou venceu');
    expect([await verificado(pessoa), await verificado(fechado)]).toEqual([false, false]);
  });

  it('refuses the contact of another person, and a number other than the typed one', async () => {
    const [pessoa, telefone, conversa] = [await novata(), numeroNovo(), numeroNovo()];
    await conversar({ start: await pedirLink(pessoa, telefone), conversa, telefone, alheio: true });
    expect((await ditoA(conversa))[0]).toContain('Falta confirmar o seu número');
    await conversar({ conversa, telefone: numeroNovo() });
    expect((await ditoA(conversa))[0]).toContain('não é o que você informou');
    expect(await verificado(pessoa)).toBe(false);
  });

  it('a number belongs to the first of two that confirm it', async () => {
    const [uma, outra, telefone] = [await novata(), await novata(), numeroNovo()];
    const [daUma, daOutra] = [numeroNovo(), numeroNovo()];
    await conversar({ start: await pedirLink(uma, telefone), conversa: daUma });
    await conversar({ start: await pedirLink(outra, telefone), conversa: daOutra });
    await Promise.all([conversar({ conversa: daUma, telefone }), conversar({ conversa: daOutra, telefone })]);
    expect([await verificado(uma), await verificado(outra)].sort()).toEqual([false, true]);
    const ditos = [(await ditoA(daUma))[0], (await ditoA(daOutra))[0]];
    expect(ditos).toContainEqual(expect.stringContaining('Pronto!'));
    expect(ditos).toContainEqual(expect.stringContaining('já está em outra conta'));
  });

  it('a copy of a notice is answered once', async () => {
    const [pessoa, conversa] = [await novata(), numeroNovo()];
    const start = await pedirLink(pessoa, numeroNovo());
    expect(await conversar({ start, conversa, repetir: true })).toEqual([200, 200]);
    expect(await ditoA(conversa)).toHaveLength(1);
  });

  it('is confirmed for a person who has blocked the bot since, though the bot can tell him nothing', async () => {
    const [pessoa, telefone, conversa] = [await novata(), numeroNovo(), numeroNovo()];
    const start = await pedirLink(pessoa, telefone);
    await ligarFalhas(mundo, { telegram: { modo: 'recusado' } });
    await conversar({ start, conversa, telefone });
    await ligarFalhas(mundo, {});
    expect(await verificado(pessoa)).toBe(true);
    expect(await ditoA(conversa)).toEqual([]);
  });

  it('can be requested three times an hour', async () => {
    const pessoa = await novata();
    for (let n = 0; n < 3; n += 1) expect((await pedir(pessoa, numeroNovo())).status).toBe(200);
    const { status, erro } = await pedir(pessoa, numeroNovo());
    expect([status, erro.dados.chave]).toEqual([400, 'telegramLimiteLinks']);
    await mundo.avancar({ minutos: 61 });
    expect((await pedir(pessoa, numeroNovo())).status).toBe(200);
  });

  it('the bot alone tells that a number belongs to another account, to the person who shares it as his own (REGRAS 2.21)', async () => {
    const [pessoa, dono, conversa] = [await novata(), await criarPessoa(mundo), numeroNovo()];
    const start = await pedirLink(pessoa, dono.telefone);
    await conversar({ start, conversa });
    await conversar({ conversa, telefone: dono.telefone, alheio: true });
    expect((await ditoA(conversa))[0]).toContain('Falta confirmar o seu número');
    await conversar({ conversa, telefone: dono.telefone });
    expect((await ditoA(conversa))[0]).toContain('já está em outra conta');
    expect(await verificado(pessoa)).toBe(false);
  });

  it('needs a session, a number, and a phone that is not confirmed yet', async () => {
    expect((await mundo.chamar('validarTelegram', { telefone: numeroNovo() })).status).toBe(401);
    const [pessoa, pronta] = [await novata(), await criarPessoa(mundo)];
    expect((await pedir(pessoa, '123')).status).toBe(422);
    expect((await pedir(pronta, numeroNovo())).status).toBe(409);
    expect(await validacoes(pessoa)).toEqual([]);
  });

  it('is refused where there is no bot', async () => {
    const semRobo = await criarMundo({ ambiente: { TELEGRAM_TOKEN: '' } });
    const como = await criarPessoa(semRobo, { validada: false });
    const { status, erro } = await semRobo.chamar('validarTelegram', { telefone: numeroNovo() }, { como });
    expect([status, erro.dados.chave]).toEqual([400, 'telegramIndisponivel']);
    await semRobo.encerrar();
  });
});

describe('POST /webhook/telegram/{segredo}', () => {
  const corpo = { update_id: 1, message: { chat: { id: 1, type: 'group' }, from: { id: 2 }, text: 'oi' } };
  function chamar(segredo: string, resto: Record<string, unknown> = corpo) {
    return mundo.chamar('webhookTelegram', { segredo, ...resto });
  }

  it("is heard from the provider alone, by a secret that is not the bank's", async () => {
    expect((await chamar('x'.repeat(43))).status).toBe(403);
    expect((await chamar(parteSecreta(mundo.config.pix.webhook.segredo))).status).toBe(403);
  });

  it('accepts an event that it does not understand, and keeps nothing of it', async () => {
    const segredo = parteSecreta(mundo.config.mensagem.telegram?.webhook.segredo ?? '');
    expect((await chamar(segredo)).status).toBe(200);
    expect((await chamar(segredo, { outra: 'coisa' })).status).toBe(200);
    const { corpos } = await mundo.aplicacao.deps.db
      .selectFrom('webhooks_recebidos')
      .select(({ fn }) => fn.agg<string[]>('array_agg', ['corpo']).distinct().as('corpos'))
      .where('provedor', '=', 'telegram')
      .executeTakeFirstOrThrow();
    expect(corpos).toEqual([{}]);
  });
});
