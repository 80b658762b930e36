import { backofficeLivro } from '@rateia/contracts/backoffice-livro';
import { mesa } from '../../../http/feature.ts';
import { getLivro } from './get-livro.ts';
import { politicasDaMesa } from './policies.ts';

export const mesaDoLivro = mesa({
  contrato: backofficeLivro,
  permissoes: politicasDaMesa,
  rotas: {
    getLivro,
  },
});
