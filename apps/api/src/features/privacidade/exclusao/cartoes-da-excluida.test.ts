import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { atenderAvisos, cadastrarCartao, MASTER, reservadoNoCartao, verificarCartao } from '../../../test/cartao.ts';
import { assentarComBanco } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
});
afterAll(async () => await mundo.encerrar());

async function pedirExclusao(pessoa: Pessoa): Promise<void> {
  await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
  const pin = await ultimoPinPara(mundo, pessoa.email);
  const r = await mundo.chamar('excluirDados', { id: pessoa.id, pin }, { como: pessoa });
  if (r.status !== 200) throw new Error(r.bruto);
}

/** The last digits of the cards of a person in the provider's vault. */
async function noCofre({ cpf }: Pessoa): Promise<readonly string[]> {
  const r = await fetch(`${mundo.sandbox.url}/sandbox/mercadopago/cartoes`);
  const todos = (await r.json()) as readonly { readonly cpf: string; readonly ultimos: string }[];
  return todos.filter((c) => c.cpf === cpf).map(({ ultimos }) => ultimos);
}

async function nossas({ id }: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('cartoes')
    .select(['estado', 'cliente', 'no_provedor', 'endereco_cifrado', 'principal'])
    .where('usuario_id', '=', id)
    .execute();
}

/** The jobs that wait for another try, done now; answers how many there were. */
async function tentarDeNovo(): Promise<number> {
  const { rows } = await sql<{ readonly id: string }>`
    select id::text from graphile_worker.jobs where task_identifier = 'removerCartao' and attempts between 1 and max_attempts - 1`.execute(
    mundo.aplicacao.deps.db,
  );
  await sql`update graphile_worker._private_jobs set run_at = now() where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
    mundo.aplicacao.deps.db,
  );
  await assentarComBanco(mundo);
  return rows.length;
}

const ESQUECIDO = { estado: 'removido', cliente: null, no_provedor: null, endereco_cifrado: null, principal: false };

describe('The saved cards of a deleted account (REGRAS 2.17 Deletion)', () => {
  it('leave the vault of the provider, verified or not; those of anybody else stay', async () => {
    const [quemSai, quemFica] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    await verificarCartao(mundo, quemSai, MASTER);
    const porVerificar = await cadastrarCartao(mundo, quemSai);
    await verificarCartao(mundo, quemFica);
    await pedirExclusao(quemSai);
    expect(await noCofre(quemSai)).toEqual([MASTER.slice(-4), '5682']);
    await mundo.avancar({ dias: 7, minutos: 1 });
    await assentarComBanco(mundo);
    expect(await noCofre(quemSai)).toEqual([]);
    expect(await nossas(quemSai)).toEqual([ESQUECIDO, ESQUECIDO]);
    expect((await reservadoNoCartao(mundo, porVerificar)).status).toBe('cancelled');
    expect(await noCofre(quemFica)).toEqual(['5682']);
  });

  it('are asked for again while the provider does not answer', async () => {
    const quemSai = await criarPessoa(mundo);
    await verificarCartao(mundo, quemSai);
    await pedirExclusao(quemSai);
    const { gateways } = mundo.aplicacao.deps;
    const { mercadoPago } = gateways;
    const calado = { ...mercadoPago, removerCartao: async () => ({ situacao: 'desconhecido', motivo: 'tempo' }) };
    Object.assign(gateways, { mercadoPago: calado });
    await mundo.avancar({ dias: 7, minutos: 1 }).catch(() => undefined);
    // The account has ended; the provider's name of the card is kept for as long as it takes to have it forgotten.
    expect(await noCofre(quemSai)).toEqual(['5682']);
    expect(await nossas(quemSai)).toMatchObject([{ estado: 'removido', no_provedor: expect.any(String) }]);
    Object.assign(gateways, { mercadoPago });
    expect(await tentarDeNovo()).toBe(1);
    expect(await noCofre(quemSai)).toEqual([]);
    expect(await nossas(quemSai)).toEqual([ESQUECIDO]);
  });
});
