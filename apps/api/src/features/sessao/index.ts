export { CONTA_EXCLUIR } from './agenda.ts';
export {
  hashUtilizavel,
  nomeDoAparelho,
  registrarDispositivo,
  resumoDoDispositivo,
  revogarDispositivoDe,
} from './aparelhos/dispositivos.ts';
export type { AutorDaExclusao } from './bloqueio/mover-exclusao.ts';
export { moverExclusao } from './bloqueio/mover-exclusao.ts';
export { notificarComBloqueio } from './bloqueio/notificar-com-bloqueio.ts';
export { pararExclusao } from './bloqueio/parar-exclusao.ts';
export { conferirPin, pinEmAberto } from './codigos/conferir-pin.ts';
export { criarPin } from './codigos/criar-pin.ts';
export { pinPedidoNaHora, ultimoPin } from './codigos/pins-repository.ts';
export { vinculoMaisNovo } from './codigos/vinculo-mais-novo.ts';
export { exigirConfirmacaoForte, exigirSegundoFator } from './confirmacao/confirmacao-forte.ts';
export { enviarLink } from './links/links.ts';
export { abrirSessao, type SessaoAberta } from './login/abrir-sessao.ts';
export { entrarNaConta } from './login/entrar-na-conta.ts';
export { fecharLoginsEmCurso } from './login/fechar-logins.ts';
export { contarTentativa } from './login/tentativas.ts';
export { findContaById } from './repository.ts';
export { retirarFatoresDesde, temSegundoFator } from './segundo-fator/fatores.ts';
export type { ConcluirVinculacao } from './segundo-fator/segundo-fator.ts';
export { expirarSenha } from './senha/expirar-senha.ts';
export { hashDaSenha } from './senha/senha.ts';
export { encerrarSessoes, sinalizarSessoesDe, sinalizarTodasAsSessoes } from './sessoes/encerrar-sessoes.ts';
