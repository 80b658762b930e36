import type { Credencial, Mundo } from '../app.ts';
import { criarChaveVirtual } from '../chave-de-acesso.ts';
import type { Pessoa } from '../construtores.ts';
import { confirmarPorPin } from '../seguranca.ts';
import { criarPessoaComSenha, SENHA } from '../sessoes.ts';
import type { Provocar, Recusada } from './tabela.ts';
import { CODIGO_ERRADO, ERROS_ATE_BLOQUEAR, repetir } from './tabela.ts';

/** The answer to a person with a password. */
export function comSenha(fazer: (mundo: Mundo, pessoa: Pessoa) => Promise<Recusada>): Provocar {
  return async (mundo) => await fazer(mundo, await criarPessoaComSenha(mundo));
}

export async function bloquear(mundo: Mundo, { id }: Pick<Pessoa, 'id'>, por: 'operacao' | 'dono' = 'operacao') {
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ bloqueado_em: mundo.agora(), bloqueado_por: por })
    .where('id', '=', id)
    .execute();
}

/** A login with the right password on a device that the account does not know. */
export async function entrarDeFora(mundo: Mundo, { email }: Pessoa) {
  return await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: 'um-aparelho-nunca-visto' });
}

export async function errarLiberacao(mundo: Mundo, hash: string) {
  return await repetir(ERROS_ATE_BLOQUEAR, () => mundo.chamar('liberacao', { hash, pin: CODIGO_ERRADO }));
}

/** The headers for a call that asks for a confirmation. */
export async function confirmada(mundo: Mundo, como: Credencial & { readonly email: string }, acao = 'segundoFator') {
  return {
    como,
    cabecalhos: await confirmarPorPin(mundo, como, acao),
  };
}

export async function criarChave(mundo: Mundo, como: Pessoa) {
  const chave = criarChaveVirtual(mundo.config.appUrl);
  const { corpo } = await mundo.chamar('opcoesDaChave', {}, await confirmada(mundo, como));
  const r = await mundo.chamar('createChave', { nome: 'Celular', resposta: chave.criar(corpo) }, { como });
  if (r.status !== 200) throw new Error(r.bruto);
  return { chave, id: r.corpo.chave.id };
}
