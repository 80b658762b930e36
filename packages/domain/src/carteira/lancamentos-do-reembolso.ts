import type { Centavos } from '../dinheiro.ts';
import { maior, menor, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { Partida } from './contas.ts';
import { da, de, mais, menos } from './partidas.ts';
import type { Movimento } from './razao.ts';
import { movimento } from './razao.ts';

/** Whom a refunded month is taken from. Amounts sum to the month's share. */
export type FontesDoReembolso = {
  readonly recebivel: Centavos;
  readonly disponivel: Centavos;
  readonly cobertura: Centavos;
};

/**
 * Takes a refunded share from the administrator's receivable of that invoice, then from his wallet if it was already
 * released, and the rest from the platform; all of it from the platform where the platform covers the administrator
 * (REGRAS 2.9).
 */
export function fontesDoReembolso(pedido: {
  readonly valor: Centavos;
  readonly recebivel: Centavos;
  readonly disponivel: Centavos;
  readonly plataformaCobre: boolean;
}): FontesDoReembolso {
  if (pedido.plataformaCobre) return { recebivel: ZERO, disponivel: ZERO, cobertura: pedido.valor };
  const recebivel = menor(pedido.valor, maior(pedido.recebivel, ZERO));
  const disponivel = menor(subtrair(pedido.valor, recebivel), maior(pedido.disponivel, ZERO));
  return { recebivel, disponivel, cobertura: subtrair(pedido.valor, somar(recebivel, disponivel)) };
}

export type Reembolso = {
  readonly membro: number;
  readonly administrador: number;
  /** Share of the month that goes back, and the accounts it is taken from. */
  readonly parte: Centavos;
  readonly fontes: FontesDoReembolso;
  readonly taxa: Centavos;
  /** Deposit that goes back, already without exit fee and debts. */
  readonly caucao: Centavos;
  /** Exit fee of a fidelity group, kept from the deposit for the administrator. */
  readonly multa?: Centavos;
  /** `original` returns by the method that paid, as far as `ateOriginal` reaches; the rest goes to the wallet. */
  readonly destino: 'saldo' | 'original';
  readonly ateOriginal?: Centavos;
};

/** The entries of a seat that goes back: its month from those who bear it, its fee from revenue, its deposit from where it was kept (REGRAS 2.9). */
export function retiradaDaVaga(
  vaga: Pick<Reembolso, 'membro' | 'administrador' | 'fontes' | 'taxa' | 'caucao'>,
): readonly Partida[] {
  const { membro, administrador, fontes } = vaga;
  return [
    menos(de('recebivel', administrador), fontes.recebivel),
    menos(de('disponivel', administrador), fontes.disponivel),
    menos(da('cobertura'), fontes.cobertura),
    menos(da('receita_taxas'), vaga.taxa),
    menos(de('caucao', membro), vaga.caucao),
  ];
}

/** A seat that was only waited for goes back: its month out of the held money, its deposit from where it was kept (REGRAS 2.10). */
export function retiradaDaFila(
  vaga: Pick<Reembolso, 'membro' | 'caucao'> & { readonly mes: Centavos },
): readonly Partida[] {
  return [menos(de('bloqueado', vaga.membro), vaga.mes), menos(de('caucao', vaga.membro), vaga.caucao)];
}

/** The exit fee of a fidelity group is kept from the deposit for the administrator (REGRAS 2.9). */
export function multaGuardada(
  multa: Pick<Reembolso, 'membro' | 'administrador'> & { readonly valor: Centavos },
): readonly Partida[] {
  return [menos(de('caucao', multa.membro), multa.valor), mais(de('recebivel', multa.administrador), multa.valor)];
}

/**
 * The return of items of any kind: what they are taken from on one side; on the other what goes back by the methods that
 * paid, and the rest in the payer's wallet (REGRAS 2.9).
 */
export function devolucaoDeItens(pedido: {
  readonly pagador: number;
  readonly valor: Centavos;
  readonly porOriginal: Centavos;
  readonly partidas: readonly Partida[];
}): Movimento {
  const { pagador, valor, porOriginal, partidas } = pedido;
  return movimento('reembolso', [
    ...partidas,
    mais(da('estornos_a_pagar'), porOriginal),
    mais(de('disponivel', pagador), subtrair(valor, porOriginal)),
  ]);
}

/** Every refund of one membership in one shape: amounts come from `calcularReembolso` (REGRAS 2.9). */
export function reembolso(pedido: Reembolso): Movimento {
  const { membro, administrador, multa = ZERO } = pedido;
  const valor = somar(pedido.parte, pedido.taxa, pedido.caucao);
  return devolucaoDeItens({
    pagador: membro,
    valor,
    porOriginal: pedido.destino === 'original' ? menor(valor, pedido.ateOriginal ?? valor) : ZERO,
    partidas: [...retiradaDaVaga(pedido), ...multaGuardada({ membro, administrador, valor: multa })],
  });
}

/** The exit fee, or a part of it, goes back because the seat was refilled in time; taken as a refund is (REGRAS 2.9). */
export function devolucaoDaMulta(pedido: {
  readonly membro: number;
  readonly administrador: number;
  readonly fontes: FontesDoReembolso;
}): Movimento {
  const { membro, administrador, fontes } = pedido;
  return movimento('devolucaoDaMulta', [
    menos(de('recebivel', administrador), fontes.recebivel),
    menos(de('disponivel', administrador), fontes.disponivel),
    menos(da('cobertura'), fontes.cobertura),
    mais(de('disponivel', membro), somar(fontes.recebivel, fontes.disponivel, fontes.cobertura)),
  ]);
}
