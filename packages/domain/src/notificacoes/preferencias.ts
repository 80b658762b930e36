import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Communication notification enum (spec A§3): the switch over all e-mail that is not essential. */
export const COMUNICACAO = { atualizacaoPorEmail: { id: 1, rotulo: 'Atualizações por e-mail' } } as const;

/** Contact method codes (spec A§3); a list of them is written "73;72". */
export const MEIO_CONTATO = {
  email: { id: 73, rotulo: 'E-mail' },
  telefone: { id: 72, rotulo: 'SMS' },
} as const;
type Meio = keyof typeof MEIO_CONTATO;

/**
 * Categories of messages (spec A§3), in the order in which they are shown. A `promocional` category is off until the
 * person asks for it. A message about a code, a payment, a deadline or security belongs to none of them and cannot be
 * refused.
 */
export const CATEGORIA_COMUNICACAO = {
  sistema: {
    id: 383,
    rotulo: 'Novidades dos seus grupos',
    descricao: 'Quem entrou, quem vai sair, o que mudou. Pagamentos, prazos e segurança sempre chegam.',
    promocional: false,
  },
  dicas: {
    id: 379,
    rotulo: 'Dicas',
    descricao: 'Como economizar mais e usar melhor os seus grupos.',
    promocional: true,
  },
  sugestoesDeGrupos: {
    id: 380,
    rotulo: 'Sugestões de grupos',
    descricao: 'Vagas abertas em serviços que você procurou.',
    promocional: true,
  },
  loterias: {
    id: 381,
    rotulo: 'Loterias',
    descricao: 'Concursos especiais e bolões abertos. Só para maiores de 18 anos.',
    promocional: true,
  },
  clube: {
    id: 382,
    rotulo: 'Promoções do clube',
    descricao: 'Cupons e vantagens de parceiros.',
    promocional: true,
  },
} as const;
export type CategoriaComunicacao = IdDe<typeof CATEGORIA_COMUNICACAO>;
export const ID_CATEGORIA_COMUNICACAO = idsDe(CATEGORIA_COMUNICACAO);
export const CATEGORIAS_COMUNICACAO = Object.values(CATEGORIA_COMUNICACAO);

/** The channels by which a message may reach a person outside of the app's own list, which is always written. */
export const CANAIS_COMUNICACAO = ['email', 'telefone', 'push'] as const;
export type CanalComunicacao = (typeof CANAIS_COMUNICACAO)[number];

/** One switch that was changed; `categoria` 1 is the one over all e-mail. */
export type PreferenciaGuardada = {
  readonly categoria: number;
  readonly canal: CanalComunicacao;
  readonly ativa: boolean;
};

export type Preferencias = {
  readonly atualizacaoPorEmail: boolean;
  readonly categorias: Readonly<Record<CategoriaComunicacao, Readonly<Record<CanalComunicacao, boolean>>>>;
};

/** The choice when nothing was changed: news of one's own groups by e-mail and push, and no promotion. */
function padrao(promocional: boolean, canal: CanalComunicacao): boolean {
  return !promocional && canal !== 'telefone';
}

/** All switches of a person: the changed ones over the defaults (spec A§7 preferencia-comunicacao). */
export function preferenciasDe(guardadas: readonly PreferenciaGuardada[]): Preferencias {
  function ler(categoria: number, canal: CanalComunicacao, senao: boolean): boolean {
    return guardadas.find((g) => g.categoria === categoria && g.canal === canal)?.ativa ?? senao;
  }
  const categorias = Object.fromEntries(
    CATEGORIAS_COMUNICACAO.map(({ id, promocional }) => [
      id,
      Object.fromEntries(CANAIS_COMUNICACAO.map((canal) => [canal, ler(id, canal, padrao(promocional, canal))])),
    ]),
  ) as Preferencias['categorias'];
  return { atualizacaoPorEmail: ler(COMUNICACAO.atualizacaoPorEmail.id, 'email', true), categorias };
}

/** True if a message of this category may be sent by this channel. */
export function aceitaReceber(
  preferencias: Preferencias,
  { categoria, canal }: { readonly categoria: CategoriaComunicacao; readonly canal: CanalComunicacao },
): boolean {
  if (canal === 'email' && !preferencias.atualizacaoPorEmail) return false;
  return preferencias.categorias[categoria][canal];
}

/** True if the person asked for any message that promotes: this is the marketing consent (REGRAS 2.17). */
export function aceitaMarketing({ categorias }: Preferencias): boolean {
  return CATEGORIAS_COMUNICACAO.some(
    ({ id, promocional }) => promocional && CANAIS_COMUNICACAO.some((canal) => categorias[id][canal]),
  );
}

type CodigoDeMeio = (typeof MEIO_CONTATO)[Meio]['id'];
/** Every list of contact methods as it is written (spec A§3 Contact method codes). */
export const LISTAS_DE_MEIOS = ['', '73', '72', '73;72', '72;73'] as const satisfies readonly (
  | ''
  | `${CodigoDeMeio}`
  | `${CodigoDeMeio};${CodigoDeMeio}`
)[];

/** "73;72" for both, "" for none (spec A§3 Contact method codes). */
export function escreverMeios(ligados: Readonly<Record<Meio, boolean>>): string {
  return (['email', 'telefone'] as const)
    .filter((meio) => ligados[meio])
    .map((meio) => MEIO_CONTATO[meio].id)
    .join(';');
}

/** Reads "73;72"; undefined for anything that is not a list of the codes. */
export function lerMeios(texto: string): Record<Meio, boolean> | undefined {
  const codigos = texto === '' ? [] : texto.split(';').map(Number);
  const conhecidos: readonly number[] = [MEIO_CONTATO.email.id, MEIO_CONTATO.telefone.id];
  if (codigos.some((codigo) => !conhecidos.includes(codigo))) return undefined;
  return {
    email: codigos.includes(MEIO_CONTATO.email.id),
    telefone: codigos.includes(MEIO_CONTATO.telefone.id),
  };
}
