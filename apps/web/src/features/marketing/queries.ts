import * as chamadas from '@rateia/contracts/chamadas';
import { RESPOSTA_FICA_MS } from '@rateia/domain/constantes';
import { consulta } from '../../lib/consultas.ts';

/** A promotion that does not load is no error for the person. */
const calada = { staleTime: RESPOSTA_FICA_MS, meta: { aoFalhar: () => true } };

export const marketingQueries = {
  versao: () => consulta(chamadas.getVersao),
  /** Asking is visiting: asked once, and a refusal is the page's to say. */
  linkCurto: (codigo: string) => ({
    ...consulta(chamadas.abrirLink, { params: { codigo } }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { aoFalhar: () => true },
  }),
  modais: () => ({ ...consulta(chamadas.getModal), ...calada }),
  banners: (tag: string) => ({ ...consulta(chamadas.getBanner, { query: { tags: tag } }), ...calada }),
  clube: () => consulta(chamadas.getClube),
  gruposDaCampanha: () => consulta(chamadas.getGruposDaCampanha),
  loteriaEspecial: () => ({ ...consulta(chamadas.getLoteriaEspecial), ...calada }),
};
