import type { Regra } from '../validacao.ts';
import { seHouver } from '../validacao.ts';

const DIGITOS = 11;

/** The eleven digits alone, without dots and dash. */
export function limparCpf(cpf: string): string {
  return cpf.replace(/\D/g, '');
}

/** True for eleven digits, not all equal, whose two check digits hold (modulo 11; Receita Federal's rule). */
export function validarCpf(cpf: string): boolean {
  if (!/^(?:\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(cpf)) return false;
  const digitos = Array.from(limparCpf(cpf), Number);
  if (new Set(digitos).size === 1) return false;
  return (
    digitoVerificador(digitos.slice(0, 9)) === digitos[9] && digitoVerificador(digitos.slice(0, 10)) === digitos[10]
  );
}

function digitoVerificador(digitos: readonly number[]): number {
  const soma = digitos.reduce((total, digito, indice) => total + digito * (digitos.length + 1 - indice), 0);
  const resto = (soma * 10) % 11;
  return resto === 10 ? 0 : resto;
}

/** "529.982.247-25". */
export function formatarCpf(cpf: string): string {
  const digitos = limparCpf(cpf);
  if (digitos.length !== DIGITOS) return cpf;
  return `${digitos.slice(0, 3)}.${digitos.slice(3, 6)}.${digitos.slice(6, 9)}-${digitos.slice(9)}`;
}

/** "***.982.247-**": the form for another screen, a receipt or a log. */
export function mascararCpf(cpf: string): string {
  const digitos = limparCpf(cpf);
  return digitos.length === DIGITOS ? `***.${digitos.slice(3, 6)}.${digitos.slice(6, 9)}-**` : '***.***.***-**';
}

/** "O campo {name} precisa ter um CPF válido." (spec A§5) */
export const cpf: Regra = /* @__PURE__ */ seHouver(validarCpf, (nome) => `O campo ${nome} precisa ter um CPF válido.`);
