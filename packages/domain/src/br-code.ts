import type { Centavos } from './dinheiro.ts';
import { centavosParaDecimal, reaisParaCentavos } from './dinheiro.ts';

/**
 * The text behind a Pix QR code: EMV tag-length-value fields closed by a CRC-16
 * (Banco Central, Manual de Padrões para Iniciação do Pix; REGRAS part 3, BR Code).
 */
export interface DadosDoBrCode {
  /** Shown by the payer's bank; accents are dropped and the text is cut at 25 characters. */
  readonly nome: string;
  /** Accents are dropped and the text is cut at 15 characters. */
  readonly cidade: string;
  /** The address at which the payer's bank fetches the charge, without scheme (dynamic code). */
  readonly url: string;
  readonly valor?: Centavos;
}

export type LeituraDoBrCode =
  | {
      readonly ok: true;
      readonly url?: string;
      readonly chave?: string;
      readonly valor?: Centavos;
      readonly txid?: string;
    }
  | { readonly ok: false; readonly recusa: 'formato' | 'crc' | 'naoEhPix' };

/** The GUI that marks an EMV account template as Pix. */
const GUI_PIX = 'br.gov.bcb.pix';
/** Templates 26 to 51 may hold the account; 80 to 99 are free ones, where Pix Automático puts its second address. */
const MODELOS_DE_CONTA = /^(2[6-9]|[34]\d|5[01]|[89]\d)$/;

/** A dynamic BR Code for the charge at `url`; the txid travels in the charge, so field 62-05 is `***`. */
export function montarBrCode(dados: DadosDoBrCode): string {
  return fecharBrCode([
    campo('00', '01'),
    campo('01', '12'),
    campo('26', campo('00', GUI_PIX) + campo('25', dados.url)),
    campo('52', '0000'),
    campo('53', '986'),
    dados.valor === undefined ? '' : campo('54', centavosParaDecimal(dados.valor)),
    campo('58', 'BR'),
    campo('59', textoSimples(dados.nome, 25)),
    campo('60', textoSimples(dados.cidade, 15)),
    campo('62', campo('05', '***')),
  ]);
}

/** A BR Code that asks for an authorisation alone: its address stands in template 80 (API Pix 2.9.0, JORNADA_2). */
export function montarBrCodeDaRecorrencia({ nome, cidade, url }: Omit<DadosDoBrCode, 'valor'>): string {
  return fecharBrCode([
    campo('00', '01'),
    campo('26', campo('00', GUI_PIX)),
    campo('52', '0000'),
    campo('53', '986'),
    campo('58', 'BR'),
    campo('59', textoSimples(nome, 25)),
    campo('60', textoSimples(cidade, 15)),
    campo('62', campo('05', '***')),
    campo('80', campo('00', GUI_PIX) + campo('25', url)),
  ]);
}

function fecharBrCode(campos: readonly string[]): string {
  const semCrc = [...campos, '6304'].join('');
  return semCrc + crc16(semCrc);
}

/** Reads a copia-e-cola; a wrong checksum means that it was cut or mistyped. */
export function lerBrCode(texto: string): LeituraDoBrCode {
  const codigo = texto.trim();
  const campos = separar(codigo);
  if (campos === undefined || campos.get('00') !== '01' || !/6304[0-9A-Fa-f]{4}$/.test(codigo)) {
    return { ok: false, recusa: 'formato' };
  }
  if (crc16(codigo.slice(0, -4)) !== codigo.slice(-4).toUpperCase()) return { ok: false, recusa: 'crc' };
  const contas = [...campos]
    .filter(([id]) => MODELOS_DE_CONTA.test(id))
    .map(([, valor]) => separar(valor))
    .filter((modelo) => modelo?.get('00')?.toLowerCase() === GUI_PIX);
  // A code that asks for an authorisation alone leaves the account of template 26 empty.
  const conta = contas.find((modelo) => modelo?.has('25') === true || modelo?.has('01') === true) ?? contas[0];
  if (conta === undefined) return { ok: false, recusa: 'naoEhPix' };
  const valor = campos.get('54');
  if (valor !== undefined && !/^\d{1,10}\.\d{2}$/.test(valor)) return { ok: false, recusa: 'formato' };
  const url = conta.get('25');
  const chave = conta.get('01');
  const txid = separar(campos.get('62') ?? '')?.get('05');
  return {
    ok: true,
    ...(url === undefined ? {} : { url }),
    ...(chave === undefined ? {} : { chave }),
    ...(valor === undefined ? {} : { valor: reaisParaCentavos(valor) }),
    ...(txid === undefined || txid === '***' ? {} : { txid }),
  };
}

/** CRC-16 with polynomial 0x1021 and initial value 0xFFFF over the UTF-8 bytes, as four upper-case hexadecimal digits. */
export function crc16(texto: string): string {
  let resto = 0xffff;
  for (const byte of new TextEncoder().encode(texto)) {
    resto ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      resto = (resto & 0x8000) === 0 ? resto << 1 : (resto << 1) ^ 0x1021;
      resto &= 0xffff;
    }
  }
  return resto.toString(16).toUpperCase().padStart(4, '0');
}

function campo(id: string, valor: string): string {
  if (valor.length > 99) throw new RangeError(`BR Code field ${id} holds ${valor.length} characters, 99 at most`);
  return id + String(valor.length).padStart(2, '0') + valor;
}

function textoSimples(texto: string, tamanho: number): string {
  const ascii = texto
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
  return ascii.slice(0, tamanho).trim();
}

function separar(texto: string): Map<string, string> | undefined {
  const campos = new Map<string, string>();
  let posicao = 0;
  while (posicao < texto.length) {
    const cabeca = /^(\d{2})(\d{2})/.exec(texto.slice(posicao, posicao + 4));
    if (cabeca === null) return undefined;
    const [, id = '', tamanho = ''] = cabeca;
    const fim = posicao + 4 + Number(tamanho);
    if (fim > texto.length) return undefined;
    campos.set(id, texto.slice(posicao + 4, fim));
    posicao = fim;
  }
  return campos;
}
