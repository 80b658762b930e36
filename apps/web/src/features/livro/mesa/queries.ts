import { consulta } from '../../../lib/consultas.ts';

export const livroQueries = { livro: () => consulta('getLivro') };
