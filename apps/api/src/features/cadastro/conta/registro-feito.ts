import { createHash, randomBytes } from 'node:crypto';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { expirarSenha, vinculoMaisNovo } from '../../sessao/index.ts';
import { findContaDoEmail, guardarAceite, substituirContaNaoVerificada } from '../repository.ts';
import type { RegistroFeito } from './links.ts';
import { registroDoLink } from './links.ts';
import { esquecerQuemCadastrou } from './retirar-cadastro.ts';
import { vinculoDoCadastro } from './vinculo-do-cadastro.ts';

const BYTES = 32;

/**
 * The handle of a registration: the registering browser keeps it, and its codes and links serve this registration alone
 * (REGRAS 2.18).
 */
export function novoRegistro(): string {
  return randomBytes(BYTES).toString('base64url');
}
export function resumoDoRegistro(registro: string): Buffer {
  return createHash('sha256').update(registro).digest();
}

/**
 * A registration of this account that still waits: the one with this handle; else the first, whose answers the account
 * holds; else the last.
 */
export async function acharRegistro(
  db: Executor,
  {
    usuarioId,
    resumo,
    qual = 'ultimo',
  }: { readonly usuarioId: number; readonly resumo?: Buffer; readonly qual?: 'primeiro' | 'ultimo' },
): Promise<RegistroFeito | undefined> {
  const consulta = db
    .selectFrom('links_do_cadastro')
    .select(['cadastro', 'dados'])
    .where('usuario_id', '=', usuarioId)
    .where('cadastro', 'is not', null)
    .orderBy('ordem', qual === 'primeiro' ? 'asc' : 'desc')
    .limit(1);
  const linha = await (resumo === undefined ? consulta : consulta.where('cadastro', '=', resumo)).executeTakeFirst();
  return linha === undefined ? undefined : registroDoLink(linha);
}

/**
 * The registration of this e-mail that the browser means: the one whose handle it keeps; else, when it keeps none or
 * one of another e-mail, the newest. It is read from the codes, which an e-mail without an account has too (ASVS
 * 6.3.8).
 */
export async function registroDoPedido(
  db: Executor,
  { cifra }: Pick<Deps, 'cifra'>,
  { email, cadastro }: { readonly email: string; readonly cadastro: string | undefined },
): Promise<{ readonly resumo: Buffer | undefined; readonly registro: RegistroFeito | undefined }> {
  const enviado = cadastro === undefined ? undefined : resumoDoRegistro(cadastro);
  const inicio = vinculoDoCadastro(cifra, { email, resumo: undefined });
  const preferido = vinculoDoCadastro(cifra, { email, resumo: enviado });
  const vinculo = await vinculoMaisNovo(db, { cifra }, { email, inicio, preferido });
  const hex = vinculo?.slice(inicio.length + 1) ?? '';
  const resumo = hex === '' ? (vinculo === undefined ? enviado : undefined) : Buffer.from(hex, 'hex');
  const conta = await findContaDoEmail(db, email);
  const espera = conta !== undefined && !conta.verificada && resumo !== undefined;
  return { resumo, registro: espera ? await acharRegistro(db, { usuarioId: conta.id, resumo }) : undefined };
}

type Aplicacao = {
  readonly usuarioId: number;
  readonly email: string;
  readonly registro: RegistroFeito | undefined;
  /**
   * The token that the registering browser keeps. Another browser has shown only that its user reads the mailbox, and
   * not that the password is that user's.
   */
  readonly enviado: string | undefined;
};

/**
 * Gives the account the data of the confirmed registration. A person who confirms on another browser may be confirming
 * a registration that a stranger made with his e-mail. The stranger's password therefore opens nothing, and the next
 * login leads to a new one (REGRAS 2.18).
 */
export async function aplicarRegistro(
  trx: Trx,
  { agora, ip }: Contexto,
  { usuarioId, email, registro, enviado }: Aplicacao,
): Promise<void> {
  const senhaGuardada = await senhaDaConta(trx, usuarioId);
  if (registro !== undefined && registro.dados.senhaHash !== senhaGuardada) {
    const { dados } = registro;
    await esquecerQuemCadastrou(trx, { usuarioId, agora });
    await substituirContaNaoVerificada(trx, usuarioId, { ...dados, email, agora: dados.feitoEm });
    await guardarAceite(trx, { usuarioId, versao: dados.versaoTermos, agora: dados.feitoEm, ip: dados.ip });
  }
  const daqui = enviado !== undefined && registro?.resumo.equals(resumoDoRegistro(enviado)) === true;
  const temSenha = (registro?.dados.senhaHash ?? senhaGuardada) !== null;
  if (!daqui && temSenha) await expirarSenha(trx, { usuarioId, motivo: 'outroNavegador', agora, ip });
}

async function senhaDaConta(trx: Trx, id: number): Promise<string | null> {
  return (await trx.selectFrom('usuarios').select('senha_hash').where('id', '=', id).executeTakeFirstOrThrow())
    .senha_hash;
}
