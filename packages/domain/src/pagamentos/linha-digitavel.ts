import type { Dia } from '../datas.ts';
import { diasEntre, somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { centavos } from '../dinheiro.ts';

/**
 * The bar code of a bank's boleto, of 44 digits, and its line, of 47, with their check digits (REGRAS part 3). A bill of
 * a utility or a tax has 48 digits and other rules, and is no boleto.
 */
export type LeituraDoBoleto =
  | {
      readonly ok: true;
      /** Digits alone. */
      readonly linha: string;
      readonly codigoDeBarras: string;
      readonly banco: string;
      /** Null for a boleto that leaves its amount open. */
      readonly valor: Centavos | null;
      /** Null for a boleto without a due date. */
      readonly vencimento: Dia | null;
    }
  | { readonly ok: false; readonly recusa: RecusaDoBoleto };

/** The part that is wrong: the length, one of the three fields of the line, the currency, or the general digit. */
export type RecusaDoBoleto = 'tamanho' | 'convenio' | 'campo1' | 'campo2' | 'campo3' | 'moeda' | 'digitoGeral';

const DIGITOS_DO_CODIGO = 44;
const DIGITOS_DA_LINHA = 47;
const DIGITOS_DO_CONVENIO = 48;
/** The first digit of a bill of a utility or a tax, which no bank has. */
const CONVENIO = '8';
const REAL = '9';

/** The factor counts days from here; after 9999 it began again at 1000, on 22 February 2025. */
const BASE_DO_FATOR: Dia = '1997-10-07';
const PRIMEIRO_FATOR = 1_000;
const VOLTA_DO_FATOR = 9_000;

/** The check digit of a field of the line: weights 2 and 1 from the right, and the digits of each product are summed. */
export function modulo10(digitos: string): number {
  const soma = [...digitos].reverse().reduce((total, digito, i) => {
    const produto = Number(digito) * (i % 2 === 0 ? 2 : 1);
    return total + Math.floor(produto / 10) + (produto % 10);
  }, 0);
  return (10 - (soma % 10)) % 10;
}

/** The general digit of a bar code: weights 2 to 9 from the right; it is never 0. */
export function modulo11(digitos: string): number {
  const soma = [...digitos].reverse().reduce((total, digito, i) => total + Number(digito) * (2 + (i % 8)), 0);
  const digito = 11 - (soma % 11);
  return digito > 9 ? 1 : digito;
}

/** The factor of a due date, of four digits. */
export function fatorDoVencimento(vencimento: Dia): string {
  const dias = diasEntre(BASE_DO_FATOR, vencimento);
  return String(dias < 10_000 ? dias : PRIMEIRO_FATOR + ((dias - PRIMEIRO_FATOR) % VOLTA_DO_FATOR)).padStart(4, '0');
}

/** The due date of a factor: each stands for one day in 9000, and the nearest to today is meant. */
export function vencimentoDoFator(fator: string, hoje: Dia): Dia | null {
  const dias = Number(fator);
  if (dias === 0) return null;
  const primeiro = somarDias(BASE_DO_FATOR, dias);
  const voltas = Math.max(0, Math.round(diasEntre(primeiro, hoje) / VOLTA_DO_FATOR));
  return somarDias(primeiro, voltas * VOLTA_DO_FATOR);
}

export type DadosDoCodigo = {
  readonly banco: string;
  readonly vencimento: Dia;
  readonly valor: Centavos;
  /** 25 digits that are the bank's own. */
  readonly campoLivre: string;
};

/** A bar code with its general digit. */
export function montarCodigoDeBarras({ banco, vencimento, valor, campoLivre }: DadosDoCodigo): string {
  const inicio = `${banco}${REAL}`;
  const fim = `${fatorDoVencimento(vencimento)}${String(valor).padStart(10, '0')}${campoLivre}`;
  return `${inicio}${modulo11(inicio + fim)}${fim}`;
}

/** The line of a bar code, of 47 digits. */
export function linhaDoCodigo(codigo: string): string {
  const campos = [codigo.slice(0, 4) + codigo.slice(19, 24), codigo.slice(24, 34), codigo.slice(34, 44)];
  return `${campos.map((campo) => `${campo}${modulo10(campo)}`).join('')}${codigo.slice(4, 19)}`;
}

/** The line in its groups, as a boleto prints it: `34191.09008 63571.277308 71444.640008 6 16560000002160`. */
export function formatarLinha(linha: string): string {
  return linha.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

/** Reads a line or a bar code, with dots and spaces or without; every check digit must be right. */
export function lerBoleto(texto: string, hoje: Dia): LeituraDoBoleto {
  const digitos = texto.replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digitos)) return recusa('tamanho');
  const { length } = digitos;
  if (length === DIGITOS_DO_CONVENIO || (length === DIGITOS_DO_CODIGO && digitos.startsWith(CONVENIO)))
    return recusa('convenio');
  if (length === DIGITOS_DO_CODIGO) return lerCodigo(digitos, hoje);
  if (length !== DIGITOS_DA_LINHA) return recusa('tamanho');
  const campos = [digitos.slice(0, 10), digitos.slice(10, 21), digitos.slice(21, 32)] as const;
  const errado = campos.findIndex((campo) => modulo10(campo.slice(0, -1)) !== Number(campo.at(-1)));
  const [um, dois, tres] = campos;
  if (errado >= 0) return recusa((['campo1', 'campo2', 'campo3'] as const)[errado] ?? 'campo1');
  const livre = `${um.slice(4, 9)}${dois.slice(0, 10)}${tres.slice(0, 10)}`;
  return lerCodigo(`${um.slice(0, 4)}${digitos.slice(32)}${livre}`, hoje);
}

function lerCodigo(codigo: string, hoje: Dia): LeituraDoBoleto {
  if (codigo[3] !== REAL) return recusa('moeda');
  if (modulo11(codigo.slice(0, 4) + codigo.slice(5)) !== Number(codigo[4])) return recusa('digitoGeral');
  const valor = Number(codigo.slice(9, 19));
  return {
    ok: true,
    linha: linhaDoCodigo(codigo),
    codigoDeBarras: codigo,
    banco: codigo.slice(0, 3),
    valor: valor === 0 ? null : centavos(valor),
    vencimento: vencimentoDoFator(codigo.slice(5, 9), hoje),
  };
}

function recusa(qual: RecusaDoBoleto): LeituraDoBoleto {
  return { ok: false, recusa: qual };
}
