import { expect } from '@playwright/test';
import { SANDBOX } from '../ambiente.ts';

interface Mensagem {
  readonly id: string;
  readonly assunto: string;
  readonly texto: string;
  readonly pin?: string;
  readonly links: readonly string[];
}

/** A message takes a fraction of a second, and looking costs nothing: the pauses of a poll that grow would be most of it. */
const DE_PERTO = [100];

/** Codes that were used already: the next one is another message. */
const lidas = new Set<string>();

/** The code that arrived at an e-mail address or a phone, each of them once. */
export async function codigoPara(destino: string): Promise<string> {
  let achada: Mensagem | undefined;
  await expect
    .poll(
      async () => {
        achada = (await mensagensPara(destino)).find(({ id, pin }) => pin !== undefined && !lidas.has(id));
        return achada?.pin;
      },
      { message: `a code for ${destino}`, timeout: 20_000, intervals: DE_PERTO },
    )
    .toMatch(/^[A-Z2-9]{7}$/);
  if (achada?.pin === undefined) throw new Error(`no code for ${destino}`);
  lidas.add(achada.id);
  return achada.pin;
}

/** Waits for a message about something. */
export async function esperaMensagem(destino: string, assunto: RegExp): Promise<void> {
  await expect
    .poll(async () => (await mensagensPara(destino)).map((mensagem) => mensagem.assunto), {
      message: `a message for ${destino} about ${String(assunto)}`,
      timeout: 20_000,
      intervals: DE_PERTO,
    })
    .toContainEqual(expect.stringMatching(assunto));
}

/** Waits for words in a message, such as those of an SMS, which has no subject. */
export async function esperaTexto(destino: string, texto: RegExp): Promise<void> {
  await expect
    .poll(async () => (await mensagensPara(destino)).map((mensagem) => mensagem.texto), {
      message: `a message for ${destino} that says ${String(texto)}`,
      timeout: 20_000,
      intervals: DE_PERTO,
    })
    .toContainEqual(expect.stringMatching(texto));
}

/** Throws away what arrived before. */
export async function esvaziaCaixa(destino: string): Promise<void> {
  await fetch(`${SANDBOX}/sandbox/mensagens?para=${encodeURIComponent(destino)}`, { method: 'DELETE' });
}

async function mensagensPara(destino: string): Promise<readonly Mensagem[]> {
  const resposta = await fetch(`${SANDBOX}/sandbox/mensagens?para=${encodeURIComponent(destino)}`);
  return (await resposta.json()) as readonly Mensagem[];
}

/** The path of a link that arrived by e-mail: its page, and the secret at its end. */
export async function linkPara(destino: string, pagina: RegExp): Promise<string> {
  let achado: string | undefined;
  await expect
    .poll(
      async () => {
        const links = (await mensagensPara(destino)).flatMap(({ links: dela }) => dela);
        const achada = links.map((link) => new URL(link)).find(({ pathname }) => pagina.test(pathname));
        achado = achada === undefined ? undefined : achada.pathname + achada.search;
        return achado;
      },
      { message: `a link to ${String(pagina)} for ${destino}`, timeout: 20_000, intervals: DE_PERTO },
    )
    .toBeDefined();
  return achado ?? '';
}
