import client from 'prom-client';

/** Counters of one process (Prometheus). A registry of its own, so that several apps may live in one process (tests). */
export function criarMetricas() {
  const registro = new client.Registry();
  const registers = [registro];
  const medidores: (() => Promise<void>)[] = [];
  return {
    registro,
    /** Registers a function that looks a gauge's value up when the gauge is read. */
    aoMedir: (medir: () => Promise<void>) => {
      medidores.push(medir);
    },
    medir: async () => {
      for (const medir of medidores) await medir();
    },
    coletarProcesso: () => client.collectDefaultMetrics({ register: registro }),
    chamadas: new client.Histogram({
      name: 'rateia_chamada_segundos',
      help: 'Duration of calls by name and status',
      labelNames: ['chamada', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    tarefas: new client.Histogram({
      name: 'rateia_tarefa_segundos',
      help: 'Duration of jobs by name and outcome',
      labelNames: ['tarefa', 'desfecho'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
      registers,
    }),
    fila: new client.Gauge({
      name: 'rateia_fila',
      help: 'Jobs and deadlines waiting or failed',
      labelNames: ['origem', 'estado'],
      registers,
    }),
    gateway: new client.Histogram({
      name: 'rateia_gateway_segundos',
      help: 'Attempts at providers',
      labelNames: ['gateway', 'operacao', 'desfecho'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
      registers,
    }),
    disjuntor: new client.Gauge({
      name: 'rateia_disjuntor_aberto',
      help: '1 while the circuit of a gateway is open',
      labelNames: ['gateway'],
      registers,
    }),
    conciliacao: new client.Gauge({
      name: 'rateia_conciliacao_falhando_segundos',
      help: 'How long the list of received Pix has not been compared with ours, since the first failure; 0 while it is',
      labelNames: ['provedor'],
      registers,
    }),
    livro: new client.Gauge({
      name: 'rateia_livro_divergencias',
      help: 'Divergences found by each ledger invariant',
      labelNames: ['invariante'],
      registers,
    }),
    lacre: new client.Gauge({
      name: 'rateia_livro_lacre',
      help: 'Sequence of the last seal of the ledger: it never falls',
      registers,
    }),
    erroDaPagina: new client.Counter({
      name: 'rateia_erro_da_pagina_total',
      help: 'Broken pages that browsers told of',
      registers,
    }),
    entradas: new client.Counter({
      name: 'rateia_logins_total',
      help: 'Logins by outcome',
      labelNames: ['desfecho'],
      registers,
    }),
  };
}
export type Metricas = ReturnType<typeof criarMetricas>;
