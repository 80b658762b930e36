import type { Dia } from '@rateia/domain/datas';
import { diaDe, somarDias, somarMeses } from '@rateia/domain/datas';
import { diaDaSemana, formatarDia, formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import type { LinhaDoExtrato } from '../queries.ts';

/** The accounts of the wallet, as they are called in a row. */
export const NOMES_DAS_CONTAS: Record<LinhaDoExtrato['conta'], string> = {
  disponivel: 'Disponível',
  bloqueado: 'Bloqueado',
  caucao: 'Caução',
  recebivel: 'A receber',
  promocional: 'Promocional',
};

/** The movements of one day, newest first, and the balance at its end. */
export interface DiaDoExtrato {
  dia: Dia;
  saldo: number;
  linhas: LinhaDoExtrato[];
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
  valor: string;
  rotulo: string;
  de: Dia;
  ate: Dia;
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
