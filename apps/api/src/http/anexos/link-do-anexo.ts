import { timingSafeEqual } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe } from '@rateia/domain/datas';
import type { Executor } from '../../db/banco.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import type { ContextoUsuario } from '../contexto.ts';
import type { Deps } from '../deps.ts';
import { ATENDIMENTO } from '../politicas.ts';
import type { LugarDosAnexos } from './lugar-dos-anexos.ts';

const FORMA = /^([0-9a-f-]{36})\.(\d{1,16})\.(\d{13})\.([\w-]{43})$/;

/** The right that a link gives: one file, one reader, until a moment. */
export type PermissaoDoAnexo = { readonly anexoId: string; readonly leitorId: number };

/**
 * An address of our own that shows a file to the caller until it expires; by the machine's clock, as sessions are
 * (REGRAS 2.17).
 */
export async function emitirLinkDoAnexo(
  { deps, usuario }: Pick<ContextoUsuario, 'deps' | 'usuario'>,
  lugar: LugarDosAnexos,
  anexoId: string,
): Promise<{ readonly url: string; readonly expiraEm: Instante }> {
  const { segundosDoLink } = (await deps.regras()).identidade;
  const ate = Math.floor(deps.relogio.parede()) + segundosDoLink * 1_000;
  const dito = `${anexoId}.${usuario.id}.${ate}`;
  return { url: `${lugar.endereco}${dito}.${assinar(deps.cifra, lugar, dito)}`, expiraEm: instanteDe(ate) };
}

/** The right that a token gives now; undefined, without distinction, for a forged, a changed and an expired one. */
export function lerLinkDoAnexo(
  { cifra, relogio }: Pick<Deps, 'cifra' | 'relogio'>,
  lugar: LugarDosAnexos,
  token: string,
): PermissaoDoAnexo | undefined {
  const [, anexoId = '', leitor, ate, assinatura = ''] = FORMA.exec(token) ?? [];
  const dito = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const [dada, certa] = [Buffer.from(assinatura), Buffer.from(assinar(cifra, lugar, dito))];
  if (dada.length !== certa.length || !timingSafeEqual(dada, certa) || Number(ate) <= relogio.parede())
    return undefined;
  return { anexoId, leitorId: Number(leitor) };
}

/** True while the reader of a link is not blocked, and is one of these people or of the staff that answers people. */
export async function podeLer(
  db: Executor,
  { leitorId }: PermissaoDoAnexo,
  pessoas: readonly (number | null)[],
): Promise<boolean> {
  const leitor = await db
    .selectFrom('usuarios')
    .select(['papeis', 'bloqueado_em as bloqueadoEm'])
    .where('id', '=', leitorId)
    .executeTakeFirst();
  if (leitor === undefined || leitor.bloqueadoEm !== null) return false;
  return pessoas.includes(leitorId) || ATENDIMENTO.some((papel) => leitor.papeis.includes(papel));
}

function assinar(cifra: Cifra, { contexto }: LugarDosAnexos, dito: string): string {
  return cifra.hashCodigo(dito, `${contexto}:link`).toString('base64url');
}
