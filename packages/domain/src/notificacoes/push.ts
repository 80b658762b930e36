import { destinoDaNotificacao } from './links.ts';

/** The message on a device: few words, and the target of a touch. Nobody can read it on the way (RFC 8291). */
export type AvisoPush = {
  /** The same message again takes the place of the first one on the screen. */
  readonly chave: string;
  readonly titulo: string;
  readonly texto: string;
  /** A path of the product, or an http address. */
  readonly destino: string;
};

/** A screen that is locked shows no more, and a push carries at most 4096 bytes sealed (RFC 8291 §4). */
const TEXTO_MAXIMO = 240;
const ENVIADO_SOMENTE = '/notificacoes';

/** A notification as a device shows it (spec A§4 Notifications: where a click leads). */
export function avisoPushDe(n: {
  readonly id: number;
  readonly titulo: string;
  readonly mensagem: string;
  readonly link: string;
}): AvisoPush {
  return {
    chave: `aviso-${n.id}`,
    titulo: cortar(n.titulo),
    texto: cortar(n.mensagem),
    destino: destinoDe(n.id, n.link),
  };
}

function destinoDe(id: number, link: string): string {
  switch (destinoDaNotificacao(link)) {
    case 'detalhe':
      return `/notificacoes/detalhe?id=${id}`;
    case 'novaAba':
    case 'rota':
      return link;
    case 'nenhum':
      return ENVIADO_SOMENTE;
  }
}

/**
 * Reads a message that a device received; undefined for one that is not ours or leads where a notification may not
 * (ASVS 1.2.2).
 */
export function lerAvisoPush(bruto: unknown): AvisoPush | undefined {
  if (typeof bruto !== 'object' || bruto === null) return undefined;
  const { chave, titulo, texto, destino } = bruto as Record<string, unknown>;
  if (typeof chave !== 'string' || typeof titulo !== 'string' || titulo === '') return undefined;
  if (typeof texto !== 'string' || typeof destino !== 'string') return undefined;
  const leva = destinoDaNotificacao(destino);
  if (leva !== 'rota' && leva !== 'novaAba') return undefined;
  return { chave, titulo, texto, destino };
}

function cortar(texto: string): string {
  return texto.length <= TEXTO_MAXIMO ? texto : `${texto.slice(0, TEXTO_MAXIMO - 1)}…`;
}
