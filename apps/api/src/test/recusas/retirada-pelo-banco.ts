import type { Mundo } from '../app.ts';
import type { Pessoa } from '../construtores.ts';
import type { QuemRetira } from '../retirada.ts';
import { linhaDoTipo } from '../retirada.ts';
import type { Recusada } from './tabela.ts';

/** Registers a bank account, which waits for its code. */
export async function deConta(mundo: Mundo, como: Pessoa, mudar: { readonly cpf?: string; readonly conta?: string }) {
  const nova = { banco: '001', tipo: 'corrente', agencia: '1584-9', conta: '210169-6', cpf: como.cpf } as const;
  return await mundo.chamar('createContaBancaria', { ...nova, ...mudar }, { como });
}
export async function deContaNova(mundo: Mundo, como: QuemRetira): Promise<number> {
  return (await deConta(mundo, como, {})).corpo.id;
}
/** Reads a boleto of the registry, of a shop unless it is said otherwise. */
export async function ler(mundo: Mundo, como: QuemRetira, qual = 0) {
  return await lerDaSerie(mundo, como, { qual, serie: 1 });
}

let series = 1;
/** A boleto of a shop that nobody has paid, and that each person may read. */
export function boletoSoSeu(): (mundo: Mundo, como: QuemRetira) => ReturnType<typeof ler> {
  series += 1;
  const serie = series;
  return async (mundo, como) => await lerDaSerie(mundo, como, { qual: 0, serie });
}

async function lerDaSerie(
  mundo: Mundo,
  como: QuemRetira,
  { qual, serie }: { readonly qual: number; readonly serie: number },
) {
  return await mundo.chamar('lerBoleto', { linha: linhaDoTipo(mundo, { qual, valor: 4_000, serie }) }, { como });
}
export async function semBanco(mundo: Mundo, fazer: () => Promise<Recusada>): Promise<Recusada> {
  const { gateways } = mundo.aplicacao.deps;
  const { saida } = gateways;
  Object.assign(gateways, { saida: undefined });
  try {
    return await fazer();
  } finally {
    Object.assign(gateways, { saida });
  }
}
