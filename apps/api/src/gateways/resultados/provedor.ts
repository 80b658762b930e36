import { z } from 'zod';
import type { ConfigDeResultados } from '../config.ts';
import { provedor } from '../provedor.ts';
import { criarResultadosAlternativos } from './alternativo.ts';
import { criarResultadosOficiais } from './oficial.ts';

/** The two sources of results of the lotteries, which must agree. */
export const resultados = provedor({
  linhas: z.object({ RESULTADOS_URL: z.url().optional(), RESULTADOS_ALTERNATIVOS_URL: z.url().optional() }),
  config: (e, { sandbox }): { readonly oficial: ConfigDeResultados; readonly alternativa: ConfigDeResultados } => ({
    oficial: { urlBase: e.RESULTADOS_URL ?? `${sandbox}/loterias/oficial` },
    alternativa: { urlBase: e.RESULTADOS_ALTERNATIVOS_URL ?? `${sandbox}/loterias/alternativa` },
  }),
  criar: ({ oficial, alternativa }, { observador, relogio }) => ({
    oficial: criarResultadosOficiais(oficial, { observador, ...relogio }),
    alternativa: criarResultadosAlternativos(alternativa, { observador, ...relogio }),
  }),
  provas: ({ oficial, alternativa }) => ({
    enderecos: { RESULTADOS_URL: oficial.urlBase, RESULTADOS_ALTERNATIVOS_URL: alternativa.urlBase },
  }),
});
