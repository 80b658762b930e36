import type { IncomingHttpHeaders } from 'node:http';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';

/** The app that asks and its version, by its own word (spec A§7): for the log, never for a decision. */
export type Cliente = { readonly chave?: string; readonly versao?: string };

const CHAVE = /^[a-z0-9-]{1,40}$/;
const VERSAO = /^\d{1,9}(\.\d{1,9}){0,3}$/;

/** The values of headers that have the form of a key or of a version; any other value is left out of the log. */
export function clienteDe(cabecalhos: IncomingHttpHeaders): Cliente {
  const chave = dito(cabecalhos[CABECALHOS.chaveToken], CHAVE);
  const versao = dito(cabecalhos[CABECALHOS.versao], VERSAO);
  return { ...(chave === undefined ? {} : { chave }), ...(versao === undefined ? {} : { versao }) };
}

function dito(valor: string | string[] | undefined, forma: RegExp): string | undefined {
  return typeof valor === 'string' && forma.test(valor) ? valor : undefined;
}
