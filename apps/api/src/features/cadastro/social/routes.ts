import type { cadastroSocial } from '@rateia/contracts/cadastro-social';
import { ID_SOCIAL_AUTH, PROVEDORES_SOCIAIS } from '@rateia/domain/cadastro/social';
import type { Manipuladores } from '../../../http/rotas.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { autenticarVinculacao } from './autenticar-vinculacao.ts';
import { createAutenticacaoExterna } from './create-autenticacao-externa.ts';
import { createVinculacao } from './create-vinculacao.ts';
import { deleteVinculacao } from './delete-vinculacao.ts';
import { getVinculacoes } from './get-vinculacoes.ts';
import { infoAutenticacaoExterna } from './info-autenticacao-externa.ts';
import { updateAutenticacaoExternaDados } from './update-autenticacao-externa-dados.ts';
import { validarAutenticacao } from './validar-autenticacao.ts';
import { nomeDoProvedor } from './vincular.ts';

/** The calls of entering with an account that somebody else keeps. */
export const manipuladoresSociais = (tokens: Tokens): Manipuladores<typeof cadastroSocial> => ({
  getProvedores: async ({ deps }) => ({
    provedores: PROVEDORES_SOCIAIS.filter((nome) => deps.gateways.social[nome] !== undefined).map((nome) => ({
      socialAuth: ID_SOCIAL_AUTH[nome],
      nome: nomeDoProvedor(ID_SOCIAL_AUTH[nome]),
    })),
  }),
  createAutenticacaoExterna,
  infoAutenticacaoExterna,
  updateAutenticacaoExternaDados: (ctx, entrada) => updateAutenticacaoExternaDados(ctx, entrada, tokens),
  autenticarVinculacao: (ctx, entrada) => autenticarVinculacao(ctx, entrada, tokens),
  validarAutenticacao: (ctx, entrada) => validarAutenticacao(ctx, entrada, tokens),
  getVinculacoes,
  createVinculacao,
  deleteVinculacao,
});
