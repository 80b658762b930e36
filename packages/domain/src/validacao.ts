/** A rule answers with the message of its failure, or with undefined. `nome` is the field's name in the sentence. */
export type Regra = (valor: unknown, nome: string) => string | undefined;

/** A field is an ordered list of rules; the first failure wins (spec A§5). */
export type Campo = { readonly nome: string; readonly regras: readonly Regra[] };

/** Digits of a phone: two of the area and nine of the number (spec A§5). */
export const DIGITOS_DO_TELEFONE = 11;
/** Digits of a CEP. */
export const DIGITOS_DO_CEP = 8;

/** The generic sentence of a required field (spec A§5). */
export const CAMPO_OBRIGATORIO = 'Este campo é obrigatório.';
/** The sentence of a wrong or expired PIN (spec A§5). */
export const PIN_INVALIDO = 'PIN inválido ou expirado';

/** The other sentence of a required field (spec A§5). */
export function deveSerPreenchido(campo: string): string {
  return `O campo ${campo} deve ser preenchido.`;
}

/** Empty is undefined, null, '', an empty list, or the text 'undefined' or 'null' (spec A§5). */
export function estaVazio(valor: unknown): boolean {
  if (valor === undefined || valor === null) return true;
  if (Array.isArray(valor)) return valor.length === 0;
  return valor === '' || valor === 'undefined' || valor === 'null';
}

/** Runs the rules of one field in order; the message of the first failure, or undefined (spec A§5). */
export function validarCampo({ nome, regras }: Campo, valor: unknown): string | undefined {
  for (const regra of regras) {
    const mensagem = regra(valor, nome);
    if (mensagem !== undefined) return mensagem;
  }
  return undefined;
}

/** Messages by field; a form is valid when there is none (spec A§5). */
export function validarFormulario<Nome extends string>(
  campos: { readonly [N in Nome]: Campo },
  valores: { readonly [N in Nome]?: unknown },
): { [N in Nome]?: string } {
  const mensagens: { [N in Nome]?: string } = {};
  for (const nome of Object.keys(campos) as Nome[]) {
    const mensagem = validarCampo(campos[nome], valores[nome]);
    if (mensagem !== undefined) mensagens[nome] = mensagem;
  }
  return mensagens;
}

/** Only `obrigatorio` speaks about an empty value; every other rule lets it pass. A thing that is no text keeps no rule. */
export function seHouver(verifica: (texto: string) => boolean, mensagem: (nome: string) => string): Regra {
  return (valor, nome) =>
    estaVazio(valor) || (ehSimples(valor) && verifica(String(valor))) ? undefined : mensagem(nome);
}

/** A field of a form holds a text or a number. An object, however it is made, is never asked for its text. */
function ehSimples(valor: unknown): boolean {
  return typeof valor !== 'object';
}

/** "O campo {name} é obrigatório." */
export const obrigatorio: Regra = (valor, nome) => (estaVazio(valor) ? `O campo ${nome} é obrigatório.` : undefined);

/** A rule for texts that people read: a text of spaces alone was not filled in (spec A§5, the other sentence). */
export const preenchido: Regra = /* @__PURE__ */ seHouver((texto) => texto.trim() !== '', deveSerPreenchido);

export function minimoDeCaracteres(minimo: number): Regra {
  return seHouver(
    (texto) => texto.length >= minimo,
    (nome) => `O campo ${nome} precisa ter no mínimo ${minimo} caracteres.`,
  );
}

/** The value is strictly shorter than the bound, as the spec words it (spec A§5). */
export function maximoDeCaracteres(limite: number): Regra {
  return seHouver(
    (texto) => texto.length < limite,
    (nome) => `O campo ${nome} pode ter no máximo ${limite} caracteres.`,
  );
}

/** The lower bound of a number; the bound is shown as the caller writes it, for example an amount in reais. */
export function minimo(limite: number, comoTexto = String(limite)): Regra {
  return seHouver(
    (texto) => Number(texto) >= limite,
    (nome) => `O campo ${nome} precisa ser maior ou igual a ${comoTexto}`,
  );
}

export function maximo(limite: number, comoTexto = String(limite)): Regra {
  return seHouver(
    (texto) => Number(texto) <= limite,
    (nome) => `O campo ${nome} precisa ser menor ou igual a ${comoTexto}`,
  );
}

/** Accented letters and spaces allowed (spec A§5). */
export const apenasLetras: Regra = /* @__PURE__ */ seHouver(
  (texto) => /^[a-zà-öø-ÿ ]+$/iu.test(texto),
  (nome) => `O campo ${nome} precisa ter apenas letras.`,
);

/** Exactly 11 digits, whatever the mask around them (spec A§5). */
export const telefone: Regra = /* @__PURE__ */ seHouver(
  (texto) => /^[\d\s()+-]+$/.test(texto) && texto.replace(/\D/g, '').length === DIGITOS_DO_TELEFONE,
  (nome) => `O campo ${nome} precisa ter ${DIGITOS_DO_TELEFONE} dígitos.`,
);

/** Eight digits, whatever the mask around them (REGRAS 2.14). */
export const cep: Regra = /* @__PURE__ */ seHouver(
  (texto) => /^[\d.-]+$/.test(texto) && texto.replace(/\D/g, '').length === DIGITOS_DO_CEP,
  (nome) => `O campo ${nome} precisa ter ${DIGITOS_DO_CEP} dígitos.`,
);

/** The general e-mail format (spec A§5). */
export const email: Regra = /* @__PURE__ */ seHouver(ehEmail, (nome) => `O campo ${nome} precisa ter um email válido.`);

/** The stricter e-mail format, only where the spec names it (REGRAS 2.14). */
export const emailEstrito: Regra = /* @__PURE__ */ seHouver(
  ehEmailEstrito,
  (nome) => `O campo ${nome} precisa ter um email válido.`,
);

/** A PIN has at least seven characters, and an empty text is none (spec A§5). */
export const pin: Regra = (valor) =>
  estaVazio(valor) || !ehSimples(valor) || String(valor).length < 7 ? PIN_INVALIDO : undefined;

/**
 * local@domain with a top-level domain of 2 to 24 letters, or an IP literal. Checked label by label with patterns that
 * cannot backtrack, on at most 254 characters (spec A§5).
 */
export function ehEmail(texto: string): boolean {
  const arroba = texto.lastIndexOf('@');
  const local = texto.slice(0, arroba);
  const dominio = texto.slice(arroba + 1);
  if (texto.length > 254 || arroba < 1 || local.length > 64) return false;
  if (!local.split('.').every((parte) => /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i.test(parte))) return false;
  return ehIpLiteral(dominio) || ehDominio(dominio);
}

function ehDominio(dominio: string): boolean {
  const rotulos = dominio.split('.');
  const topo = rotulos.at(-1) ?? '';
  if (rotulos.length < 2 || !/^[a-z]{2,24}$/i.test(topo)) return false;
  return rotulos.every(
    (rotulo) => /^[a-z0-9-]{1,63}$/i.test(rotulo) && !rotulo.startsWith('-') && !rotulo.endsWith('-'),
  );
}

function ehIpLiteral(dominio: string): boolean {
  if (!dominio.startsWith('[') || !dominio.endsWith(']')) return false;
  const partes = dominio.slice(1, -1).split('.');
  return partes.length === 4 && partes.every((parte) => /^\d{1,3}$/.test(parte) && Number(parte) <= 255);
}

/** After the @: letters and digits, a dot, letters, a dot and an optional suffix, exactly as worded (spec A§5). */
export function ehEmailEstrito(texto: string): boolean {
  if (texto.length > 254) return false;
  const partes = texto.split('@');
  const rotulos = (partes[1] ?? '').split('.');
  if (partes.length !== 2 || rotulos.length !== 3 || !/^[a-z0-9._-]+$/i.test(partes[0] ?? '')) return false;
  const [nome = '', meio = '', sufixo = ''] = rotulos;
  return /^[a-z0-9]+$/i.test(nome) && /^[a-z]+$/i.test(meio) && /^[a-z]*$/i.test(sufixo);
}
