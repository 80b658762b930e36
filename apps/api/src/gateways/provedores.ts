import { antifraude } from './antifraude/provedor.ts';
import { arquivos } from './arquivos/provedor.ts';
import { boleto } from './boleto/provedor.ts';
import { carimbo } from './carimbo/provedor.ts';
import { cep } from './cep/provedor.ts';
import { email } from './email/provedor.ts';
import { mensagem } from './mensagem/provedor.ts';
import { mercadoPago } from './mercado-pago/provedor.ts';
import { pagBank } from './pagbank/provedor.ts';
import { payPal } from './paypal/provedor.ts';
import { picPay } from './picpay/provedor.ts';
import { pix } from './pix/provedor.ts';
import { pixAutomatico } from './pix-automatico/provedor.ts';
import type { Ambiente, Apoios, Arredores, ProvasDeProducao, Provedor } from './provedor.ts';
import { push } from './push/provedor.ts';
import { reconhecimento } from './reconhecimento/provedor.ts';
import { resultados } from './resultados/provedor.ts';
import { saida } from './saida/provedor.ts';
import { social } from './social/provedor.ts';
import { transferencia } from './transferencia/provedor.ts';

/**
 * Every provider of the outside world: the one list. The environment, the configuration, what production refuses, the
 * adapters and the type of `deps.gateways` are composed from it.
 */
const PROVEDORES = {
  pix,
  pixAutomatico,
  boleto,
  saida,
  mercadoPago,
  pagBank,
  payPal,
  picPay,
  transferencia,
  email,
  mensagem,
  push,
  cep,
  social,
  antifraude,
  arquivos,
  reconhecimento,
  resultados,
  carimbo,
};

type Provedores = typeof PROVEDORES;
type Nome = keyof Provedores;

/** The configuration of each provider; undefined for one that is off. */
export type ConfigDosProvedores = { readonly [N in Nome]: ReturnType<Provedores[N]['ler']> };
/** The adapter of each provider; undefined for one that is off. */
export type GatewaysDosProvedores = { readonly [N in Nome]: ReturnType<Provedores[N]['criar']> };

const porNome: { readonly [N in Nome]: Provedor<ConfigDosProvedores[N], GatewaysDosProvedores[N]> } = PROVEDORES;
const NOMES = Object.keys(PROVEDORES) as readonly Nome[];

/** One value of each provider. */
function deCada<T extends { readonly [N in Nome]: unknown }>(valor: <N extends Nome>(nome: N) => T[N]): T {
  return Object.fromEntries(NOMES.map((nome) => [nome, valor(nome)])) as T;
}

export function faltasDosProvedores(ambiente: Ambiente): readonly string[] {
  return NOMES.flatMap((nome) => porNome[nome].faltas(ambiente));
}

export function configDosProvedores(ambiente: Ambiente, arredores: Arredores): ConfigDosProvedores {
  return deCada<ConfigDosProvedores>((nome) => porNome[nome].ler(ambiente, arredores));
}

export function criarGateways(config: ConfigDosProvedores, apoios: Apoios): GatewaysDosProvedores {
  return deCada<GatewaysDosProvedores>((nome) => porNome[nome].criar(config[nome], apoios));
}

export function provasDeProducao(config: ConfigDosProvedores): readonly ProvasDeProducao[] {
  function provasDe<N extends Nome>(nome: N) {
    return porNome[nome].provas(config[nome]);
  }
  return NOMES.map((nome) => provasDe(nome));
}

export const SEGREDOS_DA_SANDBOX: readonly string[] = NOMES.flatMap((nome) => porNome[nome].daSandbox.segredos ?? []);

/** Names that only the sandbox knows: client ids, the Pix key, the bot. */
export const NOMES_DA_SANDBOX: readonly string[] = NOMES.flatMap((nome) => porNome[nome].daSandbox.nomes ?? []);
