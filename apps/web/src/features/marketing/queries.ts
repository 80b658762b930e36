import { consulta } from '../../lib/consultas.ts';

export const marketingQueries = {
  versao: () => consulta('getVersao'),
};
