import { somarMinutos } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { pedirEntrada } from '../../features/checkout/itens/pedir-entrada.ts';
import { reter } from '../../features/pedido/index.ts';
import type { Mundo } from '../app.ts';
import type { GrupoAVenda } from '../checkout.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { ate } from '../processos.ts';
import { alguemEspera, segurarCom } from '../travas.ts';
import { criarReserva, passarDaReserva } from './compras.ts';
import type { Provocar, Recusada } from './tabela.ts';

export const INEXISTENTE = 99_999_999;

export type Entrar = (
  mundo: Mundo,
  p: { readonly grupo: Pick<GrupoAVenda, 'id' | 'totalPorVaga'>; readonly como: Pessoa; readonly vagas?: number },
) => Promise<Recusada>;

export type QuerEntrar = { readonly grupo: GrupoAVenda; readonly como: Pessoa };
/** A person with money, and a group that she wants to enter. */
export function querEntrar(
  fazer: (mundo: Mundo, p: QuerEntrar) => Promise<Recusada>,
  grupo: Parameters<typeof criarGrupoAVenda>[1] = {},
): Provocar {
  return async (mundo) =>
    await fazer(mundo, {
      grupo: await criarGrupoAVenda(mundo, grupo),
      como: await criarPessoa(mundo, { saldo: SALDO }),
    });
}
export const SALDO = centavos(20_000);
/** Enters after this. */
export function depoisDe(fazer: (mundo: Mundo, p: QuerEntrar) => Promise<unknown>, entrar: Entrar): Provocar {
  return querEntrar(async (mundo, p) => {
    await fazer(mundo, p);
    return await entrar(mundo, p);
  });
}
export function comAConta(mudar: (mundo: Mundo, pessoa: Pessoa) => Promise<void>) {
  return async (mundo: Mundo, { como }: QuerEntrar): Promise<void> => await mudar(mundo, como);
}

export type ComReserva = Awaited<ReturnType<typeof criarReserva>>;
export function comReserva(fazer: (mundo: Mundo, reserva: ComReserva) => Promise<Recusada>): Provocar {
  return async (mundo) => await fazer(mundo, await criarReserva(mundo));
}
export function vencida(fazer: (mundo: Mundo, reserva: ComReserva) => Promise<Recusada>): Provocar {
  return comReserva(async (mundo, reserva) => {
    await passarDaReserva(mundo);
    return await fazer(mundo, reserva);
  });
}

export type Prender = Parameters<typeof segurarCom>[1];
/** Enters while another transaction holds the awaited row, and does this before that transaction ends. */
export async function aEspera(
  mundo: Mundo,
  p: { readonly prender: Prender; readonly fazer: () => Promise<Recusada>; readonly mudar?: Prender },
): Promise<Recusada> {
  const soltar = await segurarCom(mundo, p.prender);
  const feita = p.fazer();
  await ate('somebody to wait', () => alguemEspera(mundo));
  await soltar(p.mudar);
  return await feita;
}

/** Does it while another process holds seats of the group for the same person. */
export async function enquantoReserva(
  mundo: Mundo,
  { grupo, como }: QuerEntrar,
  fazer: () => Promise<Recusada>,
): Promise<Recusada> {
  const { id: grupoId, valorSemTaxas, valorTaxa } = grupo;
  const agora = mundo.agora();
  const fim = somarMinutos(agora, 10);
  const dela = { usuarioId: como.id, vagas: 1, relacionamento: null, pais: null, agora, ate: fim };
  const entrada = pedirEntrada({ grupoId, valorSemTaxas, valorTaxa, exigeCaucao: true, ...dela });
  const prender: Prender = (trx) => reter(trx, { usuarioId: como.id, itens: [entrada], ate: fim, agora });
  return await aEspera(mundo, { prender, fazer });
}
