import { parseArgs } from 'node:util';
import { abrirBanco, abrirPool } from '../src/db/banco.ts';
import { afetadosPor, tabelasComData } from '../src/features/privacidade/afetados.ts';
import { DADOS_PESSOAIS } from '../src/features.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

/**
 * `npm run incidente -- --desde 2026-11-01 --ate 2026-11-08 [--tabela faturas]…`: lists, as CSV, the people whose rows
 * were written in this time, so that they can be told of an incident. It reads the tables that are named, or all of
 * them.
 */
function celula(texto: string): string {
  // A cell that a spreadsheet would compute is text (ASVS 1.2.10).
  const segura = /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto;
  return `"${segura.replaceAll('"', '""')}"`;
}

const TABELAS_COM_DATA = tabelasComData(DADOS_PESSOAIS);

const { values } = parseArgs({
  options: { desde: { type: 'string' }, ate: { type: 'string' }, tabela: { type: 'string', multiple: true } },
});
const { desde, ate, tabela: tabelas = TABELAS_COM_DATA } = values;
const desconhecidas = tabelas.filter((t) => !TABELAS_COM_DATA.includes(t));
if (desde === undefined || ate === undefined || desconhecidas.length > 0) {
  process.stderr.write(
    `Uso: npm run incidente -- --desde AAAA-MM-DD --ate AAAA-MM-DD [--tabela nome]…\nTabelas: ${TABELAS_COM_DATA.join(', ')}\n`,
  );
  process.exitCode = 1;
} else {
  await comBancoEmServico(async (url) => {
    const db = abrirBanco(abrirPool(url, { maximo: 1, aplicacao: 'rateia-incidente' }));
    try {
      const afetados = await afetadosPor(db, { registro: DADOS_PESSOAIS, tabelas, desde, ate });
      process.stdout.write('usuario,nome,email,tabelas\n');
      for (const { usuarioId, nome, email, tabelas: dele } of afetados)
        process.stdout.write(`${usuarioId},${celula(nome)},${celula(email)},${celula(dele.join(' '))}\n`);
    } finally {
      await db.destroy();
    }
  });
}
