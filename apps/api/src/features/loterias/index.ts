export { foraDasLoterias } from './jogo-responsavel/fora-das-loterias.ts';
