import { NOMES_DAS_CONTAS } from '@rateia/domain/carteira/extrato';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, instanteDe, somarDias, somarMeses } from '@rateia/domain/datas';
import { diaDaSemana, formatarDia, formatarDiaCompleto, formatarHora } from '@rateia/domain/datas-formatadas';
import type { ContaDoExtrato, LinhaDoExtrato } from '../queries.ts';

/** The movements of one day, newest first, and the balance at its end. */
export interface DiaDoExtrato {
  readonly dia: Dia;
  readonly saldo: number;
  readonly linhas: LinhaDoExtrato[];
}

/** Rows in the order they come, newest first, gathered by the day of Brasília. */
export function porDia(linhas: readonly LinhaDoExtrato[]): DiaDoExtrato[] {
  const dias: DiaDoExtrato[] = [];
  for (const linha of linhas) {
    const dia = diaDe(linha.quando);
    const ultimo = dias.at(-1);
    if (ultimo?.dia === dia) ultimo.linhas.push(linha);
    else dias.push({ dia, saldo: linha.saldoApos, linhas: [linha] });
  }
  return dias;
}

/**
 * One row of a day: a movement, or the payments of the members of one group for a cycle, which came at the same moment.
 */
export type LinhaDoDia =
  | { readonly tipo: 'uma'; readonly linha: LinhaDoExtrato }
  | {
      readonly tipo: 'ciclo';
      readonly grupo: string;
      readonly valor: number;
      readonly linhas: readonly LinhaDoExtrato[];
    };

/** Receipts of the same group that stand together become one row; all other movements stay as they are. */
export function porCiclo(linhas: readonly LinhaDoExtrato[]): LinhaDoDia[] {
  const dias: LinhaDoDia[] = [];
  for (const linha of linhas) {
    const ultima = dias.at(-1);
    const anterior = ultima?.tipo === 'ciclo' ? ultima.linhas.at(-1) : ultima?.linha;
    if (ultima === undefined || anterior === undefined || !mesmoCiclo(anterior, linha)) {
      dias.push({ tipo: 'uma', linha });
      continue;
    }
    const juntas = [...(ultima.tipo === 'ciclo' ? ultima.linhas : [ultima.linha]), linha];
    const valor = juntas.reduce((soma, uma) => soma + uma.valor, 0);
    dias[dias.length - 1] = { tipo: 'ciclo', grupo: linha.grupo ?? '', valor, linhas: juntas };
  }
  return dias;
}

function mesmoCiclo(uma: LinhaDoExtrato, outra: LinhaDoExtrato): boolean {
  return (
    uma.motivo === 'liberacao' &&
    outra.motivo === 'liberacao' &&
    uma.idGrupo !== null &&
    uma.idGrupo === outra.idGrupo &&
    uma.conta === outra.conta &&
    diaDe(uma.quando) === diaDe(outra.quando)
  );
}

/**
 * The amount that moved, as its receipt sums it; also money that only passed by, paid out of the pocket or back into
 * it.
 */
export function valorDaLinha({ valor, passou }: LinhaDoExtrato): number {
  if (passou === null) return valor;
  return passou.volta ? passou.valor : -passou.valor;
}

/**
 * The place, the object and the hour; the account only where several are shown. A movement that happens by itself as a
 * day begins has no hour.
 */
export function detalheDe(linha: LinhaDoExtrato, vista: ContaDoExtrato): string {
  const { conta, detalhe, quando, passou } = linha;
  const comConta = vista === 'tudo' && passou === null ? NOMES_DAS_CONTAS[conta] : '';
  const hora = inicioDoDia(diaDe(quando)) === instanteDe(Date.parse(quando)) ? '' : formatarHora(quando);
  return [comConta, detalhe, caminhoDe(linha), hora].filter((parte) => parte !== '').join(' ·\u00A0');
}

/** The origin and the destination of money that was never in the wallet. */
function caminhoDe({ passou }: LinhaDoExtrato): string {
  if (passou === null) return '';
  const meio = passou.meio ?? 'Pix';
  return passou.volta ? `volta por ${meio}` : `veio por ${meio} e foi para o grupo`;
}

/** "Hoje, 28 de dezembro", "Ontem, 27 de dezembro", "Segunda, 21 de dezembro"; with the year when it is another one. */
export function nomeDoDia(dia: Dia, hoje: Dia): string {
  const data = dia.slice(0, 4) === hoje.slice(0, 4) ? formatarDia(dia) : formatarDiaCompleto(dia);
  if (dia === hoje) return `Hoje, ${data}`;
  if (dia === somarDias(hoje, -1)) return `Ontem, ${data}`;
  const semana = diaDaSemana(dia);
  return `${semana.charAt(0).toLocaleUpperCase('pt-BR')}${semana.slice(1)}, ${data}`;
}

export interface Mes {
  /** `2026-12`, as it stands in the address. */
  readonly valor: string;
  readonly rotulo: string;
  readonly de: Dia;
  readonly ate: Dia;
}

const MESES_OFERECIDOS = 12;

/** The months offered, the present one first; one of another year says so. */
export function mesesAte(hoje: Dia): Mes[] {
  const primeiro: Dia = `${hoje.slice(0, 7)}-01`;
  return Array.from({ length: MESES_OFERECIDOS }, (_, i) => {
    const de = somarMeses(primeiro, -i);
    const nome = formatarDia(de).split(' de ')[1] ?? '';
    const titulo = nome.charAt(0).toLocaleUpperCase('pt-BR') + nome.slice(1);
    return {
      valor: de.slice(0, 7),
      rotulo: de.slice(0, 4) === hoje.slice(0, 4) ? titulo : `${titulo} de ${de.slice(0, 4)}`,
      de,
      ate: somarDias(somarMeses(de, 1), -1),
    };
  });
}
