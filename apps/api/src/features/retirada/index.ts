/** What other features may use of withdrawals. */
export { anotarEnvio } from './anotar-envio.ts';
export { aprovarRetirada } from './aprovar-retirada.ts';
export { conferirRetiradasEnviadas } from './conferir-retiradas-enviadas.ts';
export { pendenciasDaRetirada } from './pendencias-da-pessoa.ts';
export { perguntarPelaRetirada } from './perguntar-pela-retirada.ts';
export { recusarRetirada } from './recusar-retirada.ts';
export type { Decidida } from './revisao.ts';
export { retiradasEmRevisao } from './revisao.ts';
