import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { criarRegistro } from '../registro.ts';

/** The log of the product at its most talkative, kept to be searched. */
export function abrirRegistro(): { readonly log: Logger; readonly lido: () => string } {
  let lido = '';
  const destino = new Writable({
    write: (pedaco: Buffer, _codificacao, pronto) => {
      lido += pedaco.toString();
      pronto();
    },
  });
  return { log: criarRegistro('trace', destino), lido: () => lido };
}

/** Shorter ones are looked for as a whole word: part of something longer they would be there by chance. */
const LONGO = 12;
const CURTO = 6;

/** Names of the secrets that stand in a text. One that is too short to be told from anything proves nothing. */
export function achadosEm(texto: string, segredos: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(segredos)
    .filter(([nome, valor]) => {
      if (valor.length < CURTO) throw new Error(`no canary: ${nome} is "${valor}"`);
      return valor.length >= LONGO ? texto.includes(valor) : palavra(valor).test(texto);
    })
    .map(([nome]) => nome);
}

function palavra(valor: string): RegExp {
  return new RegExp(`(?<![A-Za-z0-9])${valor.replace(/[^A-Za-z0-9]/g, '\\$&')}(?![A-Za-z0-9])`);
}
