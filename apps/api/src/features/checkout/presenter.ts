import type { Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { Centavos } from '@rateia/domain/dinheiro';
import { comDescontos } from '@rateia/domain/grupos/composicao-com-descontos';
import type { Composicao, CustoDoMeio } from '@rateia/domain/grupos/precos';
import { composicao } from '@rateia/domain/grupos/precos';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { GrupoParaEntrar } from './grupo-para-entrar.ts';
import type { Reserva } from './repository.ts';

/** Price of a hold, by its own snapshot, with a method's cost when one is chosen (spec B§3). */
export function composicaoDaReserva(
  {
    reserva,
    exigeCaucao,
  }: { readonly reserva: Pick<Reserva, 'valorSemTaxas' | 'valorTaxa' | 'vagas'>; readonly exigeCaucao: boolean },
  taxaMeio?: CustoDoMeio,
): Composicao {
  return composicao({
    preco: { valorSemTaxas: reserva.valorSemTaxas, valorTaxa: reserva.valorTaxa },
    vagas: reserva.vagas,
    exigeCaucao,
    ...(taxaMeio === undefined ? {} : { taxaMeio }),
  });
}

export function apresentarComposicao(c: Composicao): Resposta<typeof checkout.taxasDaAssinatura> {
  return {
    parte: c.parte,
    taxa: c.taxa,
    caucao: c.caucao,
    custoMeio: c.custoMeio,
    totalHoje: c.totalHoje,
    mensal: c.mensal,
    vagas: c.vagas,
    linhas: c.linhas.map((l) => ({ ...l })),
  };
}

/** The rules of a group, line by line. */
export function regrasDe({ regras }: Pick<GrupoParaEntrar, 'regras'>): string[] {
  return regras.split('\n').filter((linha) => linha.trim() !== '');
}

export function apresentarPreCheckout(p: {
  readonly reserva: Pick<Reserva, 'id' | 'vagas' | 'valorSemTaxas' | 'valorTaxa' | 'entraEm'>;
  readonly grupo: GrupoParaEntrar;
  readonly exigeCaucao: boolean;
  readonly saldo: Centavos;
  readonly ate: string;
  readonly descontos: readonly LinhaDeValor[];
  /** The code of its coupon. */
  readonly cupom: string | null;
}): Resposta<typeof checkout.preCheckout> {
  return {
    idPreCheckout: p.reserva.id,
    idGrupo: p.grupo.id,
    grupo: p.grupo.nome,
    servico: p.grupo.servico,
    icone: p.grupo.icone,
    cor: p.grupo.cor,
    nomeAdmin: p.grupo.nomeAdmin,
    regras: regrasDe(p.grupo),
    vagas: p.reserva.vagas,
    entraEm: p.reserva.entraEm,
    exigeCaucao: p.exigeCaucao,
    composicao: apresentarComposicao(comDescontos(composicaoDaReserva(p), p.descontos)),
    cupom: p.cupom,
    saldo: p.saldo,
    reservaAte: p.ate,
  };
}
