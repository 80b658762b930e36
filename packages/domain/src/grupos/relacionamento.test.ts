import { describe, expect, it } from 'vitest';
import { ID_RELACIONAMENTO } from './enums.ts';
import { recusaDeRelacionamento, relacionamentosQueServem } from './relacionamento.ts';

const { amigos, familia, mesmaResidencia, trabalho } = ID_RELACIONAMENTO;

describe('Relations that let a person enter (REGRAS 2.27)', () => {
  it.each([
    ['nobody is asked without a demand', [], [], []],
    ['the group demands alone', [], [amigos], [amigos]],
    ['the service demands alone', [familia, mesmaResidencia], [], [familia, mesmaResidencia]],
    ['both demand: what both take', [familia, mesmaResidencia], [amigos, familia], [familia]],
    ['the service wins over a group that allows something else', [mesmaResidencia], [trabalho], [mesmaResidencia]],
  ])('%s', (_caso, doServico, doGrupo, servem) => {
    expect(relacionamentosQueServem({ doServico, doGrupo })).toEqual(servem);
  });

  it.each([
    ['nothing asked, nothing said', null, [], undefined],
    ['nothing asked, something said', amigos, [], undefined],
    ['asked and not said', null, [familia], 'relacionamentoObrigatorio'],
    ['asked and another one said', amigos, [familia], 'relacionamentoNaoServe'],
    ['asked and said', familia, [familia, mesmaResidencia], undefined],
  ] as const)('%s', (_caso, dito, servem, recusa) => {
    expect(recusaDeRelacionamento(dito, servem)).toBe(recusa);
  });
});
