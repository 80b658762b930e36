import { cadaDia, cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { CONFERIR_LIVRO, LACRAR_LIVRO } from './agenda.ts';
import { medirLivro } from './medir-livro.ts';
import { mesaDoLivro } from './mesa/mesa.ts';
import { tarefasDoLivro } from './tarefas.ts';

export const livro = feature({
  nome: 'livro',
  tarefas: tarefasDoLivro,
  medidor: medirLivro,
  periodicas: [
    cadaMinuto(LACRAR_LIVRO, {}),
    cadaMinuto(CONFERIR_LIVRO, { completa: false }),
    cadaDia(CONFERIR_LIVRO, { completa: true }, { hora: 6, minuto: 17, id: 'completa' }),
  ],
  mesa: mesaDoLivro,
});
