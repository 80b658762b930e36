/** The parts of the lotteries that other features may use. */
export { travarBolao } from './boloes/bolao.ts';
export { ROSTO_DO_BOLAO } from './itens/cota.ts';
export { foraDasLoterias } from './jogo-responsavel/fora-das-loterias.ts';
export { cotasDaPessoa } from './premios/premios-repository.ts';
export type { BolaoReclamado } from './reclamacao/bolao-reclamado.ts';
export { bolaoReclamado } from './reclamacao/bolao-reclamado.ts';
export { devolverCotasDaReclamacao, simularDevolucaoDasCotas } from './reclamacao/devolucao-das-cotas.ts';
export { fatosDoBolao } from './reclamacao/fatos-do-bolao.ts';
