import type { NomeChamada } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { tokenDoLink } from '../../../test/seguranca.ts';
import { criarPessoaComSenha, SENHA } from '../../../test/sessoes.ts';

const PORQUE = 'A pessoa ligou e pediu.';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function ver(id: number) {
  return (await mundo.chamar('getPessoa', { id }, { como: suporte })).corpo;
}
function agir(nome: NomeChamada, entrada: Record<string, unknown>) {
  return mundo.chamar(nome, { mensagem: PORQUE, ...entrada }, { como: suporte });
}
/** A login on a device that is not known yet: the token of its request, and the code that was sent. */
async function pedir({ email }: Pessoa) {
  const r = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: 'um-aparelho-nunca-visto' });
  expect(r.erro.dados.chave).toBe('dispositivoNaoLiberado');
  return { hash: String(r.erro.dados['hash']), pin: await ultimoPinPara(mundo, email) };
}

describe('A block by the operation (REGRAS 2.15, 2.18)', () => {
  it('stands over one of the owner, who can no longer lift it', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { id, email, hashDispositivo } = pessoa;
    await mundo.chamar('pedirBloqueio', { email });
    expect(
      (await mundo.chamar('bloquearConta', { hash: await tokenDoLink(mundo, email, '/seguranca/bloquear/') })).status,
    ).toBe(204);
    const antes = await ver(id);
    expect(antes.bloqueio).toMatchObject({ por: 'A própria pessoa' });
    expect(antes.acoes).toEqual(expect.arrayContaining(['bloquearPessoa', 'desbloquearPessoa']));
    const { corpo } = await mundo.chamar('recuperarSenha', {
      hash: await tokenDoLink(mundo, email, '/recuperar-senha/'),
    });
    expect((await agir('bloquearPessoa', { id })).status).toBe(204);
    const depois = await ver(id);
    expect(depois.bloqueio).toMatchObject({ motivo: PORQUE, por: 'Aline Kato' });
    expect(depois.acoes).not.toContain('bloquearPessoa');
    expect((await agir('bloquearPessoa', { id })).erro.dados.chave).toBe('transicaoRecusada');
    const nova = { hash: corpo.hash, senha: 'Janela#Verde81' };
    expect((await mundo.chamar('redefinirSenha', nova)).erro.dados.chave).toBe('linkVencido');
    const entrada = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    expect(entrada.erro.dados.chave).toBe('contaBloqueada');
  });

  it('ends pending requests: after the block is lifted, a login that began before it does not come back', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { hash, pin } = await pedir(pessoa);
    const link = await tokenDoLink(mundo, pessoa.email, '/seguranca/liberacao/');
    await agir('bloquearPessoa', { id: pessoa.id });
    expect((await agir('desbloquearPessoa', { id: pessoa.id })).status).toBe(204);
    expect((await mundo.chamar('liberacao', { hash, pin })).erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('liberarPorLink', { hash: link })).erro.dados.chave).toBe('linkVencido');
    expect((await mundo.chamar('concluirLiberacao', { hash })).erro.dados.chave).toBe('entradaVencida');
  });
});

describe('An account that was deleted (REGRAS 2.17)', () => {
  const ATOS: readonly [NomeChamada, Record<string, unknown>][] = [
    ['bloquearPessoa', {}],
    ['desbloquearPessoa', {}],
    ['restringirPessoa', {}],
    ['enviarMensagem', { assunto: 'Assunto', mensagem: 'Mensagem inteira' }],
    ['encerrarSessoesDaPessoa', {}],
    ['revelarDado', { campo: 'email' }],
  ];

  it('cannot be acted on by the operation, and no act is recorded', async () => {
    const pessoa = await criarPessoa(mundo);
    const { id } = pessoa;
    await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
    const pin = await ultimoPinPara(mundo, pessoa.email);
    expect((await mundo.chamar('excluirDados', { id, pin }, { como: pessoa })).status).toBe(200);
    await mundo.avancar({ dias: 7, minutos: 1 });
    const { db } = mundo.aplicacao.deps;
    async function linha() {
      return {
        conta: await db.selectFrom('usuarios').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
        rastro: await db
          .selectFrom('auditoria')
          .select('acao')
          .where('alvo', '=', `usuario:${id}`)
          .where('acao', '!=', 'pessoas.ver')
          .execute(),
      };
    }
    const antes = await linha();
    expect(antes.conta.excluido_em).not.toBeNull();
    expect((await ver(id)).acoes).toEqual([]);
    for (const [nome, entrada] of ATOS) expect((await agir(nome, { ...entrada, id })).status, nome).toBe(404);
    expect(await linha()).toEqual(antes);
  });
});
