import { timingSafeEqual } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe } from '@rateia/domain/datas';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { TamanhoDaImagem } from './imagem-cifrada.ts';

/** The right that a link gives: one picture, one size, one reader, one purpose, until a moment. */
export type Permissao = {
  readonly documentoId: string;
  readonly leitorId: number;
  readonly proposito: 'dono' | 'revisao';
  readonly tamanho: TamanhoDaImagem;
};

const CONTEXTO = 'documento:link';
const LETRA = { dono: 'd', revisao: 'r', inteira: 'i', miniatura: 'm' } as const;
const FORMA = /^([0-9a-f-]{36})\.(\d{1,16})\.([dr])([im])\.(\d{13})\.([\w-]{43})$/;

/** An address of our own that shows the picture until it expires; by the machine's clock, as sessions are. */
export function emitirLink(
  cifra: Cifra,
  {
    permissao: p,
    parede,
    segundos,
  }: { readonly permissao: Permissao; readonly parede: number; readonly segundos: number },
): { readonly url: string; readonly expiraEm: Instante } {
  const ate = Math.floor(parede) + segundos * 1_000;
  const dito = `${p.documentoId}.${p.leitorId}.${LETRA[p.proposito]}${LETRA[p.tamanho]}.${ate}`;
  return { url: `/api/v1/validacao-conta/arquivo/${dito}.${assinar(cifra, dito)}`, expiraEm: instanteDe(ate) };
}

/** The right that a token gives now; undefined, without distinction, for a forged, a changed and an expired one. */
export function lerLink(cifra: Cifra, token: string, parede: number): Permissao | undefined {
  const [, documentoId = '', leitor, proposito, tamanho, ate, assinatura = ''] = FORMA.exec(token) ?? [];
  const dito = token.slice(0, token.lastIndexOf('.'));
  const [dada, certa] = [Buffer.from(assinatura), Buffer.from(assinar(cifra, dito))];
  if (dada.length !== certa.length || !timingSafeEqual(dada, certa) || Number(ate) <= parede) return undefined;
  return {
    documentoId,
    leitorId: Number(leitor),
    proposito: proposito === LETRA.dono ? 'dono' : 'revisao',
    tamanho: tamanho === LETRA.inteira ? 'inteira' : 'miniatura',
  };
}

function assinar(cifra: Cifra, dito: string): string {
  return cifra.hashCodigo(dito, CONTEXTO).toString('base64url');
}
