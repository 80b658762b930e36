import { DIGITOS_DO_TELEFONE } from '../validacao.ts';

/** "(11) 98888-7777" of eleven digits. */
export function formatarTelefone(telefone: string): string {
  if (telefone.length !== DIGITOS_DO_TELEFONE) return telefone;
  return `(${telefone.slice(0, 2)}) ${telefone.slice(2, 7)}-${telefone.slice(7)}`;
}

/** "(11) *****-7777": area and last four, as screens show it (ASVS 14.2.6). */
export function mascararTelefone(telefone: string): string {
  if (telefone.length !== DIGITOS_DO_TELEFONE) return '(**) *****-****';
  return `(${telefone.slice(0, 2)}) *****-${telefone.slice(7)}`;
}
