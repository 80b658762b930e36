export { abrirSessao, type SessaoAberta } from './abrir-sessao.ts';
export { CONTA_EXCLUIR } from './agenda.ts';
export { avisarComBloqueio } from './avisar-com-bloqueio.ts';
export { conferirPin, pinEmAberto } from './conferir-pin.ts';
export { exigirConfirmacaoForte, exigirSegundoFator } from './confirmacao-forte.ts';
export { criarPin } from './criar-pin.ts';
export {
  hashUtilizavel,
  nomeDoAparelho,
  registrarDispositivo,
  resumoDoDispositivo,
  revogarDispositivoDe,
} from './dispositivos.ts';
export { avisarSessoesDe, avisarTodasAsSessoes, encerrarSessoes } from './encerrar-sessoes.ts';
export { entrarNaConta } from './entrar-na-conta.ts';
export { expirarSenha } from './expirar-senha.ts';
export { retirarFatoresDesde, temSegundoFator } from './fatores.ts';
export { fecharEntradasEmCurso } from './fechar-entradas.ts';
export { enviarLink } from './links.ts';
export type { AutorDaExclusao } from './mover-exclusao.ts';
export { moverExclusao } from './mover-exclusao.ts';
export { pararExclusao } from './parar-exclusao.ts';
export { pinPedidoNaHora, ultimoPin } from './pins-repository.ts';
export { findContaById } from './repository.ts';
export type { ConcluirVinculacao } from './segundo-fator.ts';
export { hashDaSenha } from './senha.ts';
export { contarTentativa } from './tentativas.ts';
export { vinculoMaisNovo } from './vinculo-mais-novo.ts';
