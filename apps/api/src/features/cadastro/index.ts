export { avisarTelefone } from './avisar-telefone.ts';
export { corrigirDados, donoDoCpf, tirarCpf } from './dados-pela-equipe.ts';
export { guardarEndereco } from './guardar-endereco.ts';
export { ehMenorConhecido } from './menor-conhecido.ts';
export { cpfDe, exigirValidacoes, pendenciasDe, pendenciasDeIdentidade } from './pendencias.ts';
export { CONTEXTO } from './pessoais.ts';
export { enviarPinDoTelefone, vinculoDoTelefone } from './pin-do-telefone.ts';
export { apresentarUsuario } from './presenter.ts';
export {
  findUsuarioPorIndicacao,
  getVinculos,
  indiceViolado,
  travarConta,
} from './repository.ts';
export { retirarCadastroNaoConfirmado } from './retirar-cadastro.ts';
export { desvincularDesde } from './social/desvincular-desde.ts';
export { guardarTelefone } from './telefones-repository.ts';
export { registrarTelegram } from './telegram/registrar-telegram.ts';
export type { DecisaoSobreIdentidade } from './validacao-conta/analise.ts';
export { decidirSobreIdentidade, validacaoEmAnalise, validacoesEmAnalise } from './validacao-conta/analise.ts';
export { concederEnvio, enviosDeIdentidade } from './validacao-conta/envios-permitidos.ts';
export { linkDaAnalise } from './validacao-conta/link-da-analise.ts';
export { identidadeEmConferencia } from './validacao-conta/repository.ts';
