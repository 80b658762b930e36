import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assentarComBanco, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { confirmarIdentidade, criarCatalogo, criarPessoa, depositar, saldoDe } from '../../../test/construtores.ts';
import { abrirRecarga, pixSemDono } from '../../../test/dinheiro-parado.ts';
import { criarQuemRetira, darChave, irParaMesNovo, retirar } from '../../../test/retirada.ts';

let mundo: Mundo;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  await criarCatalogo(mundo);
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

/** Another account that gave the CPF of this one. */
async function outraConta({ cpf }: Pessoa): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo);
  const { db, cifra } = mundo.aplicacao.deps;
  await db
    .updateTable('usuarios')
    .set({ cpf_cifrado: cifra.cifrar(cpf, 'usuario:cpf'), cpf_indice: cifra.indice(cpf, 'usuario:cpf') })
    .where('id', '=', pessoa.id)
    .execute();
  return { ...pessoa, cpf };
}
async function parado(id: string) {
  return (await mundo.chamar('getDinheiroParado', {}, { como: lider })).corpo.itens.filter((i) => i.id === id);
}
async function creditar(id: string) {
  return await mundo.chamar(
    'resolverDinheiroParado',
    { tipo: 'pix', id, acao: 'creditar', mensagem: 'Conferido com o banco.' },
    { como: lider },
  );
}
async function recarregar(pessoa: Pessoa, valor: number): Promise<number> {
  await pagarNoBanco(mundo, { txid: await abrirRecarga(mundo, pessoa, valor), cpf: pessoa.cpf });
  await assentarComBanco(mundo);
  return await saldoDe(mundo, pessoa.id, 'disponivel');
}

describe('Money from a CPF that several accounts gave (REGRAS 2.5, 2.18)', () => {
  it('belongs to none of them before one proves the CPF, and then to that one', async () => {
    const { e2eid, pessoa } = await pixSemDono(mundo, { valor: 15_000 });
    const titular = await outraConta(pessoa);
    expect(await parado(e2eid)).toMatchObject([{ pagador: null, pagadorInformado: true, acoes: ['devolver'] }]);
    expect((await creditar(e2eid)).erro.dados.chave).toBe('pagadorSemConta');
    await confirmarIdentidade(mundo, titular);
    expect(await parado(e2eid)).toMatchObject([{ pagador: { id: titular.id }, acoes: ['devolver', 'creditar'] }]);
    expect((await creditar(e2eid)).status).toBe(200);
    expect(await saldoDe(mundo, titular.id, 'disponivel')).toBe(15_000);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
  });

  it('tops up the account that it pays for, up to the limit that they have together', async () => {
    const { saldoMaximoSemIdentidade } = (await mundo.aplicacao.deps.regras()).recarga;
    const uma = await criarPessoa(mundo);
    const outra = await outraConta(uma);
    expect(await recarregar(outra, 2_000)).toBe(2_000);
    await depositar(mundo, uma, centavos(saldoMaximoSemIdentidade - 4_000));
    expect(await recarregar(outra, 2_000)).toBe(4_000);
    // The order says nothing about the other account; the payment, which only the person of the CPF makes, goes back.
    expect(await recarregar(outra, 2_000)).toBe(4_000);
  });
});

describe('Withdrawals to a CPF that several accounts gave (REGRAS 2.6, 2.18)', () => {
  it('count together: above the common limit the staff looks first, and the order is refused to nobody', async () => {
    await irParaMesNovo(mundo);
    const { porDia } = (await mundo.aplicacao.deps.regras()).retirada.basico;
    const uma = await criarQuemRetira(mundo, { saldo: centavos(porDia) });
    const outra = await darChave(mundo, await outraConta(uma));
    await depositar(mundo, outra, centavos(porDia));
    async function motivosDe(id: string) {
      return (
        await mundo.aplicacao.deps.db
          .selectFrom('retiradas')
          .select('motivos_revisao as motivos')
          .where('id_publico', '=', id)
          .executeTakeFirstOrThrow()
      ).motivos;
    }
    for (const [quem, valor, motivos] of [
      [uma, porDia - 40_000, ['valorAlto']],
      [outra, 40_000, []],
      [outra, 5_000, ['limiteDoCpf']],
    ] as const)
      expect(await motivosDe(await retirar(mundo, quem, valor))).toEqual(motivos);
  });
});
