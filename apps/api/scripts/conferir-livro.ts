import { parseArgs } from 'node:util';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { abrirBanco, abrirPool } from '../src/db/banco.ts';
import type { Invariante } from '../src/features/livro/conferir-livro.ts';
import { conferirLivro } from '../src/features/livro/conferir-livro.ts';
import { conferirProvedores } from '../src/features/livro/conferir-provedores.ts';
import { figurasDoLivro } from '../src/features/livro/figuras-do-livro.ts';
import type { Selo } from '../src/features/livro/selo.ts';
import { conferirSelo, escreverSelo, lerSelo, ultimoSelo } from '../src/features/livro/selo.ts';
import { lacrarLivro } from '../src/features/livro/tarefas.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

/**
 * `npm run ledger:verify`: every invariant over the whole ledger, with figures and the last seal; ends with 1 when one
 * does not hold. `-- --selo <n>:<hash>` also checks that a seal kept from an earlier run still stands.
 */
function dizer(texto: string): void {
  void process.stdout.write(`${texto}\n`);
}
function numero(n: number): string {
  return n.toLocaleString('pt-BR');
}

async function conferir(url: string, guardado: Selo | undefined): Promise<boolean> {
  const db = abrirBanco(abrirPool(url, { maximo: 2, aplicacao: 'rateia-conferir-livro' }));
  try {
    await lacrarLivro(db);
    const inicio = performance.now();
    const { contas, transacoes, partidas, lacradas } = await figurasDoLivro(db);
    dizer(`\nLivro: ${numero(transacoes)} transações, ${numero(partidas)} partidas, ${numero(lacradas)} lacradas\n`);
    for (const { tipo, provedor, saldo } of contas) dizer(linhaDeConta(`${tipo} ${provedor}`.trim(), centavos(saldo)));
    dizer('');
    const deDentro = await conferirLivro(db, null, (achado) => dizer(linhaDeInvariante(achado)));
    const deFora = await conferirProvedores(db);
    dizer(linhaDeInvariante(deFora));
    const achados = [...deDentro, deFora];
    const certas = achados.filter((a) => a.ok).length;
    dizer(`\n  ${certas} de ${achados.length} conferem (${numero(Math.round(performance.now() - inicio))} ms)\n`);
    const selo = await ultimoSelo(db);
    if (selo !== undefined) dizer(`  Último lacre: ${escreverSelo(selo)}\n`);
    if (guardado === undefined) return certas === achados.length;
    const situacao = await conferirSelo(db, guardado);
    dizer(`  ${situacao === 'vale' ? '✓' : '✗'} ${DO_SELO[situacao](guardado, selo)}\n`);
    return situacao === 'vale' && certas === achados.length;
  } finally {
    await db.destroy();
  }
}

/** The sentence that the command prints about a seal that somebody kept elsewhere. */
const DO_SELO: Readonly<
  Record<Awaited<ReturnType<typeof conferirSelo>>, (guardado: Selo, ultimo: Selo | undefined) => string>
> = {
  vale: ({ sequencia }) => `O lacre ${numero(sequencia)} que você guardou continua na corrente`,
  sumiu: ({ sequencia }, ultimo) =>
    `O lacre ${numero(sequencia)} que você guardou não existe mais: a corrente acaba em ${numero(ultimo?.sequencia ?? 0)}`,
  mudou: ({ sequencia }) => `O lacre ${numero(sequencia)} que você guardou é outro agora: a corrente foi refeita`,
};

function linhaDeConta(nome: string, saldo: Centavos): string {
  return `  ${nome.padEnd(24)}${formatarReais(saldo).padStart(20)}`;
}

function linhaDeInvariante({ ok, texto, conferidos, detalhe, ...achado }: Invariante): string {
  return `  ${ok ? '✓' : '✗'} ${texto} (${numero(conferidos)} conferidos${ok ? '' : `, ${divergenciasDe(achado)}`}${detalhe === undefined ? '' : `; ${detalhe}`})`;
}

/** The number of them, and the first by their ids, as the tables hold them. */
function divergenciasDe({ divergencias, oQue, quais }: Pick<Invariante, 'divergencias' | 'oQue' | 'quais'>): string {
  const quantas = `${numero(divergencias)} ${divergencias === 1 ? 'divergência' : 'divergências'}`;
  if (quais.length === 0) return quantas;
  return `${quantas}: ${oQue} ${quais.join(', ')}${divergencias > quais.length ? '…' : ''}`;
}

const { selo: pedido } = parseArgs({ options: { selo: { type: 'string' } } }).values;
const guardado = pedido === undefined ? undefined : lerSelo(pedido);
if (pedido !== undefined && guardado === undefined) {
  process.stderr.write('O lacre se escreve como foi impresso: --selo <número>:<hash>.\n');
  process.exitCode = 1;
} else {
  await comBancoEmServico(async (url) => {
    process.exitCode = (await conferir(url, guardado)) ? 0 : 1;
  });
}
