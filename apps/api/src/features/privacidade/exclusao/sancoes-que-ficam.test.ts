import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { cpfInventado, criarPessoa } from '../../../test/construtores.ts';
import { cadastrar } from '../../../test/sessoes.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

const MENSAGEM = 'Três reclamações perdidas.';
async function restrita(): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('restringirPessoa', { id: pessoa.id, mensagem: MENSAGEM }, { como: suporte });
  expect(r.status, r.bruto).toBe(204);
  return pessoa;
}
async function excluir(como: Pessoa): Promise<void> {
  await mundo.chamar('enviarPinExclusao', {}, { como });
  const r = await mundo.chamar('excluirDados', { id: como.id, pin: await ultimoPinPara(mundo, como.email) }, { como });
  expect(r.status, r.bruto).toBe(200);
  await mundo.avancar({ dias: 7, minutos: 1 });
}
async function darCpf(como: Credencial, cpf: string) {
  const r = await mundo.chamar('updateDadosFiscais', { cpf, nascimento: '1990-05-20' }, { como });
  expect(r.status, r.bruto).toBe(200);
  return r.corpo;
}
async function darTelefone(como: Pessoa, telefone: string): Promise<void> {
  await mundo.chamar('validarTelefoneUnico', { telefone }, { como });
  const pin = await ultimoPinPara(mundo, telefone);
  const r = await mundo.chamar('validarTelefonePin', { telefone, pin }, { como });
  expect(r.status, r.bruto).toBe(200);
}
/** Registers with this e-mail again. */
async function voltarCom(email: string) {
  const credencial = await cadastrar(mundo, email);
  const { db } = mundo.aplicacao.deps;
  const { id } = await db.selectFrom('usuarios').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return { ...credencial, id };
}
async function vista({ id }: { readonly id: number }) {
  const { corpo } = await mundo.chamar('getPessoa', { id }, { como: suporte });
  const trilha = await mundo.chamar('getTrilhaDaPessoa', { id }, { como: suporte });
  return { restricao: corpo.restricao?.mensagem ?? null, feitos: trilha.corpo.itens.map(({ acao }) => acao) };
}
const CONTINUA = 'A sua conta anterior tinha uma restrição, que continua nesta. Fale com a nossa equipe.';

describe('A person with a restriction who deletes the account and registers again (REGRAS 2.17)', () => {
  it('by the same CPF is restricted still, and the staff sees why', async () => {
    const antes = await restrita();
    await excluir(antes);
    const volta = await criarPessoa(mundo, { validada: false });
    expect((await darCpf(volta, antes.cpf)).restricao).toBe(CONTINUA);
    const { restricao, feitos } = await vista(volta);
    expect([restricao, feitos]).toEqual([CONTINUA, expect.arrayContaining(['conta.restricaoHerdada'])]);
  });

  it('by a CPF that the staff corrects too: giving another one at first does not clear the person', async () => {
    const antes = await restrita();
    await excluir(antes);
    const volta = await criarPessoa(mundo, { validada: false });
    expect((await darCpf(volta, cpfInventado())).restricao).toBeNull();
    const correcao = { id: volta.id, cpf: antes.cpf, mensagem: 'Mostrou o documento.' };
    const r = await mundo.chamar('corrigirDadosDaPessoa', correcao, { como: suporte });
    expect(r.status, r.bruto).toBe(204);
    const { restricao, feitos } = await vista(volta);
    expect([restricao, feitos]).toEqual([CONTINUA, expect.arrayContaining(['conta.restricaoHerdada'])]);
  });

  it('by the same e-mail too, from when it is confirmed', async () => {
    const antes = await restrita();
    await excluir(antes);
    const volta = await voltarCom(antes.email);
    expect((await vista(volta)).restricao).toBe(CONTINUA);
  });

  it('does not bring back a sanction that the staff has lifted meanwhile', async () => {
    const antes = await restrita();
    await excluir(antes);
    const volta = await voltarCom(antes.email);
    await mundo.chamar('tirarRestricao', { id: volta.id, mensagem: 'Resolvido.' }, { como: suporte });
    await darCpf(volta, antes.cpf);
    expect((await vista(volta)).restricao).toBeNull();
  });

  it('takes it along when the second account is deleted as well', async () => {
    const antes = await restrita();
    await excluir(antes);
    const segunda = await criarPessoa(mundo, { validada: false });
    await darCpf(segunda, antes.cpf);
    await excluir(segunda);
    const terceira = await criarPessoa(mundo, { validada: false });
    expect((await darCpf(terceira, antes.cpf)).restricao).toBe(CONTINUA);
  });

  it('is as any other after an account without a restriction, and after five years', async () => {
    const [limpa, antiga] = [await criarPessoa(mundo), await restrita()];
    await excluir(limpa);
    await excluir(antiga);
    await mundo.aplicacao.deps.db
      .updateTable('contas_excluidas')
      .set({ guardar_ate: mundo.agora() })
      .where('usuario_id', '=', antiga.id)
      .execute();
    for (const { cpf } of [limpa, antiga]) {
      const volta = await criarPessoa(mundo, { validada: false });
      expect((await darCpf(volta, cpf)).restricao).toBeNull();
    }
  });
});

describe('Cases for a person of the staff (REGRAS 2.17)', () => {
  async function naFila({ id }: Pessoa) {
    return (await mundo.chamar('getDinheiroParado', {}, { como: suporte })).corpo.itens.filter(
      (i) => i.conta?.id === id,
    );
  }

  it('the same phone alone goes to review: numbers change hands', async () => {
    const antes = await restrita();
    await excluir(antes);
    const volta = await criarPessoa(mundo, { validada: false });
    await darTelefone(volta, antes.telefone);
    expect((await vista(volta)).restricao).toBeNull();
    expect(await naFila(volta)).toMatchObject([{ tipo: 'revisao', motivo: 'contaDeVolta', estado: 'restrita' }]);
    await darCpf(volta, antes.cpf);
    expect((await vista(volta)).restricao).toBe(CONTINUA);
  });

  it('a review that was open is opened again', async () => {
    const antes = await criarPessoa(mundo);
    const { db } = mundo.aplicacao.deps;
    await db
      .insertInto('revisoes')
      .values({ tipo: 'arrependimento', usuario_id: antes.id, dados: '{}', aberta_em: mundo.agora() })
      .execute();
    await excluir(antes);
    const volta = await criarPessoa(mundo, { validada: false });
    await darCpf(volta, antes.cpf);
    expect(await naFila(volta)).toMatchObject([{ motivo: 'contaDeVolta', estado: 'emAnalise' }]);
  });
});
