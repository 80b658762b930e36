import type { Dia, Instante } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import type { CustoDoMeio } from '../grupos/precos.ts';
import { custoDoMeio } from '../grupos/precos.ts';
import type { Regras } from '../regras.ts';

/** The reason why a method that is on cannot be used for an amount. */
export type MotivoIndisponivel = 'saldoInsuficiente' | 'valorMinimo';

/** An amount that is about to be paid, and the balance of the payer's wallet. */
export type ValorAPagar = { readonly valor: Centavos; readonly saldo: Centavos };

type Comum = {
  /** Listings A and B of the specification (spec B§3). */
  readonly id: number;
  readonly provedor: number;
  readonly rotulo: string;
  /** One line on the screen that offers it. */
  readonly descricao: string;
  /** Its numbers in force: whether it is on, and its cost for the payer (REGRAS 2.4). */
  readonly numeros: (regras: Regras) => CustoDoMeio & { readonly ligado: boolean };
  /** True if it may add to the balance. */
  readonly recarrega: boolean;
  readonly indisponivel: (pedido: ValorAPagar, regras: Regras) => MotivoIndisponivel | undefined;
};

/** A payment method that settles in the call that asks for it. */
export type MeioNaHora = Comum & { readonly tipo: 'naHora' };

/** Seats of a group that a charge of a method is about to keep (REGRAS 2.2). */
export type VagasPeloMeio = {
  readonly pedidas: number;
  /** The free seats of the group and those of this purchase. */
  readonly livres: number;
  /** The seats that other purchases by this method keep. */
  readonly retidas: number;
  /** The seats that other purchases of the same person by this method keep. */
  readonly doUsuario: number;
};

/** A payment method that asks a provider for a charge, and waits for its money. */
export type MeioDeCobranca = Comum & {
  readonly tipo: 'cobranca';
  /** The end of the wait of a charge, and of the things that it holds unless `retemAte` says another (REGRAS 2.2). */
  readonly expiraEm: (agora: Instante, regras: Regras) => Instante;
  /** The end of the hold for a charge with this end: money that takes days to arrive is waited for. */
  readonly retemAte?: (expiraEm: Instante, regras: Regras) => Instante;
  /** False if its charges may not keep these seats as long as it would; a method without this rule keeps any. */
  readonly podeReter?: (vagas: VagasPeloMeio, regras: Regras) => boolean;
  /** Its charge prints the payer's address: without one there is none. */
  readonly pedeEndereco?: true;
  /** True if money of one day may still go back on another the way it came (REGRAS 2.9). */
  readonly devolve: (dias: { readonly pagoEm: Dia; readonly hoje: Dia }, regras: Regras) => boolean;
};

/** A payment method as the domain knows it: one module in `meios/` each. */
export type Meio = MeioNaHora | MeioDeCobranca;

/** The cost of a payment method for its payer, without its other numbers (REGRAS 2.4). */
export function custoPeloMeio(meio: Meio, regras: Regras): CustoDoMeio {
  const { basisPoints, fixo } = meio.numeros(regras);
  return { basisPoints, fixo };
}

/** The amount that a payment method adds to an amount (REGRAS 2.4). */
export function acrescimoDoMeio(meio: Meio, valor: Centavos, regras: Regras): Centavos {
  return custoDoMeio(valor, custoPeloMeio(meio, regras));
}
