import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { abrirBanco, abrirPool } from '../src/db/banco.ts';
import { abrirRelogio } from '../src/db/relogio.ts';
import { publicarPolitica } from '../src/features/privacidade/publicar-politica.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

/** `npm run politica -- arquivo.json`: puts a new version of a policy, or of the terms of use, in force; an obligatory one is asked of everybody. */
const esquema = z
  .object({
    codigo: z.enum(['privacidade', 'marketing', 'cookies', 'termos']),
    versao: z.string().min(1).max(20),
    tipo: z.literal([0, 1]),
    titulo: z.string().min(3),
    resumo: z.string().min(3),
    mudancas: z.string().min(3),
    secoes: z.array(z.object({ titulo: z.string().min(1), texto: z.string().min(1) })).min(1),
  })
  .refine(({ codigo, tipo }) => codigo !== 'termos' || tipo === 1, 'Os termos de uso são sempre obrigatórios: tipo 1.');

const [arquivo] = process.argv.slice(2);
if (arquivo === undefined) {
  process.stderr.write(
    'Uso: npm run politica -- arquivo.json (codigo, versao, tipo, titulo, resumo, mudancas, secoes)\n',
  );
  process.exitCode = 1;
} else {
  await comBancoEmServico(async (url) => {
    const politica = esquema.parse(JSON.parse(readFileSync(arquivo, 'utf8')));
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
