/** How a field is written while somebody types: `#` is a digit, the rest appears by itself. */
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

/** The digits of a text, at most as many as the mask takes. */
export function digitosDe(texto: string, mascara: Mascara): string {
  return texto.replace(/\D/g, '').slice(0, capacidade(mascara));
}

/** Digits in their mask; what is missing is left out, so that deleting works: "529.982" and not "529.982.". */
export function comMascara(digitos: string, mascara: Mascara): string {
  const molde = mascara.find((m) => contar(m) >= digitos.length) ?? mascara.at(-1) ?? '';
  let escrito = '';
  let usados = 0;
  for (const sinal of molde) {
    if (usados >= digitos.length) break;
    escrito += sinal === '#' ? digitos[usados++] : sinal;
  }
  return escrito;
}

/** Where the caret goes so that as many digits stand before it as did before the mask was applied. */
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

/** "30/12/1990" typed as digits → the day on the wire, "1990-12-30"; undefined while it is not eight digits. */
export function diaDosDigitos(digitos: string): string | undefined {
  const partes = /^(\d{2})(\d{2})(\d{4})$/.exec(digitos);
  return partes === null ? undefined : `${partes[3]}-${partes[2]}-${partes[1]}`;
}
