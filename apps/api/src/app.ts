import type { Regras } from '@rateia/domain/regras';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { avancarAte } from './avancar.ts';
import { abrirBanco, abrirPool } from './db/banco.ts';
import type { Periodica } from './db/periodicas.ts';
import type { ManipuladoresDePrazo } from './db/prazos.ts';
import { regrasVigentes } from './db/regras.ts';
import type { RelogioMovel } from './db/relogio.ts';
import { abrirRelogio, relogioDeParede } from './db/relogio.ts';
import { abrirSinais } from './db/sinais.ts';
import type { Config } from './env-config.ts';
import { previasDasPaginas } from './features/marketing/previas/previas.ts';
import type { Tarefas } from './features.ts';
import { ITENS, manipuladoresDePrazo, manipuladoresDeTarefa, medidores, PERIODICAS, rotas } from './features.ts';
import { chavesDeAmbiente, chavesDeArquivo } from './gateways/chaves/chaveiros.ts';
import { criarCifra } from './gateways/chaves/cifra.ts';
import { criarTratamentoDeImagens } from './gateways/imagens/tratamento.ts';
import { criarGateways } from './gateways/provedores.ts';
import type { Deps, Gateways } from './http/deps.ts';
import type { Itens } from './http/itens.ts';
import { criarMetricas } from './http/metricas.ts';
import { registrarOperacao } from './http/operacao.ts';
import { registrarSecurityTxt } from './http/security-txt.ts';
import { criarServidor } from './http/servidor.ts';
import { criarSessoes } from './http/sessoes.ts';
import type { Tokens } from './http/tokens.ts';
import { criarTokens } from './http/tokens.ts';
import { registrarWeb } from './http/web.ts';
import { criarRegistro } from './registro.ts';

const REGRAS_VALIDAS_MS = 10_000;

/** Everything one process needs, put together once. Tests replace the clock, the log or a gateway. */
export type Aplicacao = {
  readonly deps: Deps;
  readonly tokens: Tokens;
  readonly pool: pg.Pool;
  readonly relogio: RelogioMovel | typeof relogioDeParede;
  readonly tarefas: Tarefas;
  readonly prazos: ManipuladoresDePrazo;
  readonly periodicas: readonly Periodica[];
  /** The HTTP server with every call of the contract; does not listen yet. */
  readonly criarHttp: () => Promise<FastifyInstance>;
  /** Puts the product's numbers of this moment in force at once: in the demonstration the machine's time stands still. */
  readonly relerRegras: () => Promise<void>;
  readonly fechar: () => Promise<void>;
};

export async function criarAplicacao(
  config: Config,
  substitutos: {
    readonly log?: Logger;
    readonly parede?: () => number;
    readonly gateways?: Partial<Gateways>;
    readonly itens?: Itens<Deps>;
  } = {},
): Promise<Aplicacao> {
  const log = substitutos.log ?? criarRegistro(config.nivelDeLog);
  const metricas = criarMetricas();
  const pool = abrirPool(config.bancoUrl, { maximo: config.bancoPool, papel: config.bancoPapel });
  const db = abrirBanco(pool);
  const sinais = await abrirSinais({ url: config.bancoUrlDireta, pool });
  const parede = substitutos.parede ?? Date.now;
  const relogio = config.relogioDeTeste ? await abrirRelogio({ db, sinais, parede }) : relogioDeParede;
  const cifra = criarCifra(
    config.chaves.json === undefined ? chavesDeArquivo(config.chaves.arquivo) : chavesDeAmbiente(config.chaves.json),
  );
  const observador = {
    tentativa: (t: {
      readonly gateway: string;
      readonly operacao: string;
      readonly desfecho: string;
      readonly duracaoMs: number;
      readonly tentativa: number;
      readonly requestId?: string;
    }) => {
      metricas.gateway.observe({ gateway: t.gateway, operacao: t.operacao, desfecho: t.desfecho }, t.duracaoMs / 1_000);
      log[t.desfecho === 'ok' ? 'debug' : 'warn']({ ...t }, 'gateway attempt');
    },
    disjuntor: (d: { readonly gateway: string; readonly estado: string }) =>
      metricas.disjuntor.set({ gateway: d.gateway }, d.estado === 'aberto' ? 1 : 0),
  };
  const gateways: Gateways = {
    // A provider that is as unreal as the clock keeps pace with it; a real one is told nothing.
    ...criarGateways(config, { observador, parede, relogio: config.relogioDeTeste ? { agora: relogio.agora } : {} }),
    imagens: criarTratamentoDeImagens(),
    ...substitutos.gateways,
  };
  const lembradas = await lembrarRegras(async () => await regrasVigentes(db, relogio.agora()), parede);
  const deps: Deps = {
    db,
    relogio,
    cifra,
    gateways,
    sinais,
    log,
    config,
    metricas,
    sessoes: criarSessoes({ db, sinais, parede }),
    itens: { ...ITENS, ...substitutos.itens },
    regras: lembradas.regras,
  };
  const tokens = criarTokens(cifra);
  for (const medir of medidores) metricas.aoMedir(() => medir(deps));
  const trabalho = {
    deps,
    pool,
    relogio,
    tarefas: manipuladoresDeTarefa(deps),
    prazos: manipuladoresDePrazo(deps),
    periodicas: PERIODICAS,
  };
  return {
    ...trabalho,
    tokens,
    criarHttp: async () => {
      const todas = rotas({ deps, tokens, avancar: (ate) => avancarAte(trabalho, ate) }).filter(
        (r) => r.chamada.somenteTeste !== true || config.relogioDeTeste,
      );
      const app = await criarServidor(deps, tokens, todas);
      await registrarOperacao(app, { deps, rotas: todas });
      registrarSecurityTxt(app, { config, parede });
      await registrarWeb(app, { pasta: config.webDist, appUrl: config.appUrl, previas: previasDasPaginas(deps) });
      return app;
    },
    relerRegras: lembradas.reler,
    fechar: async () => {
      gateways.email.fechar();
      await sinais.fechar();
      await db.destroy();
    },
  };
}

/**
 * The numbers in force, read once at the start and again every few seconds, beside the callers. A caller that holds a
 * connection never waits here for a second one: with every connection held so, nobody would ever go on.
 */
async function lembrarRegras(ler: () => Promise<Regras>, parede: () => number): Promise<RegrasLembradas> {
  let lidas = { regras: await ler(), ate: parede() + REGRAS_VALIDAS_MS };
  async function reler(): Promise<void> {
    lidas = { ...lidas, ate: parede() + REGRAS_VALIDAS_MS };
    const novas = await ler();
    lidas = { ...lidas, regras: novas };
  }
  return {
    reler,
    regras: async () => {
      // Unread, they stay as they were until the next time.
      if (lidas.ate < parede()) void reler().catch(() => undefined);
      return lidas.regras;
    },
  };
}
type RegrasLembradas = { readonly regras: () => Promise<Regras>; readonly reler: () => Promise<void> };
