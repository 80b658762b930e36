import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { criarAplicacao } from '../src/app.ts';
import { lerConfig } from '../src/env.ts';
import { copiaDosDados } from '../src/features/privacidade/copia/copia-dos-dados.ts';
import { DADOS_PESSOAIS } from '../src/features.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

/**
 * `npm run dados-da-pessoa -- --email pessoa@exemplo.com.br --pasta saida`: writes all stored data about one person, as
 * JSON and PDF.
 */
const { values } = parseArgs({ options: { email: { type: 'string' }, pasta: { type: 'string' } } });
const { email, pasta } = values;
if (email === undefined || pasta === undefined) {
  process.stderr.write('Uso: npm run dados-da-pessoa -- --email pessoa@exemplo.com.br --pasta saida\n');
  process.exitCode = 1;
} else {
  await comBancoEmServico(async (_url, env) => {
    const config = lerConfig(env);
    const aplicacao = await criarAplicacao(config, { log: pino({ level: 'silent' }) });
    try {
      const { db, cifra, gateways, relogio } = aplicacao.deps;
      const pessoa = await db
        .selectFrom('usuarios')
        .select('id')
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst();
      if (pessoa === undefined) throw new Error('não há conta com este e-mail');
      const { json, pdf } = await copiaDosDados(db, {
        cifra,
        gateways,
        usuarioId: pessoa.id,
        agora: relogio.agora(),
        registro: DADOS_PESSOAIS,
      });
      mkdirSync(pasta, { recursive: true });
      const nomes = { json: join(pasta, `pessoa-${pessoa.id}.json`), pdf: join(pasta, `pessoa-${pessoa.id}.pdf`) };
      writeFileSync(nomes.json, json, { mode: 0o600 });
      writeFileSync(nomes.pdf, pdf, { mode: 0o600 });
      process.stdout.write(`${nomes.json}\n${nomes.pdf}\n`);
    } finally {
      await aplicacao.fechar();
    }
  });
}
