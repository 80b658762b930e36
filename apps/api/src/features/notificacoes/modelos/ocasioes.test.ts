import { ID_CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { expect, it } from 'vitest';
import { FICHAS } from './fichas.ts';
import { OCASIOES } from './ocasioes.ts';
import type { NomeModelo } from './todos.ts';
import { MODELOS } from './todos.ts';

const CANAL = { email: 'e-mail', push: 'push', sms: 'phone' } as const;

/** The e-mail with the link that blocks leaves by a job of its own: `notificarComBloqueio` (ADR 028). */
function canais(nome: NomeModelo): string {
  const { noApp, canais, urgencia } = FICHAS[nome];
  const comLink = noApp && urgencia === 'seguranca' && !canais.includes('email');
  return [
    ...(noApp ? ['app'] : []),
    ...canais.map((canal) => CANAL[canal]),
    ...(comLink ? ['e-mail with "Não fui eu"'] : []),
  ].join(', ');
}

function categoria(nome: NomeModelo): string {
  const { categoria, urgencia } = FICHAS[nome];
  if (categoria === null) return urgencia;
  const [nomeDela] = Object.entries(ID_CATEGORIA_COMUNICACAO).find(([, id]) => id === categoria) ?? [];
  return `${urgencia}: ${nomeDela} (${categoria})`;
}

const linhas = (Object.keys(OCASIOES) as NomeModelo[]).map((nome) => {
  const [quando, quem, secao] = OCASIOES[nome];
  return `| ${quando} | \`${nome}\` | ${quem} | ${canais(nome)} | ${categoria(nome)} | ${secao} |`;
});

const pagina = `# Messages and their recipients

One row per message that the product sends by a template. A test writes this page from \`OCASIOES\` and \`FICHAS\` (\`apps/api/src/features/notificacoes/modelos/\`);
\`npm run emails -- <folder>\` writes each message as people read it. REGRAS 2.19 gives the effects of urgency and category.

- *app* is the list of notifications, *phone* is SMS, or Telegram for a person who chose it.
- An e-mail with "Não fui eu" has a link that blocks the account; the link stands in no list.
- Without a template: a code by SMS (REGRAS 2.18); to a phone that left an account, or that another account asked for, one SMS (REGRAS 2.21); the
  answers of the Telegram bot (REGRAS 2.19). Pendencies are no messages: each feature tells them from its facts (REGRAS 2.19).

| Event | Template | Recipient | Channels | Urgency: category | Section |
|---|---|---|---|---|---|
${linhas.join('\n')}
`;

it('docs/avisos.md has a row for every template (REGRAS 2.19)', async () => {
  expect(linhas.length).toBe(Object.keys(MODELOS).length);
  await expect(pagina).toMatchFileSnapshot('../../../../../../docs/avisos.md');
});
