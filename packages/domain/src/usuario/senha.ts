import type { Raizes } from '../senhas-comuns.ts';
import { ehSenhaComum } from '../senhas-comuns.ts';
import type { Regra } from '../validacao.ts';
import { estaVazio, maximoDeCaracteres } from '../validacao.ts';

/** Passwords have at least this many characters (spec A§5, B§5). */
export const MINIMO_DA_SENHA = 8;
/** Passwords are strictly shorter than this (spec A§5): 128 characters fit; longer ones are refused before they are hashed. */
export const LIMITE_DA_SENHA = 129;
/** The signs of which a password has at least one (spec A§5). */
export const SINAIS_DA_SENHA = '#@$!%*?&';

/** Length, digit, lower case, upper case, sign, and not one of the common ones by these roots (spec A§5). */
export function senhaCom(raizes: Raizes): Regra {
  return (valor, nome) => {
    if (estaVazio(valor)) return undefined;
    const texto = typeof valor === 'string' ? valor : '';
    const falta = oQueFalta(texto, nome);
    if (falta !== undefined) return falta;
    return ehSenhaComum(texto, raizes) ? 'Essa senha é muito comum. Escolha outra.' : undefined;
  };
}

function oQueFalta(texto: string, nome: string): string | undefined {
  if (texto.length < MINIMO_DA_SENHA) return `O campo ${nome} precisa ter no mínimo ${MINIMO_DA_SENHA} caracteres.`;
  const longa = maximoDeCaracteres(LIMITE_DA_SENHA)(texto, nome);
  if (longa !== undefined) return longa;
  if (!/\d/.test(texto)) return `O campo ${nome} precisa ter um número.`;
  if (!/[a-z]/.test(texto)) return `O campo ${nome} precisa ter uma letra minúscula.`;
  if (!/[A-Z]/.test(texto)) return `O campo ${nome} precisa ter uma letra maiúscula.`;
  const temSinal = Array.from(texto).some((letra) => SINAIS_DA_SENHA.includes(letra));
  return temSinal
    ? undefined
    : `O campo ${nome} precisa ter um destes sinais: ${Array.from(SINAIS_DA_SENHA).join(' ')}`;
}
