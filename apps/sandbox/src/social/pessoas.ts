import { randomInt } from 'node:crypto';
import type { Contexto } from '../contexto.ts';
import type { PessoaSocial, ProvedorSocial } from '../estado.ts';

/** People who are always there, so that a newcomer finds each case without typing. */
const CONHECIDAS: readonly Omit<PessoaSocial, 'id' | 'provedor'>[] = [
  { nome: 'Helena', sobrenome: 'Prado', email: 'helena.prado@exemplo.com.br', emailVerificado: true },
  { nome: 'Ivo', sobrenome: 'Castanho', email: 'ivo.castanho@exemplo.com.br', emailVerificado: false },
  { nome: 'Marina', sobrenome: 'Duarte', email: 'marina.duarte@exemplo.com.br', emailVerificado: true },
];

export function pessoasDe({ guarda }: Contexto, provedor: ProvedorSocial): readonly PessoaSocial[] {
  const fixas = CONHECIDAS.map((pessoa, i) => ({ ...pessoa, provedor, id: idFixo(provedor, i) }));
  return [...fixas, ...guarda.estado.pessoasSociais.filter((pessoa) => pessoa.provedor === provedor)];
}

export function acharPessoa(contexto: Contexto, provedor: ProvedorSocial, id: string): PessoaSocial | undefined {
  return pessoasDe(contexto, provedor).find((pessoa) => pessoa.id === id);
}

/** A new person at a provider; undefined when a field is missing. */
export function criarPessoa(
  { guarda }: Contexto,
  provedor: ProvedorSocial,
  campos: Readonly<Record<string, unknown>>,
): PessoaSocial | undefined {
  function texto(nome: string): string {
    return typeof campos[nome] === 'string' ? campos[nome].trim() : '';
  }
  const [nome, sobrenome, email] = [texto('nome'), texto('sobrenome'), texto('email').toLowerCase()];
  if (nome === '' || sobrenome === '' || !email.includes('@')) return undefined;
  const id = String(randomInt(2 ** 47)).padStart(15, '1');
  const emailVerificado = campos['emailVerificado'] === 'sim' || campos['emailVerificado'] === true;
  const pessoa = { id, provedor, nome, sobrenome, email, emailVerificado };
  guarda.estado.pessoasSociais.push(pessoa);
  guarda.alterado();
  return pessoa;
}

function idFixo(provedor: ProvedorSocial, i: number): string {
  return `${provedor === 'google' ? 108 : 1022}00000000${i + 1}`;
}
