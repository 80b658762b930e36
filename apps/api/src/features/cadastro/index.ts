export { retirarCadastroNaoConfirmado } from './conta/retirar-cadastro.ts';
export { tirarCpf } from './dados-fiscais/conflito-do-cpf.ts';
export { contasComCpf, corrigirDados } from './dados-fiscais/dados-pela-equipe.ts';
export { fiscaisDaCompra } from './dados-fiscais/fiscais-da-compra.ts';
export { guardarEndereco } from './dados-fiscais/guardar-endereco.ts';
export { CONTEXTO } from './dados-fiscais/pessoais.ts';
export { idadeEEstado } from './idade/idade-e-estado.ts';
export { ehMenorConhecido } from './idade/menor-conhecido.ts';
export { contarRevelacao } from './mesa/contar-revelacao.ts';
export { cpfDe, exigirValidacoes, pendenciasDe, pendenciasDeIdentidade } from './pendencias.ts';
export { apresentarUsuario } from './presenter.ts';
export {
  findUsuarioPorIndicacao,
  getVinculos,
  travarConta,
} from './repository.ts';
export { desvincularDesde } from './social/desvincular-desde.ts';
export { notificarTelefone } from './telefone/notificar-telefone.ts';
export { enviarPinDoTelefone, vinculoDoTelefone } from './telefone/pin-do-telefone.ts';
export { guardarTelefone } from './telefone/telefones-repository.ts';
export { registrarTelegram } from './telegram/registrar-telegram.ts';
export { decidirSobreIdentidade } from './validacao-conta/analise.ts';
export { identidadeEmConferencia } from './validacao-conta/repository.ts';
export { concederEnvio, submissoesDeIdentidade } from './validacao-conta/submissoes-permitidas.ts';
