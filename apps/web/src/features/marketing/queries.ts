import { consulta } from '../../lib/consultas.ts';

export const marketingQueries = {
  versao: () => consulta('getVersao'),
  /** Asking is visiting: asked once, and a refusal is the page's to say. */
  linkCurto: (codigo: string) => ({
    ...consulta('abrirLink', { params: { codigo } }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { aoFalhar: () => true },
  }),
};
