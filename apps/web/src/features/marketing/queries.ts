import { consulta } from '../../lib/consultas.ts';

const DEZ_MINUTOS = 600_000;
/** What promotes something is no trouble when it does not come. */
const calada = { staleTime: DEZ_MINUTOS, meta: { aoFalhar: () => true } };

export const marketingQueries = {
  versao: () => consulta('getVersao'),
  /** Asking is visiting: asked once, and a refusal is the page's to say. */
  linkCurto: (codigo: string) => ({
    ...consulta('abrirLink', { params: { codigo } }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { aoFalhar: () => true },
  }),
  modais: () => ({ ...consulta('getModal'), ...calada }),
  banners: (tag: string) => ({ ...consulta('getBanner', { query: { tags: tag } }), ...calada }),
  loteriaEspecial: () => ({ ...consulta('getLoteriaEspecial'), ...calada }),
};
