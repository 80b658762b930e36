import type { Dia } from '../datas.ts';
import type { Campo, Regra } from '../validacao.ts';
import { estaVazio, obrigatorio } from '../validacao.ts';
import { cpf } from './cpf.ts';
import { maiorDeIdade, nascimentoPossivel } from './nascimento.ts';

/** CPF and birth date as they are typed: digits. */
export interface Pessoa {
  readonly cpf: string;
  readonly nascimento: string;
}

/** "30/12/1990" typed as digits → the day on the wire, "1990-12-30"; undefined while it is not eight digits. */
export function diaDosDigitos(digitos: string): string | undefined {
  const partes = /^(\d{2})(\d{2})(\d{4})$/.exec(digitos);
  return partes === null ? undefined : `${partes[3]}-${partes[2]}-${partes[1]}`;
}

/** Rules of CPF and birth date; `hoje` is the product's day, `deMenor` the sentence for a person under age (REGRAS: of age). */
export function camposDaPessoa(hoje: Dia, deMenor: string): { readonly [N in keyof Pessoa]: Campo } {
  return {
    cpf: { nome: 'CPF', regras: [obrigatorio, cpf] },
    nascimento: { nome: 'Data de nascimento', regras: [obrigatorio, nascimentoDeAdulto(hoje, deMenor)] },
  };
}

function nascimentoDeAdulto(hoje: Dia, deMenor: string): Regra {
  return (valor) => {
    if (estaVazio(valor)) return undefined;
    const dia = diaDosDigitos(String(valor));
    if (dia === undefined || !nascimentoPossivel(dia, hoje)) return 'Confira a data de nascimento.';
    return maiorDeIdade(dia, hoje) ? undefined : deMenor;
  };
}
