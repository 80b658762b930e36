import { describe, expect, it } from 'vitest';
import { avisoDaContagem, relogioDigital, tempoRestante } from './tempo.ts';

const segundo = 1000;
const minuto = 60 * segundo;
const hora = 60 * minuto;
const dia = 24 * hora;

describe('Countdown (spec 1, §9)', () => {
  it('shows days, hours, minutes and seconds', () => {
    expect(tempoRestante(2 * dia + 3 * hora + 4 * minuto + 5 * segundo)).toEqual({
      dias: 2,
      horas: 3,
      minutos: 4,
      segundos: 5,
      terminou: false,
    });
  });

  it('marks the end, and never goes below it', () => {
    expect(tempoRestante(0)).toEqual({ dias: 0, horas: 0, minutos: 0, segundos: 0, terminou: true });
    expect(tempoRestante(-dia)).toEqual({ dias: 0, horas: 0, minutos: 0, segundos: 0, terminou: true });
  });

  it('still runs in its last instant', () => {
    expect(tempoRestante(1)).toMatchObject({ segundos: 1, terminou: false });
  });

  it.each([
    [28 * minuto + 41 * segundo, '28:41'],
    [2 * hora + 4 * minuto + 9 * segundo, '2:04:09'],
    [dia + hora, '25:00:00'],
    [0, '00:00'],
  ])('writes %d ms as %s', (resta, texto) => {
    expect(relogioDigital(resta)).toBe(texto);
  });

  it.each([
    [5 * minuto + 1, ''],
    [5 * minuto, 'Faltam 5 minutos.'],
    [minuto, 'Falta 1 minuto.'],
    [0, 'O prazo terminou.'],
  ])('announces only five minutes, one minute and the end (%d ms)', (resta, aviso) => {
    expect(avisoDaContagem(resta)).toBe(aviso);
  });
});
