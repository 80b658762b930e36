import type { Regras } from '@rateia/domain/regras';
import type { Logger } from 'pino';
import type { Banco } from '../db/banco.ts';
import type { Sinais } from '../db/sinais.ts';
import type { Config } from '../env-config.ts';
import type { GatewayAntifraude } from '../gateways/antifraude/port.ts';
import type { GatewayArquivos } from '../gateways/arquivos/port.ts';
import type { GatewayCep } from '../gateways/cep/port.ts';
import type { Cifra } from '../gateways/chaves/port.ts';
import type { GatewayEmail } from '../gateways/email/port.ts';
import type { GatewayImagens } from '../gateways/imagens/port.ts';
import type { GatewayMensagem } from '../gateways/mensagem/port.ts';
import type { GatewayPix } from '../gateways/pix/port.ts';
import type { GatewayPush } from '../gateways/push/port.ts';
import type { GatewayReconhecimento } from '../gateways/reconhecimento/port.ts';
import type { GatewayDeResultados } from '../gateways/resultados/port.ts';
import type { GatewaySocial } from '../gateways/social/port.ts';
import type { GatewayTransferencia } from '../gateways/transferencia/port.ts';
import type { Relogio } from '../relogio.ts';
import type { Itens } from './itens.ts';
import type { Metricas } from './metricas.ts';
import type { Sessoes } from './sessoes.ts';

/** The outside world, behind ports (HOUSE §1 gateways). */
export type Gateways = {
  readonly pix: GatewayPix;
  readonly transferencia: GatewayTransferencia;
  readonly email: GatewayEmail;
  readonly mensagem: GatewayMensagem;
  /** Absent where no device is told anything. */
  readonly push?: GatewayPush;
  readonly cep: GatewayCep;
  readonly social: GatewaySocial;
  readonly antifraude: GatewayAntifraude;
  readonly arquivos: GatewayArquivos;
  readonly imagens: GatewayImagens;
  readonly reconhecimento: GatewayReconhecimento;
  /** The two sources of results of the lotteries, which must agree. */
  readonly resultados: { readonly oficial: GatewayDeResultados; readonly alternativa: GatewayDeResultados };
};

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
