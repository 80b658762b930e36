import { centavos } from '../dinheiro.ts';
import type { DiaDeSorteio, Faixa, Premiacao, SemGanhador } from './loteria.ts';

/** A tier that divides a part of the prize money; unwon, it goes to the first tier of the next concurso unless it is said otherwise. */
export function parte(
  numero: number,
  acertos: readonly number[],
  { porCento, nome, semGanhador = 'proximoConcurso', sorteio = 1, trevos }: DaParte,
): Faixa {
  return {
    numero,
    nome,
    sorteio,
    acertos,
    ...(trevos === undefined ? {} : { trevos }),
    pagamento: { tipo: 'parte', porCento },
    semGanhador,
  };
}

type DaParte = {
  readonly porCento: number;
  readonly nome: string;
  readonly semGanhador?: SemGanhador;
  readonly sorteio?: 1 | 2;
  readonly trevos?: readonly number[];
};

/** A tier with a fixed amount; null hits stand for the month or the team. */
export function fixa(
  numero: number,
  acertos: readonly number[] | null,
  { valor, nome, trevos }: { readonly valor: number; readonly nome: string; readonly trevos?: readonly number[] },
): Faixa {
  return {
    numero,
    nome,
    sorteio: 1,
    acertos,
    ...(trevos === undefined ? {} : { trevos }),
    pagamento: { tipo: 'fixo', valor: centavos(valor) },
    semGanhador: 'proximoConcurso',
  };
}

/** 43,35 % of the revenue until 2 December 2024, 43,79 % since. */
export const PARCELA_ATE_2024 = 4_335;
export const PARCELA = 4_379;
export const PARCELA_NOVA_DESDE = '2024-12-02';

/** The tiers of a special edition: nothing accumulates, an unwon tier goes down to the next one. */
export function semAcumular(premiacao: Premiacao): Premiacao {
  return { ...premiacao, faixas: premiacao.faixas.map((faixa) => ({ ...faixa, semGanhador: 'desce' as const })) };
}

function noDia(semana: number, hora: string, fecha: DiaDeSorteio['fecha']): DiaDeSorteio {
  return { semana, hora, fecha };
}
function mesmoDia(hora: string) {
  return { diasAntes: 0, hora };
}

/** Draws at 20h, until November 2025. */
export function as20(dias: readonly number[]): readonly DiaDeSorteio[] {
  return dias.map((dia) => noDia(dia, '20:00', { aposta: mesmoDia('19:00'), bolao: mesmoDia('19:30') }));
}

/** Draws at 21h, since November 2025: bets until 20h, pools on screens until 20h30. */
export function as21(dias: readonly number[]): readonly DiaDeSorteio[] {
  return dias.map((dia) => noDia(dia, '21:00', { aposta: mesmoDia('20:00'), bolao: mesmoDia('20:30') }));
}

/** Sunday at 11h, since July 2026: bets until Saturday 22h, pools on screens until 10h45. */
export const DOMINGO: DiaDeSorteio = noDia(0, '11:00', {
  aposta: { diasAntes: 1, hora: '22:00' },
  bolao: mesmoDia('10:45'),
});

export const AS_21_DESDE = '2025-11-03';
export const DOMINGO_DESDE = '2026-07-19';
