import { somarHoras } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const BOA = { banco: '001', tipo: 'corrente', agencia: '1584-9', conta: '210169-6' } as const;
async function cadastrar(como: Pessoa, mudar: { readonly conta?: string; readonly cpf?: string } = {}) {
  return await mundo.chamar('createContaBancaria', { ...BOA, cpf: como.cpf, ...mudar }, { como });
}

describe('Bank accounts that receive (spec B§2 Wallet; REGRAS 2.6 Destination)', () => {
  it('waits for its code (116), rests 24 h from its confirmation (117), and its number is kept sealed', async () => {
    const como = await criarPessoa(mundo);
    const { corpo: nova } = await cadastrar(como);
    expect(nova).toMatchObject({ status: 116, podeReceberEm: null, conta: '•••169-6' });
    const cabecalhos = await confirmarPorPin(mundo, como, 'contaBancaria');
    const antes = mundo.agora();
    const { corpo } = await mundo.chamar('verificarContaBancaria', { id: nova.id }, { como, cabecalhos });
    expect(corpo).toMatchObject({ status: 117, emDescanso: true });
    expect((corpo.podeReceberEm ?? '') >= somarHoras(antes, 24)).toBe(true);
    const { conta_cifrada: cifrada } = await mundo.aplicacao.deps.db
      .selectFrom('contas_bancarias')
      .select('conta_cifrada')
      .where('id', '=', nova.id)
      .executeTakeFirstOrThrow();
    expect(cifrada.toString('latin1')).not.toContain('210169');
  });

  it('is kept once, and a removed one may come back and waits again', async () => {
    const como = await criarPessoa(mundo);
    const { id } = (await cadastrar(como)).corpo;
    expect((await cadastrar(como)).corpo.id).toBe(id);
    await mundo.chamar('deleteContaBancaria', { id }, { como });
    expect((await mundo.chamar('getContasBancarias', {}, { como })).corpo.itens).toEqual([]);
    expect((await cadastrar(como)).corpo).toMatchObject({ status: 116 });
  });

  it.each([
    [
      'a wrong digit of the account',
      { conta: '210169-7' },
      'O dígito da conta não confere. Veja no aplicativo do seu banco.',
    ],
    ['the CPF of somebody else', { cpf: '52998224725' }, 'A conta precisa estar no seu CPF.'],
  ])('refuses %s', async (_nome, mudar, mensagem) => {
    const { erro } = await cadastrar(await criarPessoa(mundo), mudar);
    expect(erro.message).toBe(mensagem);
  });

  it('receives nothing before its code', async () => {
    const como = await criarPessoa(mundo);
    const { id } = (await cadastrar(como)).corpo;
    const { erro } = await mundo.chamar('validarConta', { valor: 5_000, tipoId: 1, idConta: id }, { como });
    expect(['contaNaoConfirmada', 'saldoInsuficiente']).toContain(erro.dados.chave);
  });
});
