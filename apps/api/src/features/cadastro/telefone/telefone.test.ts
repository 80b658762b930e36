import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { ligarFalhas } from '../../../test/checkout.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

let sequencia = 10_000_000;
function telefoneNovo(): string {
  sequencia += 1;
  return `219${sequencia}`;
}
async function linhaDe(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
async function novata() {
  return await criarPessoa(mundo, { validada: false });
}

describe('phone (spec A§2 /cadastro/telefone, A§7; PIN type 107)', () => {
  it('is confirmed with the code sent to it', async () => {
    const [pessoa, telefone] = [await novata(), telefoneNovo()];
    const enviado = await mundo.chamar('validarTelefoneUnico', { telefone }, { como: pessoa });
    expect(enviado.corpo).toEqual({ telefone: `(21) *****-${telefone.slice(7)}`, expiraEm: expect.any(String) });
    expect((await mensagensPara(mundo, telefone))[0]?.texto).toContain('confirmar o seu telefone');
    const { status, corpo } = await mundo.chamar(
      'validarTelefonePin',
      { telefone, pin: await ultimoPinPara(mundo, telefone) },
      { como: pessoa },
    );
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      id: pessoa.id,
      telefone: `(21) *****-${telefone.slice(7)}`,
      telefoneVerificado: true,
    });
    const linha = await linhaDe(pessoa.id);
    expect(linha.telefone_cifrado?.includes(telefone)).toBe(false);
    expect(mundo.aplicacao.deps.cifra.decifrar(linha.telefone_cifrado ?? Buffer.alloc(0), 'usuario:telefone')).toBe(
      telefone,
    );
  });

  it('sends its code once, even when it is unknown whether the SMS arrived', async () => {
    const [pessoa, telefone] = [await novata(), telefoneNovo()];
    await ligarFalhas(mundo, { sms: { modo: 'erro500AposSucesso' } });
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como: pessoa });
    await mundo.assentar();
    await ligarFalhas(mundo, {});
    await mundo.avancar({ minutos: 1 });
    expect(await mensagensPara(mundo, telefone)).toHaveLength(1);
  });

  it('belongs to the first of two that confirm it', async () => {
    const [uma, outra, telefone] = [await novata(), await novata(), telefoneNovo()];
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como: uma });
    const pinDeUma = await ultimoPinPara(mundo, telefone);
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como: outra });
    const pinDaOutra = await ultimoPinPara(mundo, telefone);
    const respostas = await Promise.all([
      mundo.chamar('validarTelefonePin', { telefone, pin: pinDeUma }, { como: uma }),
      mundo.chamar('validarTelefonePin', { telefone, pin: pinDaOutra }, { como: outra }),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(respostas.find(({ status }) => status === 400)?.erro.dados.chave).toBe('telefoneJaUsado');
  });

  it('does not take a code sent to another number or to another account', async () => {
    const [pessoa, outra, telefone, segundo] = [await novata(), await novata(), telefoneNovo(), telefoneNovo()];
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como: pessoa });
    const pin = await ultimoPinPara(mundo, telefone);
    expect(
      (await mundo.chamar('validarTelefonePin', { telefone: segundo, pin }, { como: pessoa })).erro.dados.chave,
    ).toBe('pinInvalido');
    expect((await mundo.chamar('validarTelefonePin', { telefone, pin }, { como: outra })).erro.dados.chave).toBe(
      'pinInvalido',
    );
    expect((await linhaDe(pessoa.id)).telefone_indice).toBeNull();
  });

  it('is locked after five wrong codes', async () => {
    const [pessoa, telefone] = [await novata(), telefoneNovo()];
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como: pessoa });
    const pin = await ultimoPinPara(mundo, telefone);
    for (let n = 0; n < 4; n += 1)
      expect(
        (await mundo.chamar('validarTelefonePin', { telefone, pin: pinErrado(pin) }, { como: pessoa })).erro.dados
          .chave,
      ).toBe('pinInvalido');
    for (const tentativa of [pinErrado(pin), pin])
      expect(
        (await mundo.chamar('validarTelefonePin', { telefone, pin: tentativa }, { como: pessoa })).erro.dados.chave,
      ).toBe('pinBloqueado');
    expect((await mundo.chamar('validarTelefoneUnico', { telefone }, { como: pessoa })).erro.dados.chave).toBe(
      'pinBloqueado',
    );
  });

  it('gets three codes an hour for a person, for all numbers together', async () => {
    const pessoa = await novata();
    for (let n = 0; n < 3; n += 1)
      expect((await mundo.chamar('validarTelefoneUnico', { telefone: telefoneNovo() }, { como: pessoa })).status).toBe(
        200,
      );
    expect(
      (await mundo.chamar('validarTelefoneUnico', { telefone: telefoneNovo() }, { como: pessoa })).erro.dados.chave,
    ).toBe('pinLimiteEnvios');
  });

  it('is not changed here once it is confirmed', async () => {
    const pessoa = await criarPessoa(mundo);
    expect((await mundo.chamar('validarTelefoneUnico', { telefone: telefoneNovo() }, { como: pessoa })).status).toBe(
      409,
    );
    expect(
      (await mundo.chamar('validarTelefonePin', { telefone: telefoneNovo(), pin: 'ABCDEF2' }, { como: pessoa })).status,
    ).toBe(409);
  });
});

describe('Enumeration by phone numbers (ASVS 6.3.8; REGRAS 2.21)', () => {
  async function tarefas() {
    return (
      await sql<{ readonly tarefa: string }>`select task_identifier as tarefa from graphile_worker.jobs`.execute(
        mundo.aplicacao.deps.db,
      )
    ).rows.length;
  }

  it('a number of another account and a free one are answered alike, after as much work', async () => {
    const dono = await criarPessoa(mundo);
    const pedidos: Readonly<Record<string, unknown>>[] = [];
    for (const telefone of [dono.telefone, telefoneNovo()]) {
      const como = await novata();
      await mundo.assentar();
      const antes = await tarefas();
      const r = await mundo.chamar('validarTelefoneUnico', { telefone }, { como });
      const { pins } = await mundo.aplicacao.deps.db
        .selectFrom('pins')
        .select((e) => e.fn.countAll<number>().as('pins'))
        .where('usuario_id', '=', como.id)
        .executeTakeFirstOrThrow();
      pedidos.push({
        status: r.status,
        corpo: { ...r.corpo, telefone: r.corpo.telefone.slice(5, 10), expiraEm: r.corpo.expiraEm.length },
        tarefas: (await tarefas()) - antes,
        pins: Number(pins),
      });
    }
    expect(pedidos[0]).toEqual(pedidos[1]);
    expect(pedidos[0]).toMatchObject({ status: 200, tarefas: 1, pins: 1 });
  });

  it('a number of another account gets no code, and its owner is told', async () => {
    const [como, dono] = [await novata(), await criarPessoa(mundo)];
    const { telefone } = dono;
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como });
    const recebidas = await mensagensPara(mundo, telefone);
    expect(recebidas.map(({ canal, pin }) => [canal, pin])).toEqual([['sms', undefined]]);
    expect(recebidas[0]?.texto).toContain('alguém pediu um código para usar este número em outra conta');
    expect((await mensagensPara(mundo, dono.email)).map(({ assunto }) => assunto)).toEqual([
      'Alguém quis usar o seu telefone em outra conta Rateia',
    ]);
    expect((await mundo.chamar('validarTelefonePin', { telefone, pin: 'ABCDEF2' }, { como })).erro.dados.chave).toBe(
      'pinInvalido',
    );
    expect((await linhaDe(como.id)).telefone_indice).toBeNull();
  });

  it.each([
    { de: 'other accounts', numero: async () => (await criarPessoa(mundo)).telefone },
    { de: 'nobody', numero: async () => await Promise.resolve(telefoneNovo()) },
  ])('codes and wrong tries meet the same limits for numbers of $de', async ({ numero }) => {
    const como = await novata();
    const numeros = [await numero(), await numero(), await numero(), await numero()];
    const envios: number[] = [];
    for (const telefone of numeros)
      envios.push((await mundo.chamar('validarTelefoneUnico', { telefone }, { como })).status);
    expect(envios).toEqual([200, 200, 200, 400]);
    const chaves: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      const palpite = { telefone: numeros[0], pin: 'ABCDEF2' };
      chaves.push((await mundo.chamar('validarTelefonePin', palpite, { como })).erro.dados.chave);
    }
    expect(chaves).toEqual(['pinInvalido', 'pinInvalido', 'pinInvalido', 'pinInvalido', 'pinBloqueado']);
  });

  it('the owner is told once a day, however often strangers ask', async () => {
    const dono = await criarPessoa(mundo);
    for (let n = 0; n < 2; n += 1)
      await mundo.chamar('validarTelefoneUnico', { telefone: dono.telefone }, { como: await novata() });
    expect(await mensagensPara(mundo, dono.email)).toHaveLength(1);
  });
});
