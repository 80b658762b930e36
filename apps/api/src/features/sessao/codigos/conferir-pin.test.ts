import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { criarPessoaComSenha, SENHA } from '../../../test/sessoes.ts';
import { conferirPin, criarPin } from '../index.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

let contador = 0;
function vinculoNovo(): string {
  contador += 1;
  return `retirada:${contador}`;
}
async function enviar(pessoa: Pessoa, vinculo: string, canal: 'email' | 'sms' = 'email') {
  return await emTransacao(mundo.aplicacao.deps.db, (trx) =>
    criarPin(trx, mundo.aplicacao.deps, {
      tipo: canal === 'email' ? ID_TIPO_PIN.retirada : ID_TIPO_PIN.retiradaSms,
      usuarioId: pessoa.id,
      canal,
      destino: canal === 'email' ? pessoa.email : pessoa.telefone,
      vinculo,
      agora: mundo.agora(),
    }),
  );
}
async function conferir(vinculo: string, pin: string) {
  return await conferirPin(mundo.aplicacao.deps.db, mundo.aplicacao.deps, { vinculo, pin, agora: mundo.agora() });
}
async function recusa(promessa: Promise<unknown>): Promise<string> {
  const erro: unknown = await promessa.then(
    () => 'accepted',
    (e: unknown) => e,
  );
  if (erro instanceof ErroDeCatalogo) return erro.chave;
  throw new Error(`not refused by the catalogue: ${String(erro)}`);
}

describe('codes (REGRAS 2.6 PIN; ASVS 6.5, 6.6)', () => {
  it('is sent by e-mail with its purpose and its end', async () => {
    const pessoa = await criarPessoa(mundo);
    const { expiraEm } = await enviar(pessoa, vinculoNovo());
    expect(Date.parse(expiraEm) - Date.parse(mundo.agora())).toBeGreaterThan(9 * 60_000);
    const [mensagem] = await mensagensPara(mundo, pessoa.email);
    expect(mensagem).toMatchObject({ canal: 'email', assunto: 'Seu código Rateia' });
    expect(mensagem?.texto).toMatch(/autorizar a sua retirada\. Ele vale até \d{1,2}h(\d{2})?\./);
    expect(mensagem?.html).toContain(mensagem?.pin ?? 'no code');
  });

  it('is sent by SMS to the phone', async () => {
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    await enviar(pessoa, vinculo, 'sms');
    const pin = await ultimoPinPara(mundo, pessoa.telefone);
    await conferir(vinculo, pin);
    const texto = (await mensagensPara(mundo, pessoa.telefone))[0]?.texto;
    expect(texto).toContain('Não passe este código para ninguém.');
    expect(texto?.split('\n').at(-1)).toBe(`@${new URL(mundo.aplicacao.deps.config.appUrl).hostname} #${pin}`);
  });

  it('is stored nowhere in clear: not in its row, not in the job that delivers it', async () => {
    const pessoa = await criarPessoa(mundo);
    await enviar(pessoa, vinculoNovo());
    const { rows } = await mundo.aplicacao.pool.query<{ readonly payload: string }>(
      'select payload::text from graphile_worker._private_jobs',
    );
    const pin = await ultimoPinPara(mundo, pessoa.email);
    expect(rows.length).toBeGreaterThan(0);
    for (const { payload } of rows) {
      expect(payload).not.toContain(pin);
      expect(payload).not.toContain(pessoa.email);
    }
    const [linha] = await mundo.aplicacao.deps.db
      .selectFrom('pins')
      .selectAll()
      .where('usuario_id', '=', pessoa.id)
      .execute();
    expect(JSON.stringify(linha)).not.toContain(pin);
  });

  it('accepts what a person types: small letters, spaces and dashes', async () => {
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    await enviar(pessoa, vinculo);
    const pin = (await ultimoPinPara(mundo, pessoa.email)).toLowerCase();
    await conferir(vinculo, `${pin.slice(0, 3)}-${pin.slice(3)} `);
  });

  it('opens nothing but its own act', async () => {
    const pessoa = await criarPessoa(mundo);
    const [uma, outra] = [vinculoNovo(), vinculoNovo()];
    await enviar(pessoa, outra);
    await enviar(pessoa, uma);
    const pin = await ultimoPinPara(mundo, pessoa.email);
    expect(await recusa(conferir(outra, pin))).toBe('pinInvalido');
    await conferir(uma, pin);
  });

  it('opens once, also when two ask at the same moment', async () => {
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    await enviar(pessoa, vinculo);
    const pin = await ultimoPinPara(mundo, pessoa.email);
    const resultados = await Promise.allSettled(Array.from({ length: 6 }, () => conferir(vinculo, pin)));
    expect(resultados.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await recusa(conferir(vinculo, pin))).toBe('pinInvalido');
  });

  it('is not used up by a transaction that rolls back', async () => {
    const { db, deps } = { db: mundo.aplicacao.deps.db, deps: mundo.aplicacao.deps };
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    await enviar(pessoa, vinculo);
    const pin = await ultimoPinPara(mundo, pessoa.email);
    const desfeita = db.transaction().execute(async (trx) => {
      await conferirPin(trx, deps, { vinculo, pin, agora: mundo.agora() });
      throw new Error('rolled back');
    });
    await expect(desfeita).rejects.toThrow('rolled back');
    await conferir(vinculo, pin);
  });

  it('counts wrong tries in the transaction that they end; the fifth voids the code', async () => {
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    await enviar(pessoa, vinculo);
    const pin = await ultimoPinPara(mundo, pessoa.email);
    function tentar() {
      return emTransacao(mundo.aplicacao.deps.db, (trx) =>
        conferirPin(trx, mundo.aplicacao.deps, { vinculo, pin: pinErrado(pin), agora: mundo.agora() }),
      );
    }
    for (const restam of [4, 3, 2, 1])
      await expect(tentar()).rejects.toMatchObject({ chave: 'pinInvalido', dados: { restam } });
    expect(await recusa(tentar())).toBe('pinBloqueado');
    expect(await recusa(conferir(vinculo, pin))).toBe('pinBloqueado');
  });

  it('answers and counts a wrong one with the only connection of a pool', async () => {
    const apertado = await criarMundo({ ambiente: { DATABASE_POOL: '1' } });
    try {
      const { db } = apertado.aplicacao.deps;
      const { email } = await criarPessoaComSenha(apertado);
      const estranho = { email, senha: SENHA, hashDispositivo: 'um-aparelho-estranho' };
      const { hash } = (await apertado.chamar('token', estranho)).erro.dados;
      const pin = await ultimoPinPara(apertado, email);
      const palpites = Array.from({ length: 4 }, () => apertado.chamar('liberacao', { hash, pin: pinErrado(pin) }));
      const chaves = (await Promise.all(palpites)).map(({ erro }) => erro.dados.chave);
      expect(new Set(chaves)).toEqual(new Set(['pinInvalido']));
      expect((await db.selectFrom('pins').select('tentativas').execute()).map((p) => p.tentativas)).toEqual([4]);
      expect((await apertado.chamar('liberacao', { hash, pin })).status).toBe(200);
    } finally {
      await apertado.encerrar();
    }
  });

  it('does not let a burst of guesses outrun the count', async () => {
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    await enviar(pessoa, vinculo);
    const pin = await ultimoPinPara(mundo, pessoa.email);
    const chaves = await Promise.all(Array.from({ length: 40 }, () => recusa(conferir(vinculo, pinErrado(pin)))));
    const julgadas = chaves.filter((chave) => chave === 'pinInvalido').length;
    expect(julgadas).toBeLessThanOrEqual(4);
    const { tentativas } = await mundo.aplicacao.deps.db
      .selectFrom('pins')
      .select('tentativas')
      .where('vinculo', '=', vinculo)
      .executeTakeFirstOrThrow();
    expect(tentativas).toBeLessThanOrEqual(5);
  });

  it('rests thirty minutes after five wrong tries: no new code, then one that works', async () => {
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    await enviar(pessoa, vinculo);
    const pin = await ultimoPinPara(mundo, pessoa.email);
    for (let n = 0; n < 5; n += 1) await recusa(conferir(vinculo, pinErrado(pin)));
    expect(await recusa(enviar(pessoa, vinculoNovo()))).toBe('pinBloqueado');
    await mundo.avancar({ minutos: 30 });
    expect(await recusa(conferir(vinculo, pin))).toBe('pinInvalido');
    await enviar(pessoa, vinculo);
    await conferir(vinculo, await ultimoPinPara(mundo, pessoa.email));
  });

  it('ends after ten minutes, to the second', async () => {
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    const { expiraEm } = await enviar(pessoa, vinculo);
    const pin = await ultimoPinPara(mundo, pessoa.email);
    const { db, ...resto } = mundo.aplicacao.deps;
    function em(instante: string) {
      return conferirPin(db, { db, ...resto }, { vinculo, pin, agora: instante });
    }
    expect(await recusa(em(expiraEm))).toBe('pinInvalido');
    await em(new Date(Date.parse(expiraEm) - 1).toISOString());
  });

  it('replaces the code sent before', async () => {
    const pessoa = await criarPessoa(mundo);
    const vinculo = vinculoNovo();
    await enviar(pessoa, vinculo);
    const antigo = await ultimoPinPara(mundo, pessoa.email);
    await enviar(pessoa, vinculo);
    const novo = await ultimoPinPara(mundo, pessoa.email);
    expect(await recusa(conferir(vinculo, antigo))).toBe('pinInvalido');
    await conferir(vinculo, novo);
  });

  it('is sent three times an hour to one address, counted also when all ask at once', async () => {
    const pessoa = await criarPessoa(mundo);
    const resultados = await Promise.allSettled(Array.from({ length: 8 }, () => enviar(pessoa, vinculoNovo())));
    expect(resultados.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await recusa(enviar(pessoa, vinculoNovo()))).toBe('pinLimiteEnvios');
    await mundo.avancar({ minutos: 60 });
    await enviar(pessoa, vinculoNovo());
  });

  it('is not sent when it expired while the provider was down', async () => {
    const pessoa = await criarPessoa(mundo);
    await enviar(pessoa, vinculoNovo());
    await mundo.aplicacao.deps.db
      .updateTable('pins')
      .set({ expira_em: '2020-01-01T00:00:00.000Z', criado_em: '2020-01-01T00:00:00.000Z' })
      .where('usuario_id', '=', pessoa.id)
      .execute();
    expect(await mensagensPara(mundo, pessoa.email)).toEqual([]);
  });
});
