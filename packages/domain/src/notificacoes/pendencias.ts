import type { Instante } from '../datas.ts';
import { milissegundosDe } from '../datas.ts';
import type { TipoPendencia } from './tipo-pendencia.ts';
import { ID_TIPO_PENDENCIA } from './tipo-pendencia.ts';

const { alerta, critico } = ID_TIPO_PENDENCIA;

/**
 * Kinds of pendencies. Only a pendency that costs the person something by a date which he may have missed opens over
 * the page; the others stand in lists until they are done (REGRAS 2.19).
 */
export const PENDENCIA = {
  faturaEmAtraso: { tipo: critico, irrompe: true },
  acessoAtrasado: { tipo: critico, irrompe: true },
  grupoComAjustes: { tipo: alerta, irrompe: true },
  retiradaDevolvida: { tipo: alerta, irrompe: true },
  caucaoARefazer: { tipo: alerta, irrompe: false },
  valorAResponder: { tipo: alerta, irrompe: true },
  identidadeDeNovo: { tipo: alerta, irrompe: false },
  identidadeRecusada: { tipo: alerta, irrompe: false },
  identidadeParada: { tipo: alerta, irrompe: false },
  acessoDeHoje: { tipo: alerta, irrompe: false },
  acessoATrocar: { tipo: alerta, irrompe: false },
  servicoAAssinar: { tipo: alerta, irrompe: false },
  devolucaoParada: { tipo: alerta, irrompe: false },
  cadastroIncompleto: { tipo: alerta, irrompe: false },
} as const satisfies Record<string, { readonly tipo: TipoPendencia; readonly irrompe: boolean }>;
export type NomePendencia = keyof typeof PENDENCIA;

/** Something that waits for the person. `id` names the fact: the same one until it is solved, another one when it comes again. */
export type PendenciaDaPessoa = {
  readonly id: string;
  readonly tipo: TipoPendencia;
  readonly irrompe: boolean;
  readonly titulo: string;
  readonly mensagem: string;
  readonly link: string;
};

type Fato = Pick<PendenciaDaPessoa, 'titulo' | 'mensagem' | 'link'> & {
  readonly sobre: number;
  /** The time at which it arose, where the same thing can wait more than once. */
  readonly desde?: Instante;
};

/** A pendency of a kind about one thing, by its number and the moment of the fact (spec A§3; REGRAS 1, 2.19). */
export function pendencia(nome: NomePendencia, { sobre, desde, ...palavras }: Fato): PendenciaDaPessoa {
  const momento = desde === undefined ? '' : `-${milissegundosDe(desde)}`;
  return { id: `${nome}-${sobre}${momento}`, ...PENDENCIA[nome], ...palavras };
}

/** In the order in which they are told: critical first, and as the table lists them. */
export function porUrgencia(pendencias: readonly PendenciaDaPessoa[]): readonly PendenciaDaPessoa[] {
  const nomes = Object.keys(PENDENCIA);
  function lugar({ id }: PendenciaDaPessoa) {
    return nomes.indexOf(id.split('-', 1)[0] ?? '');
  }
  return pendencias.toSorted((a, b) => b.tipo - a.tipo || lugar(a) - lugar(b));
}

/**
 * Shape of an id: the kind, the id of the thing and, for some kinds, the time since when: `faturaEmAtraso-12`,
 * `grupoComAjustes-7-1764000000000`.
 */
export const ID_DE_PENDENCIA = /^[a-zA-Z]{2,24}-\d{1,18}(-\d{1,15})?$/;
