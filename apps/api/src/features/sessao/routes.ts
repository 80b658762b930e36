import type { sessao } from '@rateia/contracts/sessao';
import type { Manipuladores } from '../../http/rotas.ts';
import type { Tokens } from '../../http/tokens.ts';
import { concluirLiberacao } from './aparelhos/concluir-liberacao.ts';
import { getDispositivos } from './aparelhos/get-dispositivos.ts';
import { liberacao } from './aparelhos/liberacao.ts';
import { liberarDispositivo } from './aparelhos/liberar-dispositivo.ts';
import { liberarPorLink } from './aparelhos/liberar-por-link.ts';
import { recusarDispositivo } from './aparelhos/recusar-dispositivo.ts';
import { reenviarLiberacao } from './aparelhos/reenviar-liberacao.ts';
import { registrarAntifraude } from './aparelhos/registrar-antifraude.ts';
import { revogarDispositivo } from './aparelhos/revogar-dispositivo.ts';
import { bloquearConta } from './bloqueio/bloquear-conta.ts';
import { pedirBloqueio } from './bloqueio/pedir-bloqueio.ts';
import { confirmar } from './confirmacao/confirmar.ts';
import { pedirConfirmacao } from './confirmacao/pedir-confirmacao.ts';
import { getSeguranca } from './get-seguranca.ts';
import { verLink } from './links/ver-link.ts';
import { entrarComChave } from './login/entrar-com-chave.ts';
import { opcoesDoLoginComChave } from './login/opcoes-do-login-com-chave.ts';
import { refreshToken } from './login/refresh-token.ts';
import { sair } from './login/sair.ts';
import { token } from './login/token.ts';
import { confirmarAutenticador } from './segundo-fator/confirmar-autenticador.ts';
import { createAutenticador } from './segundo-fator/create-autenticador.ts';
import { createChave } from './segundo-fator/create-chave.ts';
import { deleteAutenticador } from './segundo-fator/delete-autenticador.ts';
import { deleteChave } from './segundo-fator/delete-chave.ts';
import { gerarCodigos } from './segundo-fator/gerar-codigos.ts';
import { opcoesDaChave } from './segundo-fator/opcoes-da-chave.ts';
import { opcoesDoSegundoFator } from './segundo-fator/opcoes-do-segundo-fator.ts';
import type { ConcluirVinculacao } from './segundo-fator/segundo-fator.ts';
import { segundoFator } from './segundo-fator/segundo-fator.ts';
import { esqueciSenha } from './senha/esqueci-senha.ts';
import { recuperarSenha } from './senha/recuperar-senha.ts';
import { redefinirSenha } from './senha/redefinir-senha.ts';
import { updateSenha } from './senha/update-senha.ts';
import { encerrarOutrasSessoes } from './sessoes/encerrar-outras-sessoes.ts';
import { encerrarSessao } from './sessoes/encerrar-sessao.ts';
import { getAcessos } from './sessoes/get-acessos.ts';
import { getSessoes } from './sessoes/get-sessoes.ts';

type Extra = { readonly tokens: Tokens; readonly concluirVinculacao: ConcluirVinculacao };

export function rotasDeSessao({ tokens, concluirVinculacao }: Extra): Manipuladores<typeof sessao> {
  return {
    token: (ctx, entrada) => token(ctx, entrada, tokens),
    refreshToken: (ctx, entrada) => refreshToken(ctx, entrada, tokens),
    sair,
    liberacao: (ctx, entrada) => liberacao(ctx, entrada, tokens),
    esqueciSenha,
    recuperarSenha,
    redefinirSenha,
    opcoesDoSegundoFator,
    segundoFator: (ctx, entrada) => segundoFator(ctx, entrada, { tokens, concluirVinculacao }),
    opcoesDoLoginComChave,
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
  };
}
