import { z } from 'zod';
import * as c from './campos.ts';
import { carrinho } from './carrinho.ts';
import { chamada } from './chamada.ts';

/** Several groups that go into the cart together (spec B§3 Combo, B§4 Cart rules). */
export const comboDeGrupos = {
  getComboDeGrupos: chamada({
    method: 'GET',
    path: '/assinatura/combo/{id}',
    auth: 'usuario',
    resumo: 'A combo of groups with the monthly price of each (spec B§3 Combo).',
    params: c.idParam,
    response: z.object({
      id: c.idResposta,
      nome: z.string(),
      coupon: z.string().nullable(),
      itens: z.array(
        z.object({
          idGrupo: c.idResposta,
          grupo: z.string(),
          servico: z.string(),
          icone: z.string(),
          cor: z.string(),
          vagas: c.inteiro(1, 3),
          mensal: c.valor,
          livres: z.int(),
        }),
      ),
    }),
    errors: ['comboNaoEncontrado'],
  }),
  comboDoCarrinho: chamada({
    method: 'POST',
    path: '/assinatura/combo-carrinho',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Puts every group of a combo into the cart, and applies its coupon (spec B§4).',
    body: z.object({ comboId: c.idResposta }),
    response: carrinho.getCarrinho.response,
    errors: [
      'comboNaoEncontrado',
      'carrinhoCheio',
      'grupoNaoEncontrado',
      'grupoNaoAceitaMembros',
      'semVagas',
      'jaParticipa',
      'administradorNaoAssina',
      'relacionamentoObrigatorio',
      'paisObrigatorio',
    ],
  }),
};
