import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import {
  filaDeEnvio,
  limiteDeConfirmacao,
  limiteDeEntrega,
  limiteDeEnvioDeDados,
  limiteDeRecurso,
  limiteDeRenovacao,
  prazoDoStatus,
} from './prazos.ts';

const desde = '2026-12-01T15:00:00.000Z';
function em(status: Parameters<typeof prazoDoStatus>[0]['status']) {
  return prazoDoStatus({ status, desde }, REGRAS_PADRAO);
}

describe('Deadlines of a group (REGRAS 2.1)', () => {
  it('30 days to be formed, told on days 20 and 27', () => {
    expect(em(1)).toEqual({
      limite: '2026-12-31T15:00:00.000Z',
      avisos: ['2026-12-21T15:00:00.000Z', '2026-12-28T15:00:00.000Z'],
      evento: 'vencerFormacao',
    });
  });

  it('72 hours to sign the service, told at 24 and 48', () => {
    expect(em(3)).toEqual({
      limite: '2026-12-04T15:00:00.000Z',
      avisos: ['2026-12-02T15:00:00.000Z', '2026-12-03T15:00:00.000Z'],
      evento: 'vencerAssinatura',
    });
  });

  it('7 days to edit, told on days 3 and 6', () => {
    expect(em(68)).toEqual({
      limite: '2026-12-08T15:00:00.000Z',
      avisos: ['2026-12-04T15:00:00.000Z', '2026-12-07T15:00:00.000Z'],
      evento: 'vencerEdicao',
    });
  });

  it('staff answers by the end of the second business day, screening by the end of the first', () => {
    // Tue 1 Dec: Wed 2 is the first, Thu 3 the second; its end is 4 Dec 00:00 in Brasília
    expect(em(50)).toEqual({ limite: '2026-12-04T03:00:00.000Z', avisos: [] });
    expect(em(111)).toEqual({ limite: '2026-12-03T03:00:00.000Z', avisos: [] });
    // Wed 23 Dec: Thu 24, then Christmas and the weekend, Mon 28
    const noNatal = { status: 50, desde: '2026-12-23T15:00:00.000Z' } as const;
    expect(prazoDoStatus(noNatal, REGRAS_PADRAO)?.limite).toBe('2026-12-29T03:00:00.000Z');
  });

  it('7 days to appeal and 30 to renew', () => {
    expect(em(110)).toEqual({ limite: '2026-12-08T15:00:00.000Z', avisos: [] });
    expect(limiteDeRecurso(desde, REGRAS_PADRAO)).toBe('2026-12-08T15:00:00.000Z');
    expect(em(104)).toEqual({ limite: '2026-12-31T15:00:00.000Z', avisos: [] });
    expect(limiteDeRenovacao(desde, REGRAS_PADRAO)).toBe('2026-12-31T15:00:00.000Z');
  });

  it.each([2, 4, 51, 52, 55, 69, 76, 77] as const)('status %i has no deadline of its own', (status) => {
    expect(em(status)).toBeUndefined();
  });

  it('72 hours to deliver the access, 48 of silence confirm it, 24 for a member who enters later', () => {
    expect(limiteDeEntrega(desde, REGRAS_PADRAO)).toBe('2026-12-04T15:00:00.000Z');
    expect(limiteDeConfirmacao(desde, REGRAS_PADRAO)).toBe('2026-12-03T15:00:00.000Z');
    expect(limiteDeEnvioDeDados(desde, REGRAS_PADRAO)).toBe('2026-12-02T15:00:00.000Z');
  });

  it('a delivery is for today when it is due today or overdue', () => {
    expect(filaDeEnvio('2026-12-02T15:00:00.000Z', '2026-12-02')).toBe('hoje');
    expect(filaDeEnvio('2026-12-01T15:00:00.000Z', '2026-12-02')).toBe('hoje');
    expect(filaDeEnvio('2026-12-03T03:00:00.000Z', '2026-12-02')).toBe('proximosDias');
    // 3 Dec 01:00 UTC is still 2 Dec in Brasília
    expect(filaDeEnvio('2026-12-03T01:00:00.000Z', '2026-12-02')).toBe('hoje');
  });
});
