import { instanteDe } from '@rateia/domain/datas';
import { redeLargaDe } from '@rateia/domain/sessao/limites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { criarChave } from '../../../test/recusas/entradas.ts';
import { ligarAplicativo, tokenDoLink } from '../../../test/seguranca.ts';
import { criarPessoaComSenha, SENHA } from '../../../test/sessoes.ts';
import { quantosEsperam, segurarCom } from '../../../test/travas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

type Mudanca = (trx: Trx, pessoa: Pessoa) => Promise<unknown>;
const NOVA = 'Janela#Verde81';
function daConta(trx: Trx, { id }: Pessoa) {
  return trx.updateTable('usuarios').where('id', '=', id);
}
const outraSenha: Mudanca = (trx, pessoa) => daConta(trx, pessoa).set({ senha_hash: 'outra' }).execute();
const bloqueio: Mudanca = (trx, pessoa) =>
  daConta(trx, pessoa).set({ bloqueado_em: mundo.agora(), bloqueado_por: 'dono' }).execute();
const outroEmail: Mudanca = (trx, pessoa) =>
  daConta(trx, pessoa)
    .set({ email: `volta.${pessoa.email}` })
    .execute();
const semConfianca: Mudanca = (trx, { id }) =>
  trx
    .updateTable('dispositivos')
    .set({ revogado_em: mundo.agora(), liberado_em: null })
    .where('usuario_id', '=', id)
    .execute();
const semChave: Mudanca = (trx, { id }) => trx.deleteFrom('chaves_de_acesso').where('usuario_id', '=', id).execute();

/** A login that has been judged and waits for the account, which is changed before it gets it. */
async function entrarEnquanto<R>(pessoa: Pessoa, mudar: Mudanca, entrar: () => Promise<R>): Promise<R> {
  const soltar = await segurarCom(mundo, (trx) =>
    trx.selectFrom('usuarios').select('id').where('id', '=', pessoa.id).forNoKeyUpdate().execute(),
  );
  const login = entrar();
  await expect.poll(async () => await quantosEsperam(mundo)).toBe(1);
  await soltar(async (trx) => await mudar(trx, pessoa));
  return await login;
}

async function abertas({ id }: Pessoa): Promise<readonly string[]> {
  const { db } = mundo.aplicacao.deps;
  const linhas = db.selectFrom('sessoes').select('id').where('usuario_id', '=', id).where('encerrada_em', 'is', null);
  return (await linhas.execute()).map((sessao) => sessao.id);
}
/** The open ways into the account: sessions, second steps, requests of devices. */
async function quantasAbertas(pessoa: Pessoa) {
  const { db } = mundo.aplicacao.deps;
  const { id } = pessoa;
  const passos = db
    .selectFrom('logins_em_curso')
    .select('resumo')
    .where('usuario_id', '=', id)
    .where('usada_em', 'is', null);
  const pedidos = db.selectFrom('liberacoes').select('hash').where('usuario_id', '=', id).where('usada_em', 'is', null);
  return [(await abertas(pessoa)).length, (await passos.execute()).length, (await pedidos.execute()).length];
}

describe('A login that was judged before the account changed (ASVS 7.4.2, 7.4.3, 15.4.2)', () => {
  it.each<readonly [string, Mudanca, string]>([
    ['a new password', outraSenha, 'credenciaisInvalidas'],
    ['a block', bloqueio, 'contaBloqueada'],
    ['an address that was taken back', outroEmail, 'credenciaisInvalidas'],
    ['a device that lost its trust', semConfianca, 'credenciaisInvalidas'],
  ])('by the password, opens nothing after %s', async (_o, mudar, chave) => {
    const pessoa = await criarPessoaComSenha(mundo);
    const antes = await quantasAbertas(pessoa);
    const { email, hashDispositivo } = pessoa;
    const { status, erro } = await entrarEnquanto(pessoa, mudar, () =>
      mundo.chamar('token', { email, senha: SENHA, hashDispositivo }),
    );
    expect([status, erro.dados.chave]).toEqual([400, chave]);
    expect(await quantasAbertas(pessoa)).toEqual(antes);
  });

  it('on a new device, is sent no code for a password that is not good any more', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const antes = await quantasAbertas(pessoa);
    const { erro } = await entrarEnquanto(pessoa, outraSenha, () =>
      mundo.chamar('token', { email: pessoa.email, senha: SENHA, hashDispositivo: 'aparelho-nunca-visto-aqui' }),
    );
    expect(erro.dados.chave).toBe('credenciaisInvalidas');
    expect(await quantasAbertas(pessoa)).toEqual(antes);
  });

  it('with a second factor, does not come to it', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    await ligarAplicativo(mundo, pessoa);
    const antes = await quantasAbertas(pessoa);
    const { email, hashDispositivo } = pessoa;
    const { erro } = await entrarEnquanto(pessoa, outraSenha, () =>
      mundo.chamar('token', { email, senha: SENHA, hashDispositivo }),
    );
    expect(erro.dados.chave).toBe('credenciaisInvalidas');
    expect(await quantasAbertas(pessoa)).toEqual(antes);
  });

  it.each<readonly [string, Mudanca, string]>([
    ['the passkey was taken away', semChave, 'chaveNaoConfere'],
    ['a block', bloqueio, 'contaBloqueada'],
  ])('by a passkey, opens nothing and trusts no device after %s', async (_o, mudar, esperada) => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { chave } = await criarChave(mundo, pessoa);
    const antes = await quantasAbertas(pessoa);
    const { pedido, opcoesDaChave } = (await mundo.chamar('opcoesDoLoginComChave', {})).corpo;
    const { erro } = await entrarEnquanto(pessoa, mudar, () =>
      mundo.chamar('entrarComChave', {
        pedido,
        resposta: chave.usar(opcoesDaChave),
        hashDispositivo: 'aparelho-nunca-visto-aqui',
      }),
    );
    expect(erro.dados.chave).toBe(esperada);
    expect(await quantasAbertas(pessoa)).toEqual(antes);
  });
});

describe('A login that is just being finished when every session ends (ASVS 7.4.2, 7.4.3)', () => {
  async function porNovaSenha({ email }: Pessoa) {
    await mundo.chamar('esqueciSenha', { email });
    const { corpo } = await mundo.chamar('recuperarSenha', {
      hash: await tokenDoLink(mundo, email, '/recuperar-senha/'),
    });
    return () => mundo.chamar('redefinirSenha', { hash: corpo.hash, senha: NOVA });
  }
  async function pelaSenhaDeAntes(como: Pessoa) {
    return () => mundo.chamar('updateSenha', { senhaAtual: SENHA, senha: NOVA }, { como });
  }
  async function porNaoFuiEu({ email }: Pessoa) {
    await mundo.chamar('pedirBloqueio', { email });
    const hash = await tokenDoLink(mundo, email, '/seguranca/bloquear/');
    return () => mundo.chamar('bloquearConta', { hash });
  }
  async function pelaEquipe({ id }: Pessoa) {
    const como = await criarPessoa(mundo, { papeis: ['lider'] });
    return () => mundo.chamar('bloquearPessoa', { id, mensagem: 'Pedido da própria pessoa por telefone.' }, { como });
  }

  it.each<readonly [string, (pessoa: Pessoa) => Promise<() => Promise<{ readonly status: number }>>]>([
    ['by a new password', porNovaSenha],
    ['by another password in the profile', pelaSenhaDeAntes],
    ['by "não fui eu"', porNaoFuiEu],
    ['by a block of the staff', pelaEquipe],
  ])('leaves none either: %s', async (_como, preparar) => {
    const pessoa = await criarPessoaComSenha(mundo);
    const antes = await abertas(pessoa);
    const encerrarTudo = await preparar(pessoa);
    const { email } = pessoa;
    const outro = { email, senha: SENHA, hashDispositivo: 'aparelho-de-quem-entra-agora' };
    const { hash } = (await mundo.chamar('token', outro)).erro.dados;
    const pin = await ultimoPinPara(mundo, email);
    // The last that a login writes before its session is the network it came from.
    const em = instanteDe(mundo.aplicacao.deps.relogio.parede());
    const soltar = await segurarCom(mundo, (trx) =>
      trx
        .insertInto('redes_conhecidas')
        .values({ usuario_id: pessoa.id, rede: redeLargaDe('127.0.0.1'), desde: em, vista_em: em })
        .onConflict((c) => c.columns(['usuario_id', 'rede']).doUpdateSet({ vista_em: em }))
        .execute(),
    );
    const login = mundo.chamar('liberacao', { hash, pin });
    await expect.poll(async () => await quantosEsperam(mundo)).toBe(1);
    const fim = encerrarTudo();
    await expect.poll(async () => await quantosEsperam(mundo)).toBe(2);
    await soltar();
    const entrou = await login;
    expect([entrou.status, (await fim).status]).toEqual([200, 204]);
    expect((await mundo.chamar('getUsuario', {}, { como: entrou.corpo })).status).toBe(401);
    expect((await abertas(pessoa)).filter((id) => !antes.includes(id))).toEqual([]);
  });
});
