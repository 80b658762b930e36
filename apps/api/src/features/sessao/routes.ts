import type { sessao } from '@rateia/contracts/sessao';
import type { Manipuladores } from '../../http/rotas.ts';
import type { Tokens } from '../../http/tokens.ts';
import { bloquearConta } from './bloquear-conta.ts';
import { concluirLiberacao } from './concluir-liberacao.ts';
import { confirmar } from './confirmar.ts';
import { confirmarAutenticador } from './confirmar-autenticador.ts';
import { createAutenticador } from './create-autenticador.ts';
import { createChave } from './create-chave.ts';
import { deleteAutenticador } from './delete-autenticador.ts';
import { deleteChave } from './delete-chave.ts';
import { encerrarOutrasSessoes } from './encerrar-outras-sessoes.ts';
import { encerrarSessao } from './encerrar-sessao.ts';
import { entrarComChave } from './entrar-com-chave.ts';
import { esqueciSenha } from './esqueci-senha.ts';
import { gerarCodigos } from './gerar-codigos.ts';
import { getAcessos } from './get-acessos.ts';
import { getDispositivos } from './get-dispositivos.ts';
import { getSeguranca } from './get-seguranca.ts';
import { getSessoes } from './get-sessoes.ts';
import { liberacao } from './liberacao.ts';
import { liberarDispositivo } from './liberar-dispositivo.ts';
import { liberarPorLink } from './liberar-por-link.ts';
import { opcoesDaChave } from './opcoes-da-chave.ts';
import { opcoesDaEntradaComChave } from './opcoes-da-entrada-com-chave.ts';
import { opcoesDoSegundoFator } from './opcoes-do-segundo-fator.ts';
import { pedirBloqueio } from './pedir-bloqueio.ts';
import { pedirConfirmacao } from './pedir-confirmacao.ts';
import { recuperarSenha } from './recuperar-senha.ts';
import { recusarDispositivo } from './recusar-dispositivo.ts';
import { redefinirSenha } from './redefinir-senha.ts';
import { reenviarLiberacao } from './reenviar-liberacao.ts';
import { refreshToken } from './refresh-token.ts';
import { registrarAntifraude } from './registrar-antifraude.ts';
import { revogarDispositivo } from './revogar-dispositivo.ts';
import { sair } from './sair.ts';
import type { ConcluirVinculacao } from './segundo-fator.ts';
import { segundoFator } from './segundo-fator.ts';
import { token } from './token.ts';
import { updateSenha } from './update-senha.ts';
import { verLink } from './ver-link.ts';

type Extra = { readonly tokens: Tokens; readonly concluirVinculacao: ConcluirVinculacao };

export const rotasDeSessao = ({ tokens, concluirVinculacao }: Extra): Manipuladores<typeof sessao> => ({
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
