import { ERROS } from '@rateia/contracts/erros';
import type { Dia } from '@rateia/domain/datas';
import type { Endereco } from '@rateia/domain/usuario/campos-do-endereco';
import { enderecoComecado } from '@rateia/domain/usuario/campos-do-endereco';
import { cpf } from '@rateia/domain/usuario/cpf';
import { maiorDeIdade, nascimentoPossivel } from '@rateia/domain/usuario/nascimento';
import type { Campo, Regra } from '@rateia/domain/validacao';
import { estaVazio, obrigatorio } from '@rateia/domain/validacao';
import type { PedidoDe } from '../../../lib/api-client.ts';
import { diaDosDigitos } from '../../../ui/formulario/mascaras.ts';

/** Digits as they are typed. */
export interface Pessoa {
  readonly cpf: string;
  readonly nascimento: string;
}

type Corpo = PedidoDe<'updateDadosFiscais'>['body'];

/** Rules of CPF and birth date; `hoje` is the product's day (REGRAS: of age). */
export function camposDaPessoa(hoje: Dia): { readonly [N in keyof Pessoa]: Campo } {
  return {
    cpf: { nome: 'CPF', regras: [obrigatorio, cpf] },
    nascimento: { nome: 'Data de nascimento', regras: [obrigatorio, nascimentoDeAdulto(hoje)] },
  };
}

/** The data as the contract takes them; the CEP's own code of the municipality goes along when it is known. */
export function paraEnviar(pessoa: Pessoa, endereco: Endereco, ibge: string | undefined): Corpo | undefined {
  const nascimento = diaDosDigitos(pessoa.nascimento);
  if (nascimento === undefined) return undefined;
  return {
    cpf: pessoa.cpf,
    nascimento,
    ...(enderecoComecado(endereco) ? { endereco: { ...endereco, ...(ibge === undefined ? {} : { ibge }) } } : {}),
  };
}

function nascimentoDeAdulto(hoje: Dia): Regra {
  return (valor) => {
    if (estaVazio(valor)) return undefined;
    const dia = diaDosDigitos(String(valor));
    if (dia === undefined || !nascimentoPossivel(dia, hoje)) return 'Confira a data de nascimento.';
    return maiorDeIdade(dia, hoje) ? undefined : ERROS.menorDeIdade.message;
  };
}
