import { ENDERECO_INCOMPLETO as ENDERECO, ehEnderecoWeb } from '@rateia/domain/endereco-completo';
import { CAMPOS_DO_NOME } from '@rateia/domain/perfil/edicao';
import { paragrafos, umaLinha } from '@rateia/domain/texto';
import { camposDoEndereco } from '@rateia/domain/usuario/campos-do-endereco';
import { cpf as cpfValido } from '@rateia/domain/usuario/cpf';
import { LIMITE_DA_SENHA } from '@rateia/domain/usuario/senha';
import type { Campo } from '@rateia/domain/validacao';
import * as regras from '@rateia/domain/validacao';
import { z } from 'zod';

/** The sentence for a field without one in the spec. */
const CONFIRA = 'Confira este campo.';
/** The largest number of a column that is no identifier of something and no amount. */
const MAIOR_INTEIRO = 2_147_483_647;

/** Shared field schemas. Amounts (`valor*`) are integer centavos on the wire (HOUSE §7). */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).meta({ description: 'Identifier' });
export const idResposta = z.int().positive();
export const valor = z.int().min(0).max(100_000_000_00).meta({ description: 'Centavos (BRL)' });
export const valorComSinal = z.int().meta({ description: 'Centavos (BRL), signed' });
export const instante = z.iso.datetime({ offset: true }).meta({ description: 'Instant, ISO 8601, UTC' });
export const dia = z.iso.date().meta({ description: 'Calendar day in Brasília, YYYY-MM-DD' });
/** A number that is counted, chosen or listed: never beyond its column, which holds four bytes. */
export function inteiro(min: number, max = MAIOR_INTEIRO) {
  return z.int().min(min).max(max);
}
/** The same in an address. */
export function inteiroNoEndereco(min: number, max = MAIOR_INTEIRO) {
  return z.coerce.number().int().min(min).max(max);
}
/** An instant that somebody sends, in UTC, in the years that databases and people know. */
export const instanteDado = z.iso
  .datetime({ offset: true })
  .refine((valor) => ehDoTempo(new Date(valor)), CONFIRA)
  .overwrite((valor) => (ehDoTempo(new Date(valor)) ? new Date(valor).toISOString() : valor));
/** A day that somebody sends. */
export function diaDado(mensagem = CONFIRA) {
  return z.iso.date(mensagem).refine((valor) => ehDoTempo(new Date(valor)), mensagem);
}
function ehDoTempo(data: Date): boolean {
  return data.getUTCFullYear() >= 1_900 && data.getUTCFullYear() < 2_200;
}

/** One line that a person wrote: composed, without line breaks and hidden signs (domain/texto). */
export function texto(max: number, min = 0) {
  return z.string().overwrite(umaLinha).min(min).max(max);
}
/** Several lines that a person wrote. */
export function textoLongo(max: number, min = 0) {
  return z.string().overwrite(paragrafos).min(min).max(max);
}
/** A text that is kept as it was written, spaces too: a password of a service, a code. */
export function segredo(max: number) {
  return z.string().max(max);
}
/** A text that a machine made, and gives back: a token, a state, the hash of a device. */
export function daMaquina(max: number, min = 0) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^[\x20-\x7e]*$/);
}
/** An address of the web that may be opened: of a host with a name, with nobody before an `@` in it. */
export function enderecoWeb(max: number) {
  return z
    .string(ENDERECO)
    .overwrite(umaLinha)
    .max(max, ENDERECO)
    .refine((valor) => valor === '' || ehEnderecoWeb(valor), ENDERECO);
}

/** The sentence that the rules of a field have for a value; their own order decides (spec A§5). */
function nas(campo: Campo): { readonly error: (problema: { readonly input?: unknown }) => string } {
  return {
    error: ({ input }) =>
      (typeof input === 'object' && input !== null ? undefined : regras.validarCampo(campo, input)) ?? CONFIRA,
  };
}
/** A text of a person's, judged by the same rules as in the form, and never longer than `max`. */
export function doCampo(campo: Campo, max: number) {
  return z
    .string(nas(campo))
    .overwrite(umaLinha)
    .max(max, nas(campo))
    .superRefine((valor, ctx) => {
      const mensagem = regras.validarCampo(campo, valor);
      if (mensagem !== undefined) ctx.addIssue({ code: 'custom', message: mensagem });
    });
}
const EMAIL: Campo = { nome: 'E-mail', regras: [regras.obrigatorio, regras.email] };
const SENHA: Campo = { nome: 'Senha', regras: [regras.obrigatorio, regras.maximoDeCaracteres(LIMITE_DA_SENHA)] };
const PIN: Campo = { nome: 'Código', regras: [regras.pin, () => regras.PIN_INVALIDO] };
const TELEFONE: Campo = { nome: 'Telefone', regras: [regras.obrigatorio, regras.telefone] };
const CPF: Campo = { nome: 'CPF', regras: [regras.obrigatorio, cpfValido] };
const CEP: Campo = camposDoEndereco.cep;
const DO_ESTADO = 'Escolha um estado da lista.';

export const primeiroNome = doCampo(CAMPOS_DO_NOME.primeiroNome, 80);
export const sobrenome = doCampo(CAMPOS_DO_NOME.sobreNome, 120);
export const apelido = doCampo(CAMPOS_DO_NOME.nickName, 30);
/** The general rule of spec A§5, the same in every form and in every call; kept in small letters. */
export const email = doCampo(EMAIL, 254).toLowerCase();
export const senha = z
  .string(nas(SENHA))
  .min(1, nas(SENHA))
  .max(LIMITE_DA_SENHA - 1, nas(SENHA));
export const pin = z.string(nas(PIN)).overwrite(umaLinha).toUpperCase().min(7, nas(PIN)).max(7, nas(PIN));
export const telefone = z
  .string(nas(TELEFONE))
  .regex(new RegExp(`^\\d{${regras.DIGITOS_DO_TELEFONE}}$`), nas(TELEFONE));
export const cpf = z.string(nas(CPF)).regex(/^\d{11}$/, nas(CPF));
export const cep = z.string(nas(CEP)).regex(/^\d{8}$/, nas(CEP));
export const uf = z.string(DO_ESTADO).regex(/^[A-Z]{2}$/, DO_ESTADO);
/** Terms that have to be accepted to go on. */
export const aceite = z.literal(true, 'Aceite os termos de uso para continuar.');
export const pagina = z.coerce.number().int().min(1).max(10_000).default(1);
export const porPagina = z.coerce.number().int().min(1).max(50).default(20);
export const idParam = z.object({ id });
export const vazio = z.void();
/** A code is on its way to a phone, which is shown masked. */
export const codigoPorSms = z.object({ telefone: z.string(), expiraEm: instante });
/** The bytes of a file, and how they are served. */
export type RespostaBinaria = {
  readonly tipo: string;
  readonly nome: string;
  readonly bytes: Uint8Array;
  /** The address holds this file for ever, and the file is no secret among those who have the address; `publico`: nor to anybody. */
  readonly cache?: 'imutavel' | 'publico' | 'breve';
  /** Saved by the browser instead of shown. */
  readonly baixar?: boolean;
};
export const binario = z.custom<RespostaBinaria>().meta({ description: 'Bytes of a file' });
export const tokenOpaco = daMaquina(512, 16);
export const booleanoQuery = z.enum(['true', 'false']).transform((v) => v === 'true');

/** Campaign data kept by the web for 5 years and sent with login and registration (spec A§3). */
export const campanha = z
  .object({
    ref: texto(200),
    cupom: texto(60),
    utm_term: texto(200),
    utm_source: texto(200),
    utm_medium: texto(200),
    utm_content: texto(200),
    utm_campaign: texto(200),
    cod_indicacao: texto(40),
  })
  .partial();

export function lista<T extends z.ZodType>(item: T) {
  return z.object({ itens: z.array(item), total: z.int(), pagina: z.int(), porPagina: z.int() });
}

/** One line of a price or refund breakdown; the lines sum to the total shown with them. */
export const linhaValor = z.object({
  chave: z.string(),
  rotulo: z.string(),
  valor: valorComSinal,
  conta: z.string().optional(),
});
