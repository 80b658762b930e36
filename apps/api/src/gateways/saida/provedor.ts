import { contaNaStark, LINHAS_DA_STARK } from '../boleto/provedor.ts';
import { provedor } from '../provedor.ts';
import type { GatewaySaida } from './port.ts';
import { criarSaidaStark } from './stark.ts';

/** TED and boletos paid, from the account at Stark Bank: without its project a production offers neither. */
export const saida = provedor({
  linhas: LINHAS_DA_STARK,
  config: contaNaStark,
  criar: (config, { observador, relogio }): GatewaySaida | undefined =>
    config === undefined ? undefined : criarSaidaStark(config, { observador, ...relogio }),
  // The account is examined once, with the boletos that it makes.
  provas: () => ({}),
});
