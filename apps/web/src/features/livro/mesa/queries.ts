import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';

export const livroQueries = { livro: () => consulta(chamadas.getLivro) };
