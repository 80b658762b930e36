import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar } from '@rateia/domain/dinheiro';
import type { Recebimentos } from '../queries.ts';

/** A part that was released to the administrator: when, whose, how much. */
export interface Recebida {
  readonly id: number;
  readonly em: string;
  readonly membro: string;
  readonly valor: number;
}

interface Mes {
  /** `novembro de 2026`. */
  readonly mes: string;
  readonly total: Centavos;
  readonly itens: readonly Recebida[];
}

const NOME_DO_MES = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The parts that a group has paid, the newest first. */
export function recebidasDe(grupos: Recebimentos['grupos'], idGrupo: number): readonly Recebida[] {
  const previsoes = grupos.find((grupo) => grupo.idGrupo === idGrupo)?.previsoes ?? [];
  return previsoes
    .flatMap(({ id, valor, status, membro, realizadaEm: em }) =>
      status === ID_STATUS_PREVISAO.realizado && em !== null ? [{ id, em, membro, valor }] : [],
    )
    .sort((a, b) => b.em.localeCompare(a.em) || b.id - a.id);
}

/** The same by the month of Brasília, with its sum. */
export function porMes(recebidas: readonly Recebida[]): readonly Mes[] {
  const meses = new Map<string, Recebida[]>();
  for (const recebida of recebidas) {
    const mes = diaDe(recebida.em).slice(0, 7);
    meses.set(mes, [...(meses.get(mes) ?? []), recebida]);
  }
  return [...meses].map(([mes, itens]) => ({
    mes: NOME_DO_MES.format(new Date(`${mes}-15T00:00:00Z`)),
    total: somar(...itens.map(({ valor }) => centavos(valor))),
    itens,
  }));
}
