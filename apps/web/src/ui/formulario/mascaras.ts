import { analisarReais } from '@rateia/domain/dinheiro';

/** The mask of a field while a person types: `#` is a digit, the rest appears by itself. */
export type Mascara = readonly string[];

export const mascaras = {
  cpf: ['###.###.###-##'],
  cep: ['#####-###'],
  /** Brazilian mobile: exactly 11 digits (spec 1, §5). */
  telefone: ['(##) #####-####'],
  data: ['##/##/####'],
  validade: ['##/##'],
  cvc: ['###'],
  cvcDeQuatro: ['####'],
} as const satisfies Record<string, Mascara>;

/** Cards that begin with 34 or 37 have 15 digits in groups of 4, 6 and 5; the others 13 to 19 in groups of four. */
export function mascaraDoCartao(digitos: string): Mascara {
  return /^3[47]/.test(digitos) ? ['#### ###### #####'] : ['#### #### #### #### ###'];
}

/**
 * The digits of a typed, pasted or filled-in text, as the field means them: a phone without the country's number, a day
 * in the order of the field. A longer number than the field takes is not cut to another one: it stays too long, and the
 * rule of the field says so. A single digit too many, typed at the end, is not taken.
 */
export function digitosDe(texto: string, mascara: Mascara): string {
  const lidos = leituras.get(mascara)?.(texto.trim()) ?? texto.replace(/\D/g, '');
  const cabem = capacidade(mascara);
  return lidos.slice(0, lidos.length === cabem + 1 ? cabem : cabem + SOBRA_MOSTRADA);
}
/** So many digits beyond the mask are shown, for people to see that it is another number. */
const SOBRA_MOSTRADA = 8;

const leituras: ReadonlyMap<Mascara, (texto: string) => string | undefined> = new Map<
  Mascara,
  (texto: string) => string | undefined
>([
  [mascaras.telefone, telefoneDoPais],
  [mascaras.data, diaEscrito],
  [mascaras.validade, mesEscrito],
  [mascaras.cpf, (texto) => /\d{3}\.\d{3}\.\d{3}-\d{2}/.exec(texto)?.[0].replace(/\D/g, '')],
]);

const DO_PAIS = '55';
const CELULAR = 11;
/** "+55 31 98765-4321", "0 15 31 98765-4321", "(031) 98765-4321": the eleven digits of the mobile. */
function telefoneDoPais(texto: string): string {
  const digitos = texto.replace(/\D/g, '').replace(/^0+/, '');
  if (digitos.length <= CELULAR) return digitos;
  // 55 is also the area of Santa Maria, where a mobile goes on with a 9.
  const comPais = digitos.startsWith(DO_PAIS) && (digitos.length > CELULAR + 1 || digitos[2] !== '9');
  const semPais = comPais ? digitos.slice(DO_PAIS.length) : digitos;
  const semOperadora = semPais.length === CELULAR + 2 && semPais[4] === '9' ? semPais.slice(2) : semPais;
  return semOperadora;
}

/** "1990-12-30" as browsers fill it in, "5/3/1990" as people write it. */
function diaEscrito(texto: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(texto);
  if (iso !== null) return `${iso[3]}${iso[2]}${iso[1]}`;
  const partes = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(texto);
  return partes === null ? undefined : `${partes[1]?.padStart(2, '0')}${partes[2]?.padStart(2, '0')}${partes[3]}`;
}

/** "12/2029" and "2029-12" as browsers fill in the end of a card: "1229". */
function mesEscrito(texto: string): string | undefined {
  const iso = /^20(\d{2})-(\d{2})$/.exec(texto);
  if (iso !== null) return `${iso[2]}${iso[1]}`;
  const partes = /^(\d{1,2})\s*[/-]\s*20(\d{2})$/.exec(texto);
  return partes === null ? undefined : `${partes[1]?.padStart(2, '0')}${partes[2]}`;
}

/** Digits in their mask; missing parts are left out, so that deleting works: "529.982" and not "529.982.". */
export function comMascara(digitos: string, mascara: Mascara): string {
  const molde = mascara.find((m) => contar(m) >= digitos.length) ?? mascara.at(-1) ?? '';
  let escrito = '';
  let usados = 0;
  for (const sinal of molde) {
    if (usados >= digitos.length) break;
    escrito += sinal === '#' ? digitos[usados++] : sinal;
  }
  return escrito + digitos.slice(usados);
}

/** The place of the caret at which as many digits stand before it as did before the mask was applied. */
export function posicaoDoCursor(escrito: string, digitosAntes: number): number {
  let vistos = 0;
  for (let i = 0; i < escrito.length; i++) {
    if (vistos === digitosAntes) return i;
    if (/\d/.test(escrito[i] ?? '')) vistos++;
  }
  return escrito.length;
}

function contar(molde: string): number {
  return molde.split('#').length - 1;
}

function capacidade(mascara: Mascara): number {
  return Math.max(...mascara.map(contar));
}

/** Up to R$ 9.999.999,99. */
const MAX_DIGITOS_DO_VALOR = 9;

/**
 * An amount from the former and the present text of the field. A digit more or less is the keypad of a bank, which
 * enters at the cents. Any other change was pasted, dictated or filled in, and is read as people write amounts: "50" is
 * fifty reais.
 */
export function centavosDigitados(escrito: string, antes: string): number | undefined {
  const digitos = soDigitos(escrito);
  if (digitos === '') return undefined;
  const mudanca = digitos.length - soDigitos(antes).length;
  const lido = Math.abs(mudanca) <= 1 && !/[a-z$]/i.test(escrito) ? Number(digitos) : valorEscrito(escrito);
  return lido !== undefined && lido > 0 && String(lido).length <= MAX_DIGITOS_DO_VALOR ? lido : undefined;
}

function soDigitos(texto: string): string {
  return texto.replace(/\D/g, '').replace(/^0+/, '');
}

/** "50", "1.000", "1.234,56", "R$ 50,5", and "1,234.56" or "1234.5" as other countries write them. */
function valorEscrito(texto: string): number | undefined {
  const limpo = texto.replace(/[^\d.,-]/g, '');
  const deFora = /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/.exec(limpo);
  return analisarReais(deFora === null ? limpo.replace(/[.,]$/, '') : `${deFora[1]?.replaceAll(',', '')},${deFora[2]}`);
}
