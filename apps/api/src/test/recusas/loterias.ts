import type { loterias } from '@rateia/contracts/loterias';
import type { Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

/** Every refusal of the calls of the lotteries (REGRAS 2.12). */
export const RECUSAS_DAS_LOTERIAS: Recusas<typeof loterias> = {
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
