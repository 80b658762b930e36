import { parseArgs } from 'node:util';
import { ErroDeConfiguracao } from '../gateways/erro-de-configuracao.ts';

/** The arguments of `npm run seed`; an absent number asks for none of its kind. */
export type Pedido = {
  readonly seVazio: boolean;
  readonly pessoas: number | undefined;
  readonly grupos: number | undefined;
  readonly partidas: number | undefined;
};

const USO = 'Uso: npm run seed [-- [--se-vazio] [--pessoas N] [--grupos N] [--partidas N]]';

/** Reads the arguments of `npm run seed`; refuses with one sentence what it does not know. */
export function lerPedido(argumentos: readonly string[]): Pedido {
  const { 'se-vazio': seVazio = false, ...resto } = separar(argumentos);
  return {
    seVazio,
    pessoas: quantos('pessoas', resto.pessoas),
    grupos: quantos('grupos', resto.grupos),
    partidas: quantos('partidas', resto.partidas),
  };
}

function separar(argumentos: readonly string[]) {
  try {
    return parseArgs({
      args: [...argumentos],
      options: {
        'se-vazio': { type: 'boolean' },
        pessoas: { type: 'string' },
        grupos: { type: 'string' },
        partidas: { type: 'string' },
      },
    }).values;
  } catch (causa) {
    throw new ErroDeConfiguracao(`Não entendi "${argumentos.join(' ')}". ${USO}`, { cause: causa });
  }
}

function quantos(nome: string, texto: string | undefined): number | undefined {
  if (texto === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(texto))
    throw new ErroDeConfiguracao(`--${nome} ${texto}: preciso de um número inteiro, de 1 a 999999999, sem pontos.`);
  return Number(texto);
}
