import type { ContaDoExtrato } from '@rateia/domain/carteira/extrato';
import type { Dia, Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { Cifra } from '../../../gateways/chaves/port.ts';

const CONTEXTO = 'carteira:arquivo:link';

/** A statement as it stood when it was asked for. */
export type ExtratoPedido = {
  readonly tipo: 'extrato';
  readonly formato: 'pdf' | 'csv' | 'ofx';
  readonly conta: ContaDoExtrato;
  readonly de: Dia | undefined;
  readonly ate: Dia | undefined;
};
export type ArquivoPedido =
  | ExtratoPedido
  | { readonly tipo: 'informe'; readonly ano: number }
  | { readonly tipo: 'boleto'; readonly idPagamento: string }
  | { readonly tipo: 'recibo'; readonly de: 'fatura' | 'credito'; readonly id: number };

/** The right that a link gives: one file of one person, as of the moment in which it was asked for. */
export type PermissaoDoArquivo<A extends ArquivoPedido = ArquivoPedido> = {
  readonly usuarioId: number;
  readonly em: Instante;
  readonly arquivo: A;
};

/** An address of our own that gives a file until it expires; by the machine's clock, as sessions are (REGRAS 2.17). */
export function emitirLinkDoArquivo(
  cifra: Cifra,
  p: PermissaoDoArquivo & { readonly parede: number; readonly segundos: number },
): { readonly url: string; readonly expiraEm: Instante } {
  const fim = Math.floor(p.parede) + p.segundos * 1_000;
  const dito = [fim, p.usuarioId, milissegundosDe(p.em), ...partesDo(p.arquivo)].join(';');
  return {
    url: `/api/v1/carteira/arquivo/${cifra.cifrar(dito, CONTEXTO).toString('base64url')}`,
    expiraEm: instanteDe(fim),
  };
}

/** The right that a token gives now; undefined, without distinction, for a forged, a changed and an expired one. */
export function lerLinkDoArquivo(
  cifra: Cifra,
  { token, parede }: { readonly token: string; readonly parede: number },
): PermissaoDoArquivo | undefined {
  const [fim, usuarioId, em, ...partes] = abrir(cifra, token).split(';');
  if (!(Number(fim) > parede)) return undefined;
  return { usuarioId: Number(usuarioId), em: instanteDe(Number(em)), arquivo: dasPartes(partes) };
}

function abrir(cifra: Cifra, token: string): string {
  try {
    return cifra.decifrar(Buffer.from(token, 'base64url'), CONTEXTO);
  } catch {
    // A link that we did not make, or of a key that is gone, gives nothing.
    return '0';
  }
}

/** Short: an address has room for 200 signs. */
function partesDo(arquivo: ArquivoPedido): readonly (string | number)[] {
  if (arquivo.tipo === 'informe') return [arquivo.tipo, arquivo.ano];
  if (arquivo.tipo === 'boleto') return [arquivo.tipo, arquivo.idPagamento];
  if (arquivo.tipo === 'recibo') return [arquivo.tipo, arquivo.de, arquivo.id];
  const { tipo, formato, conta, de = '', ate = '' } = arquivo;
  return [tipo, formato, conta, de, ate];
}

/** The reverse of `partesDo`, which alone can have written them. */
function dasPartes([tipo, ...partes]: readonly string[]): ArquivoPedido {
  if (tipo === 'informe') return { tipo, ano: Number(partes[0]) };
  if (tipo === 'boleto') return { tipo, idPagamento: partes[0] ?? '' };
  if (tipo === 'recibo') return { tipo, de: partes[0] as 'fatura' | 'credito', id: Number(partes[1]) };
  const [formato, conta, de, ate] = partes;
  return {
    tipo: 'extrato',
    formato: formato as ExtratoPedido['formato'],
    conta: conta as ContaDoExtrato,
    de: de === '' ? undefined : de,
    ate: ate === '' ? undefined : ate,
  };
}
