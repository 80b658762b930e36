/** `npm run bench -- <name>`: every benchmark of the product, each one command. */
const BANCADAS: Readonly<Record<string, { readonly resumo: string; readonly executar: () => Promise<void> }>> = {
  vagas: {
    resumo:
      'seats sold per second, as a ratio to bare SQL, and to an older commit (--antes, --minutos; COMPRAS, RODADAS, GRUPOS)',
    executar: async () => await (await import('./vagas.ts')).medirVagas(process.argv.slice(3)),
  },
  escala: {
    resumo: 'listing over many groups, two API processes, the check of a large ledger (GRUPOS, PARTIDAS, PEDIDOS)',
    executar: async () => await (await import('./escala.ts')).medirEscala(),
  },
  descoberta: {
    resumo:
      'the calls of discovery and the page of an administrator, against the first page of the listing (GRUPOS, PEDIDOS)',
    executar: async () => await (await import('./descoberta.ts')).medirDescoberta(),
  },
  loterias: {
    resumo: 'a million bets checked against a draw, and a pool of 100,000 cotas frozen, proven and verified',
    executar: async () => (await import('./loterias.ts')).medirLoterias(),
  },
  acumulo: {
    resumo:
      'payments beside 10,000 open complaints and 100,000 deadlines that are worked off, against an idle worker (RECLAMACOES, PRAZOS, PAGAMENTOS, MINUTOS)',
    executar: async () => await (await import('./acumulo.ts')).medirAcumulo(),
  },
  boloes: {
    resumo: 'the list of 10,000 pools on sale beside that of as many groups (BOLOES, PEDIDOS)',
    executar: async () => await (await import('./boloes.ts')).medirBoloes(),
  },
  web: {
    resumo: 'the load of each route and its Lighthouse scores, against the budgets (--rotas, --rodadas)',
    executar: async () => await (await import('./web.ts')).medirWeb(process.argv.slice(3)),
  },
};

const escolhida = BANCADAS[process.argv[2] ?? ''];
if (escolhida === undefined) {
  const linhas = Object.entries(BANCADAS).map(([nome, { resumo }]) => `  ${nome}  ${resumo}`);
  process.stdout.write(`npm run bench -- <name>\n${linhas.join('\n')}\n`);
  process.exitCode = process.argv[2] === undefined ? 0 : 1;
} else {
  await escolhida.executar();
}
