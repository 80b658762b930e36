/** The parts of leaving that other features may use. */
export { revisarArrependimento } from './reembolso/revisar-arrependimento.ts';
export type { MembroQueSai } from './repository.ts';
export { acharMembro, definirDestino, travarMembro } from './repository.ts';
export { encerrarMembro } from './saida/encerrar-membro.ts';
export type { OpcaoDeSaida } from './saida/opcoes-de-saida.ts';
export { opcoesDeSaida, preso } from './saida/opcoes-de-saida.ts';
