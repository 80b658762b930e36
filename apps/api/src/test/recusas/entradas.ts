import type { Credencial, Mundo } from '../app.ts';
import { criarChaveVirtual } from '../chave-de-acesso.ts';
import type { Pessoa } from '../construtores.ts';
import { confirmarPorPin } from '../seguranca.ts';
import { criarPessoaComSenha, SENHA } from '../sessoes.ts';
import type { Provocar, Recusada } from './tabela.ts';
import { CODIGO_ERRADO, ERROS_ATE_BLOQUEAR, repetir } from './tabela.ts';

/** The answer to a person with a password. */
export const comSenha =
  (fazer: (mundo: Mundo, pessoa: Pessoa) => Promise<Recusada>): Provocar =>
  async (mundo) =>
    await fazer(mundo, await criarPessoaComSenha(mundo));

export const bloquear = async (mundo: Mundo, { id }: Pick<Pessoa, 'id'>, por: 'operacao' | 'dono' = 'operacao') => {
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ bloqueado_em: mundo.agora(), bloqueado_por: por })
    .where('id', '=', id)
    .execute();
};

/** A login with the right password on a device that the account does not know. */
export const entrarDeFora = async (mundo: Mundo, { email }: Pessoa) =>
  await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: 'um-aparelho-nunca-visto' });

export const errarLiberacao = async (mundo: Mundo, hash: string) =>
  await repetir(ERROS_ATE_BLOQUEAR, () => mundo.chamar('liberacao', { hash, pin: CODIGO_ERRADO }));

/** The headers for a call that asks for a confirmation. */
export const confirmada = async (
  mundo: Mundo,
  como: Credencial & { readonly email: string },
  acao = 'segundoFator',
) => ({
  como,
  cabecalhos: await confirmarPorPin(mundo, como, acao),
});

export const criarChave = async (mundo: Mundo, como: Pessoa) => {
  const chave = criarChaveVirtual(mundo.config.appUrl);
  const { corpo } = await mundo.chamar('opcoesDaChave', {}, await confirmada(mundo, como));
  const r = await mundo.chamar('createChave', { nome: 'Celular', resposta: chave.criar(corpo) }, { como });
  if (r.status !== 200) throw new Error(r.bruto);
  return { chave, id: r.corpo.chave.id };
};
