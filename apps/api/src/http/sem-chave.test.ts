import { SEM_CHAVE } from '@rateia/contracts/sem-chave';
import type { NomeChamada } from '@rateia/contracts/todas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarChaveVirtual } from '../test/chave-de-acesso.ts';
import type { Pessoa } from '../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../test/construtores.ts';
import { criarPessoaSocial } from '../test/conta-social.ts';
import { criarGrupo, grupoAtivo } from '../test/grupos.ts';
import { irAoProvedor } from '../test/login-social.ts';
import { confirmarPorPin } from '../test/seguranca.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(() => mundo.encerrar());

type Pedido = {
  readonly entrada: Record<string, unknown>;
  readonly cabecalhos?: Record<string, string>;
};
type Repetida = {
  readonly pedido: (como: Pessoa) => Promise<Pedido>;
  /** The answers to the two requests. */
  readonly respostas: readonly [number, number];
  /** The table in which the first one leaves something, if it leaves anything. */
  readonly cria: string | null;
};

function confirmada(como: Pessoa, acao: string) {
  return confirmarPorPin(mundo, como, acao);
}

/** Calls that make something and take no key, each with a whole request of it. */
const CRIAM = {
  createInscricaoPush: {
    pedido: async () => {
      const r = await fetch(`${mundo.sandbox.url}/sandbox/push/aparelhos`, { method: 'POST' });
      const { endereco, p256dh, auth } = (await r.json()) as Record<string, unknown>;
      return { entrada: { endereco, p256dh, auth } };
    },
    respostas: [204, 204],
    cria: 'inscricoes_push',
  },
  createChave: {
    pedido: async (como) => {
      const cabecalhos = await confirmada(como, 'segundoFator');
      const { corpo } = await mundo.chamar('opcoesDaChave', {}, { como, cabecalhos });
      return { entrada: { nome: 'Celular', resposta: criarChaveVirtual(mundo.config.appUrl).criar(corpo) } };
    },
    respostas: [200, 400],
    cria: 'chaves_de_acesso',
  },
  createVinculacao: {
    pedido: async (como) => ({
      entrada: await irAoProvedor(mundo, 'google', await criarPessoaSocial(mundo.sandbox, 'google')),
      cabecalhos: await confirmada(como, 'contasSociais'),
    }),
    respostas: [200, 400],
    cria: 'contas_sociais',
  },
  createAutenticador: {
    pedido: async (como) => ({ entrada: {}, cabecalhos: await confirmada(como, 'segundoFator') }),
    respostas: [200, 400],
    cria: 'autenticadores',
  },
  createPresets: {
    pedido: async (como) => ({ entrada: { id: (await criarGrupo(mundo, { administrador: como })).id } }),
    respostas: [204, 204],
    cria: 'presets',
  },
  createInteresse: {
    pedido: async () => ({ entrada: { id: (await grupoAtivo(mundo)).id } }),
    respostas: [204, 204],
    cria: 'interesses',
  },
  relatarErro: {
    pedido: async () => ({ entrada: { versao: '1.0.0.0', rota: '/grupos', mensagem: 'broke', pilha: '' } }),
    respostas: [204, 204],
    cria: null,
  },
} as const satisfies { readonly [N in NomeChamada]?: Repetida };

/** Calls that make or count something each time on purpose, each with the test that proves it. */
const DE_OUTRO_TESTE: { readonly [N in NomeChamada]?: string } = {
  createAutenticacaoExterna:
    'features/cadastro/social/caminho-ao-provedor.test.ts: a way to the provider, which ends by itself',
  createDocumentoLink: 'features/cadastro/validacao-conta/links.test.ts: an address that ends by itself',
  createDocumentoLinkDaAnalise: 'features/cadastro/validacao-conta/links.test.ts: an address that ends by itself',
  createLinkDoAnexo: 'features/reclamacoes/mesa/mediacao.test.ts: an address that ends by itself',
  createLinkDoAnexoDoChamado: 'features/perfil/chamados/anexos-do-chamado.test.ts: an address that ends by itself',
  createLinkDoArquivo: 'features/carteira/arquivos/arquivos.test.ts: an address that ends by itself',
  createAfastamento:
    'features/loterias/jogo-responsavel/jogo-responsavel.test.ts: asked for again it begins again, and may only grow',
  createMotivoMembro: 'features/cancelamento/motivos/motivos-da-saida.test.ts: one reason a day, the last one holds',
  createVisualizacao: 'features/grupos/vitrine/listagem.test.ts: what was looked at, each once',
  createImpressao: 'features/marketing/campanhas/campanhas.test.ts: counted once per visitor and day',
  createClique: 'features/marketing/campanhas/campanhas.test.ts: counted once per visitor and day',
};

/** The number of rows of each table. */
async function oQueHa(): Promise<Readonly<Record<string, number>>> {
  const { db } = mundo.aplicacao.deps;
  const { rows: tabelas } = await sql<{ readonly nome: string }>`
    select table_name as nome from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const { rows } = await sql<{ readonly nome: string; readonly n: number }>`${sql.join(
    tabelas.map(({ nome }) => sql`select ${nome}::text as nome, count(*)::int as n from ${sql.table(nome)}`),
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(rows.map(({ nome, n }) => [nome, n]));
}

describe('A call that makes something and takes no Idempotency-Key (CONFIABILIDADE 1.4; ADR 017)', () => {
  it('every such call is tested, here or by the named test', () => {
    const criam = Object.keys(SEM_CHAVE).filter((nome) => nome.startsWith('create'));
    const olhadas = [...Object.keys(CRIAM), ...Object.keys(DE_OUTRO_TESTE)].filter((nome) => nome.startsWith('create'));
    expect(olhadas.sort()).toEqual(criam.sort());
  });

  it.each(Object.entries<Repetida>(CRIAM))(
    '%s: the same request once more leaves nothing more behind',
    async (nome, r) => {
      const como = await criarPessoa(mundo);
      const { entrada, cabecalhos = {} } = await r.pedido(como);
      async function pedir(de: Credencial) {
        return (await mundo.chamar(nome as NomeChamada, entrada, { como: de, cabecalhos })).status;
      }
      await mundo.assentar();
      const antes = await oQueHa();
      const primeira = await pedir(como);
      await mundo.assentar();
      const depoisDeUma = await oQueHa();
      const segunda = await pedir(como);
      await mundo.assentar();
      expect([primeira, segunda]).toEqual(r.respostas);
      if (r.cria !== null) expect(depoisDeUma[r.cria]).toBe((antes[r.cria] ?? 0) + 1);
      expect(await oQueHa()).toEqual(depoisDeUma);
    },
  );

  it('createAutenticador: requested again, with a confirmation of its own, it replaces the one before', async () => {
    const como = await criarPessoa(mundo);
    const segredos = new Set<string>();
    const { autenticadores: antes = 0 } = await oQueHa();
    for (let n = 0; n < 2; n += 1) {
      const cabecalhos = await confirmada(como, 'segundoFator');
      segredos.add((await mundo.chamar('createAutenticador', {}, { como, cabecalhos })).corpo.segredo);
    }
    expect(segredos.size).toBe(2);
    expect((await oQueHa())['autenticadores']).toBe(antes + 1);
  });
});
