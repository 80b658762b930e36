import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { caminhos } from '@rateia/contracts/caminhos';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { ID_ESTADO_COTA } from '@rateia/domain/loterias/cota';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { novasChaves } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { semearCatalogo } from '../apps/api/src/seed/catalogo.ts';
import { gerarGrupos } from '../apps/api/src/seed/gerar-grupos.ts';
import { iniciarPostgres } from '../scripts/postgres.ts';
import type { Servico } from '../scripts/servir-processos.ts';
import { comCliente, comparar, dizer, iniciarApi, medirPedido, PEDIDOS, quemPede } from './pedidos.ts';

const BOLOES = Number(process.env['BOLOES'] ?? 10_000);
/** As many groups, of which a third is for sale. */
const GRUPOS = BOLOES;

/** The list of pools on sale beside the list of groups, in the same run: the same person, size of page and machine. */
export async function medirBoloes(): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-boloes-'));
  dizer(`${cpus().length} cores, ${PEDIDOS} requests a measurement`);
  const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco') });
  const servicos: Servico[] = [];
  try {
    const { url } = servidor;
    await migrar(url);
    const bancada = { url, chaves: novasChaves(), pasta, servicos };
    const db = abrirBanco(abrirPool(url, { maximo: 2 }));
    await semearCatalogo(db).finally(() => db.destroy());
    const pedir = await quemPede(bancada);
    await gerarGrupos(url, { grupos: GRUPOS, avisar: () => undefined });
    await gerarBoloes(url);
    const porta = await iniciarApi(bancada);
    const grupos = await medirPedido([porta], (p) => pedir(p, paginaDe('getGrupos')));
    const boloes = await medirPedido([porta], (p) => pedir(p, paginaDe('listBoloes')));
    comparar(`a page of ${BOLOES} pools on sale against one of ${GRUPOS} groups`, boloes, grupos);
  } finally {
    for (const servico of servicos) await servico.parar();
    await servidor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

function paginaDe(chamada: 'getGrupos' | 'listBoloes') {
  const { method, path } = caminhos[chamada];
  return { method, endereco: `${path}?porPagina=20` };
}

/** Pools on sale with a bet and six free cotas each, by set-based SQL, and lotteries switched on. */
async function gerarBoloes(url: string): Promise<void> {
  await comCliente(url, async (cliente) => {
    await cliente.query('set session_replication_role = replica');
    await cliente.query(
      `insert into regras (versao, vigente_desde, valores, proposta_por, aprovada_por)
       select 2, now(), '{"loterias":{"ligada":true}}', min(id), max(id) from usuarios`,
    );
    await cliente.query(
      `insert into boloes (estado, nome, tipo, modo, total_cotas, custo, valor_cota, valor_taxa, vendas_ate, comprovar_ate, apostas_ate, sorteio_em, criado_em, mudou_em)
       select $1, 'Mega ' || n, 344, 'um_bilhete', 6, 4200, 700, 70, quando, quando + interval '1 hour', quando + interval '2 hours', quando + interval '3 hours', now(), now()
       from generate_series(1, $2::int) n, lateral (select now() + interval '1 day' + n * interval '1 minute') q (quando)`,
      [ID_ESTADO_BOLAO.aVenda, BOLOES],
    );
    await cliente.query(
      `insert into bolao_concursos (bolao_id, loteria, concurso, apostas_ate, sorteio_em)
       select id, 'mega-sena', 3050, apostas_ate, sorteio_em from boloes`,
    );
    await cliente.query(
      `insert into bolao_apostas (bolao_id, ordem, loteria, concurso, aposta, simples, preco)
       select id, 0, 'mega-sena', 3050, '{"loteria":"mega-sena","dezenas":[4,8,15,16,23,42,57]}', 7, 4200 from boloes`,
    );
    await cliente.query(
      `insert into cotas (bolao_id, numero, estado, promocional)
       select b.id, n, $1, false from boloes b, generate_series(1, 6) n`,
      [ID_ESTADO_COTA.livre],
    );
    await cliente.query('vacuum analyze');
  });
}
