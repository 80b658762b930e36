import { timingSafeEqual } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe } from '@rateia/domain/datas';
import type { Cifra } from '../../../gateways/chaves/port.ts';

const CONTEXTO = 'reclamacao:anexo:link';
const FORMA = /^([0-9a-f-]{36})\.(\d{1,16})\.(\d{13})\.([\w-]{43})$/;

/** The right that a link gives: one file, one reader, until a moment. */
export type PermissaoDoAnexo = { readonly anexoId: string; readonly leitorId: number };

/** An address of our own that shows a file until it expires; by the machine's clock, as sessions are (REGRAS 2.17). */
export function emitirLinkDoAnexo(
  cifra: Cifra,
  p: PermissaoDoAnexo & { readonly parede: number; readonly segundos: number },
): { readonly url: string; readonly expiraEm: Instante } {
  const ate = Math.floor(p.parede) + p.segundos * 1_000;
  const dito = `${p.anexoId}.${p.leitorId}.${ate}`;
  return { url: `/api/v1/reclamacao/arquivo/${dito}.${assinar(cifra, dito)}`, expiraEm: instanteDe(ate) };
}

/** The right that a token gives now; undefined, without distinction, for a forged, a changed and an expired one. */
export function lerLinkDoAnexo(cifra: Cifra, token: string, parede: number): PermissaoDoAnexo | undefined {
  const [, anexoId = '', leitor, ate, assinatura = ''] = FORMA.exec(token) ?? [];
  const [dada, certa] = [
    Buffer.from(assinatura),
    Buffer.from(assinar(cifra, token.slice(0, Math.max(0, token.lastIndexOf('.'))))),
  ];
  if (dada.length !== certa.length || !timingSafeEqual(dada, certa) || Number(ate) <= parede) return undefined;
  return { anexoId, leitorId: Number(leitor) };
}

function assinar(cifra: Cifra, dito: string): string {
  return cifra.hashCodigo(dito, CONTEXTO).toString('base64url');
}
