import { SITUACOES_DA_EDICAO } from '@rateia/domain/marketing/loteria-especial';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { slugEspecial } from './loteria-especial.ts';

const edicao = z.object({ slug: slugEspecial, dataPadrao: c.diaDado() });

/** The editions of special lotteries that the banner counts to, as the operation keeps them (REGRAS 2.23). */
export const backofficeLoterias = {
  getEdicoesEspeciais: chamada({
    method: 'GET',
    path: '/backoffice/loterias-especiais',
    auth: 'operador',
    resumo:
      'Editions of special lotteries: those to come, the nearest first, then those that were drawn (spec A§2, A§9).',
    response: z.object({
      itens: z.array(
        edicao.extend({
          nome: z.string(),
          sorteioEm: c.instante,
          situacao: z.enum(SITUACOES_DA_EDICAO),
        }),
      ),
    }),
    errors: ['semPermissao'],
  }),
  salvarEdicaoEspecial: chamada({
    method: 'PUT',
    path: '/backoffice/loterias-especiais/{slug}/{dataPadrao}',
    auth: 'operador',
    resumo: 'A new edition, or another moment of the draw for one that is not drawn yet (spec A§2, A§9).',
    params: edicao,
    body: z.object({ sorteioEm: c.instanteDado }),
    response: c.vazio,
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  deleteEdicaoEspecial: chamada({
    method: 'DELETE',
    path: '/backoffice/loterias-especiais/{slug}/{dataPadrao}',
    auth: 'operador',
    resumo: 'An edition that is not held: its banner is gone (spec A§2).',
    params: edicao,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
};
