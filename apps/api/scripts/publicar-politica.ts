import { readFileSync } from 'node:fs';
import { abrirBanco, abrirPool } from '../src/db/banco.ts';
import { abrirRelogio } from '../src/db/relogio.ts';
import { arquivoDaPolitica } from '../src/features/privacidade/politicas/arquivo-da-politica.ts';
import { publicarPolitica } from '../src/features/privacidade/politicas/publicar-politica.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

/** `npm run politica -- arquivo.json`: puts a new version of a policy, or of the terms of use, in force; an obligatory one is asked of everybody. */
const [arquivo] = process.argv.slice(2);
if (arquivo === undefined) {
  process.stderr.write(
    'Uso: npm run politica -- arquivo.json (codigo, versao, tipo, titulo, resumo, mudancas, secoes)\n',
  );
  process.exitCode = 1;
} else {
  await comBancoEmServico(async (url) => {
    const politica = arquivoDaPolitica.parse(JSON.parse(readFileSync(arquivo, 'utf8')));
    const db = abrirBanco(abrirPool(url, { maximo: 1, aplicacao: 'rateia-politica' }));
    try {
      const relogio = await abrirRelogio({ db });
      await publicarPolitica(db, { ...politica, agora: relogio.agora() });
      process.stdout.write(`${politica.titulo}, versão ${politica.versao}: em vigor.\n`);
    } finally {
      await db.destroy();
    }
  });
}
