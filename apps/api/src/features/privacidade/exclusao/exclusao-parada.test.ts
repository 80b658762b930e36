import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { tokenDoLink } from '../../../test/seguranca.ts';
import { criarPessoaComSenha } from '../../../test/sessoes.ts';
import { segredoPara, trocarEmail } from '../../../test/troca-de-email.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function pedirExclusao(como: Pessoa): Promise<void> {
  await mundo.chamar('enviarPinExclusao', {}, { como });
  const r = await mundo.chamar('excluirDados', { id: como.id, pin: await ultimoPinPara(mundo, como.email) }, { como });
  if (r.status !== 200) throw new Error(r.bruto);
}
async function usuario(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
async function vistaPelaEquipe({ id }: Pessoa) {
  return (await mundo.chamar('getPessoa', { id }, { como: suporte })).corpo.pedidos.exclusoes[0];
}
async function assuntos(email: string) {
  return (await mensagensPara(mundo, email)).map(({ assunto }) => assunto);
}

/**
 * Checks a deletion that was stopped by any person: nothing was erased after the seven days, and the owner and the
 * staff were told.
 */
async function esperaParada(pessoa: Pessoa, motivo: string): Promise<void> {
  expect((await usuario(pessoa.id)).exclusao_em).toBeNull();
  await mundo.avancar({ dias: 8 });
  expect(await usuario(pessoa.id)).toMatchObject({ email: pessoa.email, excluido_em: null });
  expect(await assuntos(pessoa.email)).toContain('Paramos a exclusão da sua conta');
  expect(await vistaPelaEquipe(pessoa)).toMatchObject({ estado: 'parada', motivoParada: motivo });
}

describe('A pending deletion of an account in doubt (REGRAS 2.17 Deletion)', () => {
  it('ends when the e-mail change of the person who took the account is taken back', async () => {
    const dono = await criarPessoaComSenha(mundo);
    const doLadrao = await trocarEmail(mundo, dono);
    await pedirExclusao({ ...dono, email: doLadrao });
    expect((await mundo.chamar('desfazerEmail', { segredo: await segredoPara(mundo, dono.email) })).status).toBe(204);
    await esperaParada(dono, 'emailDesfeito');
  });

  it('ends when the owner says "não fui eu"', async () => {
    const dono = await criarPessoaComSenha(mundo);
    await mundo.chamar('pedirBloqueio', { email: dono.email });
    await pedirExclusao(dono);
    await mundo.chamar('bloquearConta', { hash: await tokenDoLink(mundo, dono.email, '/seguranca/bloquear/') });
    await esperaParada(dono, 'bloqueioDoDono');
  });

  it('ends when the staff blocks the account, and does not come back with the account', async () => {
    const pessoa = await criarPessoa(mundo);
    await pedirExclusao(pessoa);
    const mensagem = 'Suspeita de invasão.';
    expect((await mundo.chamar('bloquearPessoa', { id: pessoa.id, mensagem }, { como: suporte })).status).toBe(204);
    await mundo.chamar('desbloquearPessoa', { id: pessoa.id, mensagem }, { como: suporte });
    await esperaParada(pessoa, 'bloqueioDaEquipe');
  });

  it('does not run either when the block is found only on the day', async () => {
    const pessoa = await criarPessoa(mundo);
    await pedirExclusao(pessoa);
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('usuarios')
      .set({ bloqueado_em: mundo.agora(), bloqueado_por: 'operacao' })
      .where('id', '=', pessoa.id)
      .execute();
    await mundo.avancar({ dias: 8 });
    await esperaParada(pessoa, 'bloqueioDaEquipe');
  });
});
