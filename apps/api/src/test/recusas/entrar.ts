import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from '../app.ts';
import type { GrupoAVenda } from '../checkout.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { criarReserva, passarDaReserva } from './compras.ts';
import type { Provocar, Recusada } from './tabela.ts';

export const INEXISTENTE = 99_999_999;

export type Entrar = (
  mundo: Mundo,
  p: { readonly grupo: Pick<GrupoAVenda, 'id' | 'totalPorVaga'>; readonly como: Pessoa; readonly vagas?: number },
) => Promise<Recusada>;

export type QuerEntrar = { readonly grupo: GrupoAVenda; readonly como: Pessoa };
/** A person with money, and a group that she wants to enter. */
export const querEntrar =
  (
    fazer: (mundo: Mundo, p: QuerEntrar) => Promise<Recusada>,
    grupo: Parameters<typeof criarGrupoAVenda>[1] = {},
  ): Provocar =>
  async (mundo) =>
    await fazer(mundo, {
      grupo: await criarGrupoAVenda(mundo, grupo),
      como: await criarPessoa(mundo, { saldo: SALDO }),
    });
export const SALDO = centavos(20_000);
/** Enters after this. */
export const depoisDe = (fazer: (mundo: Mundo, p: QuerEntrar) => Promise<unknown>, entrar: Entrar): Provocar =>
  querEntrar(async (mundo, p) => {
    await fazer(mundo, p);
    return await entrar(mundo, p);
  });
export const comAConta =
  (mudar: (mundo: Mundo, pessoa: Pessoa) => Promise<void>) =>
  async (mundo: Mundo, { como }: QuerEntrar): Promise<void> =>
    await mudar(mundo, como);

export type ComReserva = Awaited<ReturnType<typeof criarReserva>>;
export const comReserva =
  (fazer: (mundo: Mundo, reserva: ComReserva) => Promise<Recusada>): Provocar =>
  async (mundo) =>
    await fazer(mundo, await criarReserva(mundo));
export const vencida = (fazer: (mundo: Mundo, reserva: ComReserva) => Promise<Recusada>): Provocar =>
  comReserva(async (mundo, reserva) => {
    await passarDaReserva(mundo);
    return await fazer(mundo, reserva);
  });
