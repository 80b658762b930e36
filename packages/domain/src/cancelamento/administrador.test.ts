import { describe, expect, it } from 'vitest';
import { somarMinutos } from '../datas.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { CASO_DA_REMOCAO, faltaExplicar, MOTIVO_MAU_USO, remocoesPossiveis, sinaisDeMauUso } from './administrador.ts';

describe('The ways in which an administrator removes a member (REGRAS 2.9)', () => {
  it.each([
    ['in a paid month', { fimDoCiclo: '2026-12-10', saidaAgendada: false }, ['fimDoCiclo', 'agora']],
    ['without a month that runs', { fimDoCiclo: undefined, saidaAgendada: false }, ['agora']],
    ['when he leaves already', { fimDoCiclo: '2026-12-10', saidaAgendada: true }, ['agora']],
  ])('%s', (_quando, situacao, esperadas) => {
    expect(remocoesPossiveis(situacao)).toEqual(esperadas);
  });

  it('at once is the row that gives everything back; at the end of the month it is one of its own', () => {
    expect(CASO_DA_REMOCAO).toEqual({ fimDoCiclo: 'removidoNoFimDoCiclo', agora: 'removidoPeloAdministrador' });
  });
});

describe('The explanation of a removal', () => {
  it.each([
    [MOTIVO_MAU_USO, '', true],
    [MOTIVO_MAU_USO, '  ok ', true],
    [MOTIVO_MAU_USO, 'Passou a senha adiante.', false],
    [3, '', false],
    [99, '', true],
  ])('reason %i with "%s": missing is %s', (motivo, texto, falta) => {
    expect(faltaExplicar({ motivo, texto })).toBe(falta);
  });
});

describe('Signs of misuse of the access (REGRAS 2.9)', () => {
  const agora = '2026-11-26T12:00:00.000Z';
  function ha(minutos: number, aparelho = 'Chrome') {
    return { quando: somarMinutos(agora, -minutos), aparelho };
  }
  const { aparelhos, aberturasPorDia, dias } = REGRAS_PADRAO.mauUso;
  function sinais(aberturas: readonly ReturnType<typeof ha>[]) {
    return sinaisDeMauUso({ aberturas, agora }, REGRAS_PADRAO);
  }

  it('as many devices as the rule allows are none; one more is', () => {
    const deOutros = Array.from({ length: aparelhos }, (_, n) => ha(n * 2_000, `Aparelho ${n}`));
    expect(sinais(deOutros)).toMatchObject({ aparelhos, aparelhosDemais: false });
    expect(sinais([...deOutros, ha(1, 'Mais um')])).toMatchObject({ aparelhos: aparelhos + 1, aparelhosDemais: true });
  });

  it('openings of one day count together, at whatever hour it begins', () => {
    const juntas = Array.from({ length: aberturasPorDia + 1 }, (_, n) => ha(5_000 + n * 60));
    expect(sinais(juntas)).toMatchObject({ maiorDoDia: aberturasPorDia + 1, aberturasDemais: true });
    expect(sinais(juntas.slice(1))).toMatchObject({ aberturasDemais: false });
  });

  it('old openings say nothing, and none says nothing', () => {
    expect(sinais([ha(dias * 1_440 + 1), ha(dias * 1_440 + 2, 'Outro')])).toMatchObject({
      aparelhos: 0,
      maiorDoDia: 0,
    });
    expect(sinais([])).toEqual({ aparelhos: 0, maiorDoDia: 0, aparelhosDemais: false, aberturasDemais: false });
  });
});
