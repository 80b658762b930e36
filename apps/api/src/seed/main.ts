import pg from 'pg';
import { migrar } from '../db/migrar.ts';
import { lerConfig } from '../env.ts';
import { ErroDeConfiguracao } from '../gateways/erro-de-configuracao.ts';
import { contarHistoria, HORAS_DA_HISTORIA } from './cenario.ts';
import { comEscritaRapida } from './escrita-rapida.ts';
import { gerarPartidas, gerarPessoas } from './gerar.ts';
import { gerarGrupos } from './gerar-grupos.ts';
import { abrirPassado } from './mundo.ts';
import { lerPedido } from './pedido.ts';

/**
 * `npm run seed`: the demonstration, made through the real calls with a clock that begins months ago.
 * `--se-vazio` does nothing when there are people already; `--pessoas N`, `--grupos N` and `--partidas N` add that
 * many people, groups and ledger entries for benchmarks.
 */
const MS_POR_HORA = 3_600_000;

function avisar(texto: string) {
  void process.stdout.write(`  ${texto}\n`);
}

type Situacao = 'vazio' | 'cheio' | 'interrompido';
const INICIADA = 'demonstracao.iniciada';
const CONCLUIDA = 'demonstracao.concluida';

async function comCliente<T>(url: string, fazer: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return await fazer(cliente);
  } finally {
    await cliente.end();
  }
}

function situacaoDe(url: string): Promise<Situacao> {
  return comCliente(url, async (cliente) => {
    const { rows } = await cliente.query<{ readonly acao: string }>(
      'select distinct acao from auditoria where acao in ($1, $2)',
      [INICIADA, CONCLUIDA],
    );
    if (rows.length === 1 && rows[0]?.acao === INICIADA) return 'interrompido';
    return (await cliente.query('select 1 from usuarios limit 1')).rowCount === 1 ? 'cheio' : 'vazio';
  });
}

function marcar(url: string, acao: string) {
  return comCliente(url, (cliente) =>
    cliente.query("insert into auditoria (acao, alvo, em) values ($1, 'demonstracao', now())", [acao]),
  );
}

/** A demonstration that was stopped halfway is no use (its clock is in the past): it is made again from nothing. */
async function recomecar(url: string): Promise<void> {
  await comCliente(url, (cliente) =>
    cliente.query('drop schema public cascade; drop schema if exists graphile_worker cascade; create schema public'),
  );
  await migrar(url);
}

async function semear(): Promise<void> {
  const { seVazio, pessoas, grupos, partidas } = lerPedido(process.argv.slice(2));
  // No attacker tries the calls of this process: they are neither counted nor held back.
  const config = lerConfig({
    ...process.env,
    LIMITE_POR_MINUTO: '100000000',
    LIMITE_POR_CONTA: '100000000',
    PASSO_DE_RESPOSTA_MS: '0',
  });
  if (config.ambiente === 'production')
    throw new ErroDeConfiguracao('A demonstração nunca é gravada em produção (NODE_ENV=production).');
  const situacao = await situacaoDe(config.bancoUrl);
  if (situacao === 'interrompido') await recomecar(config.bancoUrl);
  if (situacao !== 'cheio') {
    await marcar(config.bancoUrl, INICIADA);
    await comEscritaRapida(config.bancoUrl, async () => {
      const mundo = await abrirPassado(config, { inicio: Date.now() - HORAS_DA_HISTORIA * MS_POR_HORA });
      try {
        await contarHistoria(mundo, avisar);
      } finally {
        await mundo.encerrar();
      }
    });
    await marcar(config.bancoUrl, CONCLUIDA);
  } else if (!seVazio && (pessoas ?? grupos ?? partidas) === undefined) {
    avisar('Já existem pessoas neste banco: nada a fazer.');
  }
  if (pessoas !== undefined) await gerarPessoas(config.bancoUrl, { pessoas, avisar });
  if (grupos !== undefined) await gerarGrupos(config.bancoUrl, { grupos, avisar });
  if (partidas !== undefined) await gerarPartidas(config.bancoUrl, { partidas, avisar });
}

semear().catch((erro: unknown) => {
  const dito = erro instanceof ErroDeConfiguracao ? erro.message : erro instanceof Error ? erro.stack : String(erro);
  process.stderr.write(`${dito}\n`);
  process.exit(1);
});
