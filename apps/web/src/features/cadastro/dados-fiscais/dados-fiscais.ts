import type { Pessoa } from '@rateia/domain/usuario/campos-da-pessoa';
import { diaDosDigitos } from '@rateia/domain/usuario/campos-da-pessoa';
import type { Endereco } from '@rateia/domain/usuario/campos-do-endereco';
import { enderecoComecado } from '@rateia/domain/usuario/campos-do-endereco';
import type { PedidoDe } from '../../../lib/api-client.ts';

type Corpo = PedidoDe<'updateDadosFiscais'>['body'];

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
