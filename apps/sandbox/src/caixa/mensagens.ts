import type { Contexto } from '../contexto.ts';
import type { Mensagem } from '../estado.ts';

export type MensagemNova = Omit<Mensagem, 'id' | 'recebidaEm'>;

export interface MensagemLida extends Mensagem {
  /** A code of 7 characters, when the text has one. */
  readonly pin?: string;
  readonly links: readonly string[];
}

/** The product's PINs: 7 characters, without the pairs that are read wrongly (0 and O, 1 and I). */
const PIN = /\b[A-HJ-NP-Z2-9]{7}\b/g;

export function receber({ guarda, relogio, sorteio }: Contexto, mensagem: MensagemNova): Mensagem {
  const guardada = { ...mensagem, id: sorteio.codigo(16), recebidaEm: relogio.agora() };
  guarda.estado.mensagens.push(guardada);
  guarda.alterado();
  return guardada;
}

/** Newest first; `para` is an e-mail address or a telephone in any writing. */
export function mensagensPara({ guarda }: Contexto, para: string | undefined): readonly MensagemLida[] {
  return guarda.estado.mensagens
    .filter((mensagem) => para === undefined || mensagem.para.some((destino) => mesmoDestino(destino, para)))
    .map(ler)
    .reverse();
}

function ler(mensagem: Mensagem): MensagemLida {
  const pin = acharPin(mensagem.texto) ?? acharPin(mensagem.assunto);
  const links = [...new Set(`${mensagem.texto} ${mensagem.html ?? ''}`.match(/https?:\/\/[^\s"'<>)]+/g) ?? [])];
  return { ...mensagem, links, ...(pin === undefined ? {} : { pin }) };
}

function acharPin(texto: string): string | undefined {
  const achados = texto.match(PIN) ?? [];
  // A code mixes digits in, mostly; a word in capitals never does.
  return achados.find((codigo) => /\d/.test(codigo)) ?? achados[0];
}

/** A telephone, in any form: digits, and the signs that people put between them. */
const TELEFONE = /^[\d\s().+-]+$/;

/** A telephone is the same in any writing, an e-mail address in any case; the id of a browser only letter by letter. */
export function mesmoDestino(destino: string, procurado: string): boolean {
  if (procurado.includes('@') || destino.includes('@')) return destino.toLowerCase() === procurado.trim().toLowerCase();
  if (!TELEFONE.test(destino) || !TELEFONE.test(procurado)) return destino === procurado;
  function semPais(telefone: string) {
    return telefone.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  }
  return semPais(destino) === semPais(procurado);
}
