import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { cadastroQueries } from '../features/cadastro/queries.ts';
import { programadoQueries } from '../features/carteira/programado/queries.ts';
import { checkoutQueries } from '../features/checkout/queries.ts';
import { mesaDeMensagensQueries } from '../features/notificacoes/mesa/queries.ts';
import { privacidadeQueries } from '../features/privacidade/queries.ts';
import { retiradaQueries } from '../features/retirada/queries.ts';
import { sessaoQueries } from '../features/sessao/queries.ts';
import { relogioQuery } from '../lib/operacao.ts';
import { conectar, navegadorVazio } from '../lib/test/servidor.ts';

afterEach(() => vi.unstubAllGlobals());

/** The queries that are polled, each with an answer that makes the polling go on. */
const SEGUIDAS = {
  exportacoes: [privacidadeQueries.exportacoes(), { itens: [{ estado: 'gerando' }] }],
  validacao: [cadastroQueries.validacao('uma'), { estado: 'enviada' }],
  liberacao: [sessaoQueries.liberacao('hash'), { sessao: null }],
  comunicados: [mesaDeMensagensQueries.comunicados(1), { itens: [{ estado: 'enviando' }] }],
  pagamento: [checkoutQueries.acompanharPagamento('um'), { estado: ID_ESTADO_PAGAMENTO.aguardando }],
  programado: [programadoQueries.checar(), { autorizacoes: [{ estado: 'CRIADA' }] }],
  retirada: [retiradaQueries.acompanhar('uma'), { estado: ID_ESTADO_RETIRADA.enviada }],
} as const;

it.each(Object.entries(SEGUIDAS))(
  '%s is asked for again every 2 s while it goes on (spec 1, §7)',
  (_, [query, data]) => {
    const intervalo = query.refetchInterval as (lida: unknown) => unknown;
    expect(intervalo({ state: { data, error: null } })).toBe(2_000);
  },
);

it('of all that is watched one request is on its way at a time (spec 1, §7)', async () => {
  navegadorVazio();
  conectar(600);
  let [emCurso, feitos] = [0, 0];
  vi.stubGlobal('fetch', async () => {
    expect(++emCurso).toBe(1);
    feitos++;
    await new Promise((resolve) => setImmediate(resolve));
    emCurso--;
    return Response.json({});
  });
  const cliente = new QueryClient();
  const consultas = [...Object.values(SEGUIDAS).map(([query]) => query), relogioQuery];
  await Promise.all(consultas.map((query) => cliente.fetchQuery({ ...query, retry: false } as typeof relogioQuery)));
  expect(feitos).toBe(consultas.length);
});
