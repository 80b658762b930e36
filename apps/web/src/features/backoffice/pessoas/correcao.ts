import { CAMPOS_DO_NOME } from '@rateia/domain/perfil/edicao';
import { diaDosDigitos } from '@rateia/domain/usuario/campos-da-pessoa';
import { cpf } from '@rateia/domain/usuario/cpf';
import type { Campo, Regra } from '@rateia/domain/validacao';
import { estaVazio, maximoDeCaracteres, minimoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import type { PedidoDe } from '../../../lib/api-client.ts';

const MINIMO_DO_MOTIVO = 5;
/** The reason of an act on a person is strictly shorter than this (spec 1, §5). */
export const LIMITE_DO_MOTIVO = 1_001;

const dataInteira: Regra = (valor) =>
  estaVazio(valor) || diaDosDigitos(String(valor)) !== undefined ? undefined : 'Confira a data de nascimento.';
/** The rules of a field that may be left empty. */
function seHouver({ nome, regras }: Campo): Campo {
  return {
    nome,
    regras: regras.filter((regra) => regra !== obrigatorio),
  };
}
const motivo: Campo = {
  nome: 'Motivo',
  regras: [obrigatorio, minimoDeCaracteres(MINIMO_DO_MOTIVO), maximoDeCaracteres(LIMITE_DO_MOTIVO)],
};

/** Digits as they are typed; a field that is left empty stays as it is. */
export const CORRECAO_VAZIA = { primeiroNome: '', sobreNome: '', cpf: '', nascimento: '', mensagem: '' };
export const CAMPOS_DA_CORRECAO = {
  primeiroNome: seHouver(CAMPOS_DO_NOME.primeiroNome),
  sobreNome: seHouver(CAMPOS_DO_NOME.sobreNome),
  cpf: { nome: 'CPF', regras: [cpf] },
  nascimento: { nome: 'Data de nascimento', regras: [dataInteira] },
  mensagem: motivo,
} as const;
export const CAMPOS_DA_LIBERACAO = { cpf: { nome: 'CPF', regras: [obrigatorio, cpf] }, mensagem: motivo } as const;

/** The filled fields, as the contract takes them; undefined when nothing changes (REGRAS 2.24). */
export function correcaoParaEnviar(
  valores: typeof CORRECAO_VAZIA,
): PedidoDe<'corrigirDadosDaPessoa'>['body'] | undefined {
  const { primeiroNome, sobreNome, cpf: digitos, mensagem } = valores;
  const nascimento = diaDosDigitos(valores.nascimento);
  const dados = {
    ...(primeiroNome.trim() === '' ? {} : { primeiroNome: primeiroNome.trim() }),
    ...(sobreNome.trim() === '' ? {} : { sobreNome: sobreNome.trim() }),
    ...(digitos === '' ? {} : { cpf: digitos }),
    ...(nascimento === undefined ? {} : { nascimento }),
  };
  return Object.keys(dados).length === 0 ? undefined : { ...dados, mensagem: mensagem.trim() };
}
