import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { tokenDoLink } from '../../../test/seguranca.ts';
import { criarPessoaComSenha } from '../../../test/sessoes.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function agir(nome: 'bloquearPessoa' | 'desbloquearPessoa' | 'pedirExclusaoDaPessoa', { id }: Pessoa) {
  const r = await mundo.chamar(nome, { id, mensagem: 'Pedido por e-mail.' }, { como: suporte });
  expect(r.status, r.bruto).toBeLessThan(300);
}
async function bloqueada(): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo);
  await agir('bloquearPessoa', pessoa);
  return pessoa;
}
async function ver({ id }: Pessoa) {
  return (await mundo.chamar('getPessoa', { id }, { como: suporte })).corpo;
}
/** The restriction of a new account that gives this CPF. */
async function restricaoDeQuemVoltaCom(cpf: string) {
  const volta = await criarPessoa(mundo, { validada: false });
  const r = await mundo.chamar('updateDadosFiscais', { cpf, nascimento: '1990-05-20' }, { como: volta });
  expect(r.status, r.bruto).toBe(200);
  return r.corpo.restricao;
}
const CONTINUA = 'A sua conta anterior tinha uma restrição, que continua nesta. Fale com a nossa equipe.';

describe('The end of an account that the staff blocked (REGRAS 2.15, 2.17)', () => {
  it('runs after the seven days, and the block goes on as a restriction when the person comes back', async () => {
    const pessoa = await bloqueada();
    expect((await ver(pessoa)).acoes).toContain('pedirExclusaoDaPessoa');
    await agir('pedirExclusaoDaPessoa', pessoa);
    await mundo.avancar({ dias: 7, minutos: 1 });
    expect(await ver(pessoa)).toMatchObject({
      pedidos: { exclusoes: [{ estado: 'concluida' }] },
    });
    expect(await restricaoDeQuemVoltaCom(pessoa.cpf)).toBe(CONTINUA);
  });

  it('tells its owner how to keep it without logging in, and that the restriction goes on', async () => {
    const pessoa = await bloqueada();
    await agir('pedirExclusaoDaPessoa', pessoa);
    const carta = (await mensagensPara(mundo, pessoa.email)).find((m) => m.assunto.endsWith('será excluída'));
    expect(carta?.texto).toContain('Para manter a conta, responda este e-mail');
    expect(carta?.texto).toContain('O bloqueio não acaba com a exclusão');
    expect(carta?.texto).not.toContain('entre agora');
  });

  it('stops when the account is unblocked and blocked again: that block is one after the request', async () => {
    const pessoa = await bloqueada();
    await agir('pedirExclusaoDaPessoa', pessoa);
    await agir('desbloquearPessoa', pessoa);
    await agir('bloquearPessoa', pessoa);
    await mundo.avancar({ dias: 8 });
    expect(await ver(pessoa)).toMatchObject({
      pedidos: { exclusoes: [{ estado: 'parada', motivoParada: 'bloqueioDaEquipe' }] },
    });
  });

  it('leaves no restriction when it was unblocked in time, nor when the owner blocked it himself', async () => {
    const liberada = await bloqueada();
    await agir('pedirExclusaoDaPessoa', liberada);
    await agir('desbloquearPessoa', liberada);
    const peloDono = await criarPessoaComSenha(mundo);
    await mundo.chamar('pedirBloqueio', { email: peloDono.email });
    const hash = await tokenDoLink(mundo, peloDono.email, '/seguranca/bloquear/');
    expect((await mundo.chamar('bloquearConta', { hash })).status).toBe(204);
    await agir('pedirExclusaoDaPessoa', peloDono);
    await mundo.avancar({ dias: 7, minutos: 1 });
    for (const pessoa of [liberada, peloDono]) {
      expect((await ver(pessoa)).pedidos.exclusoes).toMatchObject([{ estado: 'concluida' }]);
      expect(await restricaoDeQuemVoltaCom(pessoa.cpf)).toBeNull();
    }
  });
});
