import { sessao } from '@rateia/contracts/sessao';
import type { RotaMontada } from '../../http/rotas.ts';
import { definirRotas } from '../../http/rotas.ts';
import type { Tokens } from '../../http/tokens.ts';
import { registrarAntifraude } from './antifraude.ts';
import { getDispositivos, liberarDispositivo, recusarDispositivo, revogarDispositivo } from './aparelhos.ts';
import { confirmarAutenticador, createAutenticador, deleteAutenticador, gerarCodigos } from './autenticador.ts';
import { bloquearConta } from './bloquear-conta.ts';
import { createChave, deleteChave, opcoesDaChave } from './chaves.ts';
import { confirmar } from './confirmar.ts';
import { entrarComChave, opcoesDaEntradaComChave } from './entrar-com-chave.ts';
import { concluirLiberacao, liberacao } from './liberacao.ts';
import { liberarPorLink, verLink } from './liberar-por-link.ts';
import { pedirConfirmacao } from './pedir-confirmacao.ts';
import { politicasDeSessao } from './policies.ts';
import { esqueciSenha, pedirBloqueio, recuperarSenha } from './recuperacao.ts';
import { reenviarLiberacao } from './reenviar-liberacao.ts';
import { refreshToken } from './refresh-token.ts';
import { sair } from './sair.ts';
import type { ConcluirVinculacao } from './segundo-fator.ts';
import { opcoesDoSegundoFator, segundoFator } from './segundo-fator.ts';
import { encerrarOutrasSessoes, encerrarSessao, getAcessos, getSeguranca, getSessoes } from './sessoes-abertas.ts';
import { token } from './token.ts';
import { redefinirSenha, updateSenha } from './trocar-senha.ts';

type Extra = { readonly tokens: Tokens; readonly concluirVinculacao: ConcluirVinculacao };

export const rotasDeSessao = ({ tokens, concluirVinculacao }: Extra): readonly RotaMontada[] =>
  definirRotas('sessao', sessao, politicasDeSessao, {
    token: (ctx, entrada) => token(ctx, entrada, tokens),
    refreshToken: (ctx, entrada) => refreshToken(ctx, entrada, tokens),
    sair,
    liberacao: (ctx, entrada) => liberacao(ctx, entrada, tokens),
    esqueciSenha,
    recuperarSenha,
    redefinirSenha,
    opcoesDoSegundoFator,
    segundoFator: (ctx, entrada) => segundoFator(ctx, entrada, { tokens, concluirVinculacao }),
    opcoesDaEntradaComChave,
    entrarComChave: (ctx, entrada) => entrarComChave(ctx, entrada, tokens),
    reenviarLiberacao,
    concluirLiberacao: (ctx, entrada) => concluirLiberacao(ctx, entrada, tokens),
    verLink,
    liberarPorLink,
    bloquearConta,
    pedirBloqueio,
    getSeguranca,
    updateSenha,
    getDispositivos,
    revogarDispositivo,
    liberarDispositivo,
    recusarDispositivo,
    getSessoes,
    encerrarSessao,
    encerrarOutrasSessoes,
    getAcessos,
    registrarAntifraude,
    pedirConfirmacao,
    confirmar,
    createAutenticador,
    confirmarAutenticador,
    deleteAutenticador,
    gerarCodigos,
    opcoesDaChave,
    createChave,
    deleteChave,
  });
