import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Credencial, Mundo } from './app.ts';
import { ultimoPinPara } from './caixa-de-entrada.ts';
import type { OpcoesDePessoa, Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';
import { PRIMEIROS_TERMOS } from './termos.ts';

/** A password that the rules accept. */
export const SENHA = 'Telhado#Azul27';

/** A person who can log in with a password, on a device that the account trusts. */
export async function criarPessoaComSenha(
  mundo: Mundo,
  { senha = SENHA, ...opcoes }: OpcoesDePessoa & { readonly senha?: string } = {},
): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo, opcoes);
  const senhaHash = await hash(senha, { memoryCost: 1_024, timeCost: 1 });
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ senha_hash: senhaHash })
    .where('id', '=', pessoa.id)
    .execute();
  return pessoa;
}

/** Logs in on the device the account trusts. */
export async function entrar(
  mundo: Mundo,
  { email, hashDispositivo }: { readonly email: string; readonly hashDispositivo: string },
): Promise<Credencial> {
  const { status, corpo, bruto } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
  if (status !== 200) throw new Error(`login failed: ${bruto}`);
  return { token: corpo.token, refreshToken: corpo.refreshToken, hashDispositivo: corpo.hashDispositivo };
}

export function emailNovo(): string {
  return `pessoa.${randomBytes(6).toString('hex')}@exemplo.com.br`;
}

/** The body of a registration. */
export function cadastroDe(email: string): Record<string, unknown> {
  return {
    firstName: 'Ana',
    lastName: 'Souza',
    email,
    password: SENHA,
    aceitaTermos: true,
    versaoTermos: PRIMEIROS_TERMOS,
  };
}

/** Registers through the real calls, up to the first session. */
export async function cadastrar(mundo: Mundo, email = emailNovo()): Promise<Credencial & { readonly email: string }> {
  const criada = await mundo.chamar('createUsuario', cadastroDe(email));
  if (criada.status !== 200) throw new Error(`registration failed: ${criada.bruto}`);
  const { status, corpo, bruto } = await mundo.chamar('validarCadastro', {
    email,
    pin: await ultimoPinPara(mundo, email),
    cadastro: criada.corpo.cadastro,
  });
  if (status !== 200) throw new Error(`confirmation failed: ${bruto}`);
  return { email, token: corpo.token, refreshToken: corpo.refreshToken, hashDispositivo: corpo.hashDispositivo };
}

/** One more session of the same person, as another login on the same device gives it. */
export async function outraSessao<P extends Pessoa>(mundo: Mundo, pessoa: P): Promise<P> {
  const { deps, tokens } = mundo.aplicacao;
  const { id: dispositivoId } = await deps.db
    .selectFrom('dispositivos')
    .select('id')
    .where('usuario_id', '=', pessoa.id)
    .executeTakeFirstOrThrow();
  const { id: sessaoId } = await deps.db
    .insertInto('sessoes')
    .values({
      usuario_id: pessoa.id,
      dispositivo_id: dispositivoId,
      criada_em: new Date(deps.relogio.parede()).toISOString(),
      fator_em: new Date(deps.relogio.parede() + UM_DIA_MS).toISOString(),
      expira_em: new Date(deps.relogio.parede() + UM_DIA_MS).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...pessoa, token: tokens.emitir({ usuarioId: pessoa.id, sessaoId }) };
}
const UM_DIA_MS = 86_400_000;
