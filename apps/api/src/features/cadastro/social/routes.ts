import type { cadastroSocial } from '@rateia/contracts/cadastro-social';
import type { Manipuladores } from '../../../http/rotas.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { autenticarVinculacao } from './autenticar-vinculacao.ts';
import { createAutenticacaoExterna } from './create-autenticacao-externa.ts';
import { createVinculacao } from './create-vinculacao.ts';
import { deleteVinculacao } from './delete-vinculacao.ts';
import { getProvedores } from './get-provedores.ts';
import { getVinculacoes } from './get-vinculacoes.ts';
import { infoAutenticacaoExterna } from './info-autenticacao-externa.ts';
import { updateAutenticacaoExternaDados } from './update-autenticacao-externa-dados.ts';
import { validarAutenticacao } from './validar-autenticacao.ts';

/** The calls of entering with an account that somebody else keeps. */
export function manipuladoresSociais(tokens: Tokens): Manipuladores<typeof cadastroSocial> {
  return {
    getProvedores,
    createAutenticacaoExterna,
    infoAutenticacaoExterna,
    updateAutenticacaoExternaDados: (ctx, entrada) => updateAutenticacaoExternaDados(ctx, entrada, tokens),
    autenticarVinculacao: (ctx, entrada) => autenticarVinculacao(ctx, entrada, tokens),
    validarAutenticacao: (ctx, entrada) => validarAutenticacao(ctx, entrada, tokens),
    getVinculacoes,
    createVinculacao,
    deleteVinculacao,
  };
}
