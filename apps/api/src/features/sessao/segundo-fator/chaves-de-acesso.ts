import type {
  opcoesDeCadastroDeChave,
  opcoesDeUsoDeChave,
  respostaDeCadastroDeChave,
  respostaDeUsoDeChave,
  TRANSPORTES_DE_CHAVE,
} from '@rateia/contracts/chaves-de-acesso';
import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { ChavesDeAcesso } from '../../../db/tipos.ts';
import type { Deps } from '../../../http/deps.ts';

const MINUTOS_DO_DESAFIO = 5;
/** ES256, EdDSA and RS256: every authenticator on sale has at least one of them. */
const ALGORITMOS = [-7, -8, -257];

type Transporte = (typeof TRANSPORTES_DE_CHAVE)[number];
export type ChaveGuardada = {
  readonly id: number;
  readonly nome: string;
  readonly criadaEm: string;
  readonly usadaEm: string | null;
};
/** The owner of the challenge: a session, or a login in its second step. */
type Dono = { readonly usuarioId: number; readonly dono: string; readonly agora: string };

/** A passkey belongs to our host, and serves only pages of our origin. */
export function parteConfiavel({ config }: Deps) {
  const { hostname, origin } = new URL(config.appUrl);
  return { rpID: hostname, origem: origin };
}

export async function listarChaves(db: Executor, usuarioId: number): Promise<ChaveGuardada[]> {
  return (
    await db
      .selectFrom('chaves_de_acesso')
      .select(['id', 'nome', 'criada_em', 'usada_em'])
      .where('usuario_id', '=', usuarioId)
      .orderBy('id')
      .execute()
  ).map((l) => ({ id: l.id, nome: l.nome, criadaEm: l.criada_em, usadaEm: l.usada_em }));
}

async function credenciaisDe(db: Executor, usuarioId: number) {
  return (
    await db
      .selectFrom('chaves_de_acesso')
      .select(['credencial', 'transportes'])
      .where('usuario_id', '=', usuarioId)
      .execute()
  ).map((l) => ({ id: l.credencial, transports: l.transportes as Transporte[] }));
}

export async function opcoesDeCadastro(
  trx: Trx,
  deps: Deps,
  {
    usuarioId,
    dono,
    agora,
    idHash,
    email,
    nome,
  }: Dono & { readonly idHash: string; readonly email: string; readonly nome: string },
): Promise<z.input<typeof opcoesDeCadastroDeChave>> {
  const opcoes = await generateRegistrationOptions({
    rpName: MARCA,
    rpID: parteConfiavel(deps).rpID,
    userID: Uint8Array.from(Buffer.from(idHash, 'hex')),
    userName: email,
    userDisplayName: nome,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITMOS,
    excludeCredentials: await credenciaisDe(trx, usuarioId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await guardarDesafio(trx, { usuarioId, dono, agora, finalidade: 'cadastro', desafio: opcoes.challenge });
  return opcoes as z.input<typeof opcoesDeCadastroDeChave>;
}

export async function opcoesDeUso(
  trx: Trx,
  deps: Deps,
  { finalidade, ...quem }: Dono & { readonly finalidade: 'entrada' | 'confirmacao' },
): Promise<z.input<typeof opcoesDeUsoDeChave>> {
  const opcoes = await generateAuthenticationOptions({
    rpID: parteConfiavel(deps).rpID,
    allowCredentials: await credenciaisDe(trx, quem.usuarioId),
    userVerification: 'preferred',
  });
  await guardarDesafio(trx, { ...quem, finalidade, desafio: opcoes.challenge });
  return opcoes as z.input<typeof opcoesDeUsoDeChave>;
}

/** The key that the browser made, if it answers our challenge from our page; undefined otherwise. */
export async function lerChaveNova(
  trx: Trx,
  deps: Deps,
  { resposta, ...quem }: Dono & { readonly resposta: z.output<typeof respostaDeCadastroDeChave> },
) {
  const desafio = await usarDesafio(trx, { ...quem, finalidade: 'cadastro' });
  if (desafio === undefined) return undefined;
  const { rpID, origem } = parteConfiavel(deps);
  const lida = await verifyRegistrationResponse({
    response: { ...resposta, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: desafio,
    expectedOrigin: origem,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITMOS,
  }).catch((erro: unknown) => recusada(deps, erro));
  return lida?.verified === true ? lida.registrationInfo.credential : undefined;
}

/** Whether a key of this account signed the challenge that it was given. */
export async function conferirChave(
  trx: Trx,
  deps: Deps,
  {
    resposta,
    finalidade,
    ...quem
  }: Dono & {
    readonly resposta: z.output<typeof respostaDeUsoDeChave>;
    readonly finalidade: 'entrada' | 'confirmacao';
  },
): Promise<boolean> {
  const desafio = await usarDesafio(trx, { ...quem, finalidade });
  const chave = await trx
    .selectFrom('chaves_de_acesso')
    .selectAll()
    .where('usuario_id', '=', quem.usuarioId)
    .where('credencial', '=', resposta.id)
    .forUpdate()
    .executeTakeFirst();
  if (desafio === undefined || chave === undefined) return false;
  return await conferirAssinatura(trx, deps, { chave, resposta, desafio, agora: quem.agora, exigePessoa: false });
}

type Assinatura = {
  readonly chave: Selectable<ChavesDeAcesso>;
  readonly resposta: z.output<typeof respostaDeUsoDeChave>;
  /** The challenge, or the function that judges the answered one. */
  readonly desafio: string | ((desafio: string) => boolean);
  readonly agora: string;
  /** The device has to have recognised its person, by finger, face or code. */
  readonly exigePessoa: boolean;
};

/** Whether this key signed the challenge for our page; a counter that goes back is a copied key and is refused. */
export async function conferirAssinatura(
  trx: Trx,
  deps: Deps,
  { chave, resposta, desafio, agora, exigePessoa }: Assinatura,
): Promise<boolean> {
  const { rpID, origem } = parteConfiavel(deps);
  const lida = await verifyAuthenticationResponse({
    response: { ...resposta, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: desafio,
    expectedOrigin: origem,
    expectedRPID: rpID,
    credential: {
      id: chave.credencial,
      publicKey: Uint8Array.from(chave.chave_publica),
      counter: chave.contador,
      transports: chave.transportes as Transporte[],
    },
    requireUserVerification: exigePessoa,
  }).catch((erro: unknown) => recusada(deps, erro));
  if (lida?.verified !== true) return false;
  await trx
    .updateTable('chaves_de_acesso')
    .set({ contador: lida.authenticationInfo.newCounter, usada_em: agora })
    .where('id', '=', chave.id)
    .execute();
  return true;
}

/** An error of the library is a reason to refuse. It belongs in the log and not in an answer. */
function recusada({ log }: Deps, erro: unknown): undefined {
  log.info({ motivo: erro instanceof Error ? erro.name : 'desconhecido' }, 'passkey refused');
  return undefined;
}

type Desafio = Dono & { readonly finalidade: 'cadastro' | 'entrada' | 'confirmacao' };

async function guardarDesafio(trx: Trx, d: Desafio & { readonly desafio: string }): Promise<void> {
  await trx
    .insertInto('desafios_de_chave')
    .values({
      usuario_id: d.usuarioId,
      dono: d.dono,
      finalidade: d.finalidade,
      desafio: d.desafio,
      criado_em: d.agora,
      expira_em: somarMinutos(d.agora, MINUTOS_DO_DESAFIO),
    })
    .execute();
}

/** The newest challenge of this owner, once. */
async function usarDesafio(trx: Trx, d: Desafio): Promise<string | undefined> {
  const ultimo = await trx
    .selectFrom('desafios_de_chave')
    .select(['id', 'desafio', 'expira_em'])
    .where('dono', '=', d.dono)
    .where('usuario_id', '=', d.usuarioId)
    .where('finalidade', '=', d.finalidade)
    .where('usado_em', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (ultimo === undefined || milissegundosDe(ultimo.expira_em) <= milissegundosDe(d.agora)) return undefined;
  await trx.updateTable('desafios_de_chave').set({ usado_em: d.agora }).where('id', '=', ultimo.id).execute();
  return ultimo.desafio;
}
