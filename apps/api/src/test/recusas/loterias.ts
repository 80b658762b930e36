import type { loterias } from '@rateia/contracts/loterias';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from '../app.ts';
import { criarBolao } from '../boloes.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { comprarCotas } from '../premios.ts';
import { RECUSAS_DOS_BOLOES } from './boloes.ts';
import { RECUSAS_DOS_COMBOS_DE_BOLOES } from './combos.ts';
import { RECUSAS_DAS_SERIES } from './series.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const INEXISTENTE = 99_999_999;
const DE_NINGUEM = { id: INEXISTENTE } as const;
const NO_CONCURSO = { id: INEXISTENTE, n: 1 } as const;
/** A member asks for a concurso that his pool does not enter. */
function foraDoBolao(
  pedir: (mundo: Mundo, p: { readonly como: Pessoa; readonly id: number }) => Promise<Recusada>,
): Provocar {
  return async (mundo) => {
    const bolao = await criarBolao(mundo);
    const como = await criarPessoa(mundo, { saldo: centavos(20_000) });
    await comprarCotas(mundo, { bolao, pessoa: como, cotas: 1 });
    return await pedir(mundo, { como, id: bolao.id });
  };
}

/** Every refusal of the calls of the lotteries (REGRAS 2.12). */
export const RECUSAS_DAS_LOTERIAS: Recusas<typeof loterias> = {
  ...RECUSAS_DOS_BOLOES,
  ...RECUSAS_DAS_SERIES,
  ...RECUSAS_DOS_COMBOS_DE_BOLOES,
  getMeuBolao: {
    bolaoNaoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('getMeuBolao', DE_NINGUEM, { como })),
  },
  getPremiosDoBolao: {
    bolaoNaoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('getPremiosDoBolao', DE_NINGUEM, { como })),
  },
  getConcursosDoBolao: {
    bolaoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getConcursosDoBolao', DE_NINGUEM, { como }),
    ),
  },
  getConcursoDoBolao: {
    bolaoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getConcursoDoBolao', NO_CONCURSO, { como }),
    ),
    naoEncontrado: foraDoBolao(
      async (mundo, { como, id }) => await mundo.chamar('getConcursoDoBolao', { id, n: 1 }, { como }),
    ),
  },
  getResultadoDoConcurso: {
    bolaoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getResultadoDoConcurso', NO_CONCURSO, { como }),
    ),
    naoEncontrado: foraDoBolao(
      async (mundo, { como, id }) => await mundo.chamar('getResultadoDoConcurso', { id, n: 1 }, { como }),
    ),
  },
  getResultadosAnteriores: {
    bolaoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getResultadosAnteriores', NO_CONCURSO, { como }),
    ),
    naoEncontrado: foraDoBolao(
      async (mundo, { como, id }) => await mundo.chamar('getResultadosAnteriores', { id, n: 1 }, { como }),
    ),
  },
  getTotalDePremios: {
    bolaoNaoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('getTotalDePremios', DE_NINGUEM, { como })),
  },
  getProximaAposta: {
    bolaoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getProximaAposta', { idGrupo: INEXISTENTE }, { como }),
    ),
  },
  getHistoricoDeComprovantes: {
    bolaoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getHistoricoDeComprovantes', DE_NINGUEM, { como }),
    ),
  },
  updateLimiteDeJogo: {
    limiteDeJogoAcimaDoMaximo: comPessoa(
      async (mundo, como) => await mundo.chamar('updateLimiteDeJogo', { valor: 100_000_000 }, { como }),
    ),
  },
  createAfastamento: {
    afastamentoMaisCurto: comPessoa(async (mundo, como) => {
      await mundo.chamar('createAfastamento', { tempo: 'semPrazo' }, { como });
      return await mundo.chamar('createAfastamento', { tempo: 'umDia' }, { como });
    }),
  },
  encerrarAfastamento: {
    afastamentoAindaVale: comPessoa(async (mundo, como) => {
      await mundo.chamar('createAfastamento', { tempo: 'semPrazo' }, { como });
      return await mundo.chamar('encerrarAfastamento', {}, { como });
    }),
  },
};
