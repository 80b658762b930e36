import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { montarEmail } from '../src/features/notificacoes/entregas/montar-email.ts';
import { modelosDoBackoffice } from '../src/features/notificacoes/modelos/backoffice.ts';
import { modelosDeCadastro } from '../src/features/notificacoes/modelos/cadastro.ts';
import { modelosDeCancelamento } from '../src/features/notificacoes/modelos/cancelamento.ts';
import { modelosDeCarteira } from '../src/features/notificacoes/modelos/carteira.ts';
import { modelosDeCheckout } from '../src/features/notificacoes/modelos/checkout.ts';
import { modelosDeComunicados } from '../src/features/notificacoes/modelos/comunicados.ts';
import { modelosDeConvites } from '../src/features/notificacoes/modelos/convites.ts';
import { FICHAS } from '../src/features/notificacoes/modelos/fichas.ts';
import { modelosDaFila } from '../src/features/notificacoes/modelos/fila-de-espera.ts';
import { modelosDeGrupos } from '../src/features/notificacoes/modelos/grupos.ts';
import { modelosDeIdentidade } from '../src/features/notificacoes/modelos/identidade.ts';
import { modelosDePerfil } from '../src/features/notificacoes/modelos/perfil.ts';
import { preencher } from '../src/features/notificacoes/modelos/preencher.ts';
import { modelosDosPremios } from '../src/features/notificacoes/modelos/premios.ts';
import { modelosDePrivacidade } from '../src/features/notificacoes/modelos/privacidade.ts';
import { modelosDasReclamacoes } from '../src/features/notificacoes/modelos/reclamacoes.ts';
import { modelosDaRede } from '../src/features/notificacoes/modelos/rede.ts';
import { modelosDeRetirada } from '../src/features/notificacoes/modelos/retirada.ts';
import { modelosDeSessao } from '../src/features/notificacoes/modelos/sessao.ts';
import { modelosDaSucessao } from '../src/features/notificacoes/modelos/sucessao.ts';
import type { NomeModelo } from '../src/features/notificacoes/modelos/todos.ts';
import { MODELOS } from '../src/features/notificacoes/modelos/todos.ts';
import { EXEMPLO, EXEMPLOS_PROPRIOS } from './exemplo-de-email.ts';

/* `npm run emails -- <folder>`: writes every e-mail of the product with invented data, by area, for people and for tests. */
const AREAS = {
  sessao: modelosDeSessao,
  cadastro: modelosDeCadastro,
  checkout: modelosDeCheckout,
  grupos: modelosDeGrupos,
  convites: modelosDeConvites,
  sucessao: modelosDaSucessao,
  fila: modelosDaFila,
  reclamacoes: modelosDasReclamacoes,
  carteira: modelosDeCarteira,
  cancelamento: modelosDeCancelamento,
  retirada: modelosDeRetirada,
  perfil: modelosDePerfil,
  rede: modelosDaRede,
  comunicados: modelosDeComunicados,
  identidade: modelosDeIdentidade,
  backoffice: modelosDoBackoffice,
  privacidade: modelosDePrivacidade,
  premios: modelosDosPremios,
} as const;

/** A day one week before the due dates of the examples. */
const HOJE = '2026-12-23';
const APP_URL = 'https://rateia.example';

function email(nome: NomeModelo) {
  return montarEmail({
    conteudo: preencher(nome, { ...EXEMPLO, ...EXEMPLOS_PROPRIOS[nome] }, HOJE),
    appUrl: APP_URL,
    nome: 'Marina',
    // Only what may be refused says how.
    ...(FICHAS[nome].categoria === null ? {} : { descadastro: `${APP_URL}/unsubscribe/exemplo` }),
  });
}

const pasta = resolve(process.argv[2] ?? 'emails');
mkdirSync(pasta, { recursive: true });
const porArea = Object.entries(AREAS).map(([area, modelos]) => ({
  area,
  emails: (Object.keys(modelos) as NomeModelo[]).map((nome) => ({ nome, ...email(nome) })),
}));
const escritos = porArea.flatMap(({ emails }) => emails.map(({ nome }) => nome));
const faltam = Object.keys(MODELOS).filter((nome) => !escritos.includes(nome as NomeModelo));
if (faltam.length > 0) throw new Error(`templates in no area: ${faltam.join(', ')}`);
for (const { emails } of porArea) {
  for (const { nome, html } of emails) writeFileSync(join(pasta, `${nome}.html`), html);
}
writeFileSync(join(pasta, 'emails.json'), JSON.stringify(porArea));
process.stdout.write(`${escritos.length} e-mails: ${pasta}\n`);
