import { abrirBanco, abrirPool } from '../src/db/banco.ts';
import { lerConfig } from '../src/env.ts';
import { chavesDeAmbiente, chavesDeArquivo } from '../src/gateways/chaves/chaveiros.ts';
import { criarCifra } from '../src/gateways/chaves/cifra.ts';
import { contarCifradas, recifrarColuna } from '../src/recifrar.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

/**
 * `npm run recifrar`: seals what older masters sealed under the first one, with its progress; `-- --contar` only counts.
 * Ends with 1 while something is left that does not open: then no master may be removed.
 */
function dizer(texto: string): void {
  void process.stdout.write(`${texto}\n`);
}

await comBancoEmServico(async (_url, env) => {
  const config = lerConfig(env);
  const { json, arquivo } = config.chaves;
  const cifra = criarCifra(json === undefined ? chavesDeArquivo(arquivo) : chavesDeAmbiente(json));
  const db = abrirBanco(abrirPool(config.bancoUrl, { maximo: 2, aplicacao: 'rateia-recifrar' }));
  try {
    let restam = 0;
    dizer(`\nChave atual: ${cifra.chaveAtual()}\n`);
    for (const andamento of await contarCifradas(db, cifra)) {
      const { coluna, total, antigas } = andamento;
      const onde = `${coluna.tabela}.${coluna.coluna}`;
      dizer(`  ${onde.padEnd(40)} ${antigas} de ${total} com chave antiga`);
      if (antigas === 0 || process.argv.includes('--contar')) {
        restam += antigas;
        continue;
      }
      const { feitas, falhas } = await recifrarColuna(db, cifra, andamento, (n) => dizer(`    ${n} de ${antigas}`));
      if (falhas > 0) dizer(`    ${falhas} não abrem com nenhuma chave daqui`);
      dizer(`    pronto: ${feitas}`);
      restam += falhas;
    }
    dizer(
      restam === 0
        ? '\nTudo na chave atual: as antigas já podem sair.\n'
        : `\nRestam ${restam} linhas com chave antiga.\n`,
    );
    process.exitCode = restam === 0 ? 0 : 1;
  } finally {
    await db.destroy();
  }
});
