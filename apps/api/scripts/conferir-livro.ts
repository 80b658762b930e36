import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { abrirBanco, abrirPool } from '../src/db/banco.ts';
import type { Invariante } from '../src/db/conferir-livro.ts';
import { conferirLivro, figurasDoLivro } from '../src/db/conferir-livro.ts';
import { lacrarLivro } from '../src/db/tarefas-do-livro.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

/** `npm run ledger:verify`: every invariant over the whole ledger, with figures; ends with 1 when one does not hold. */
const dizer = (texto: string): void => void process.stdout.write(`${texto}\n`);
const numero = (n: number): string => n.toLocaleString('pt-BR');

const conferir = async (url: string): Promise<boolean> => {
  const db = abrirBanco(abrirPool(url, { maximo: 2, aplicacao: 'rateia-conferir-livro' }));
  try {
    await lacrarLivro(db);
    const inicio = performance.now();
    const achados = await conferirLivro(db);
    const { contas, transacoes, partidas, lacradas } = await figurasDoLivro(db);
    dizer(`\nLivro: ${numero(transacoes)} transações, ${numero(partidas)} partidas, ${numero(lacradas)} lacradas\n`);
    for (const { tipo, provedor, saldo } of contas) dizer(linhaDeConta(`${tipo} ${provedor}`.trim(), centavos(saldo)));
    dizer('');
    for (const achado of achados) dizer(linhaDeInvariante(achado));
    const certas = achados.filter((a) => a.ok).length;
    dizer(`\n  ${certas} de ${achados.length} conferem (${numero(Math.round(performance.now() - inicio))} ms)\n`);
    return certas === achados.length;
  } finally {
    await db.destroy();
  }
};

const linhaDeConta = (nome: string, saldo: Centavos): string =>
  `  ${nome.padEnd(24)}${formatarReais(saldo).padStart(20)}`;

const linhaDeInvariante = ({ ok, texto, conferidos, divergencias }: Invariante): string =>
  `  ${ok ? '✓' : '✗'} ${texto} (${numero(conferidos)} conferidos${ok ? '' : `, ${numero(divergencias)} divergências`})`;

await comBancoEmServico(async (url) => {
  process.exitCode = (await conferir(url)) ? 0 : 1;
});
