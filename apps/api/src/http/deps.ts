import type { Regras } from '@rateia/domain/regras';
import type { Logger } from 'pino';
import type { Banco } from '../db/banco.ts';
import type { Sinais } from '../db/sinais.ts';
import type { Config } from '../env-config.ts';
import type { Cifra } from '../gateways/chaves/port.ts';
import type { GatewayImagens } from '../gateways/imagens/port.ts';
import type { GatewaysDosProvedores } from '../gateways/provedores.ts';
import type { Relogio } from '../relogio.ts';
import type { Itens } from './itens.ts';
import type { Metricas } from './metricas.ts';
import type { Sessoes } from './sessoes.ts';

/** The outside world, behind ports (HOUSE §1 gateways). */
export type Gateways = GatewaysDosProvedores & { readonly imagens: GatewayImagens };

/** The tools of use cases and jobs, chosen in one place (app.ts). */
export type Deps = {
  readonly db: Banco;
  readonly relogio: Relogio;
  readonly cifra: Cifra;
  readonly gateways: Gateways;
  readonly sinais: Sinais;
  readonly log: Logger;
  readonly config: Config;
  readonly metricas: Metricas;
  readonly sessoes: Sessoes;
  /** The kinds of item that are sold. */
  readonly itens: Itens<Deps>;
  /** Numbers in force now (cached for a few seconds). */
  readonly regras: () => Promise<Regras>;
};
