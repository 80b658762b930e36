/** The origin of a thing that does not exist yet: the "—" of the transition tables (REGRAS 2.1). */
export const INICIO = 'inicio';

/** A guard answers with the code of its refusal, or with undefined when it lets pass. */
export type Guarda<Contexto> = (contexto: Contexto) => string | undefined;

/** The actors that may cause an event. */
export type Atores<Quem> = readonly Quem[];

/** One row of a transition table: from, event, to, actor, guard, effects (HOUSE §7). */
export type Transicao<Estado, Evento, Quem, Contexto, Efeito> = {
  readonly de: Estado | typeof INICIO;
  readonly evento: Evento;
  readonly para: Estado;
  readonly quem: Atores<Quem>;
  readonly guarda: Guarda<Contexto>;
  readonly efeitos: readonly Efeito[];
};

/** A row as a tuple, so that a table in code reads as the spec's table does. */
export type LinhaCurta<Estado, Evento, Quem, Contexto, Efeito> = readonly [
  de: Estado | typeof INICIO,
  evento: Evento,
  para: Estado,
  quem: Atores<Quem>,
  guarda: Guarda<Contexto>,
  efeitos: readonly Efeito[],
];

/** Names of the states, with the id that is stored and the label that people read. */
export type Rotulos<Estado> = { readonly [nome: string]: { readonly id: Estado; readonly rotulo: string } };

/** The rules of a machine alone, for `transicionar`. */
export type RegrasDaMaquina<Estado, Evento, Quem, Contexto, Efeito = never> = {
  readonly nome: string;
  readonly estados: readonly Estado[];
  readonly transicoes: readonly Transicao<Estado, Evento, Quem, Contexto, Efeito>[];
};

/** The table where the things of a machine are kept, and the names that the database and the trail use. */
export type Guardada<Estado, Nome extends string, Tabela extends string, Coluna extends string> = {
  /** The name of the machine; the trail knows its things by it. */
  readonly nome: Nome;
  readonly tabela: Tabela;
  /** The column of `tabela` that holds the state. */
  readonly coluna: Coluna;
  /** The columns by which one thing is found. */
  readonly chave: readonly string[];
  readonly rotulos: Rotulos<Estado>;
  /** The state in which a thing is made, where making it is no step of the machine. */
  readonly nasce: Estado | null;
  /** The actor in the trail, for a machine whose actors are parts in a relation. */
  readonly quemNaTrilha: string | null;
};

/** The descriptor of a machine: its rules, and where its things are (HOUSE §7). */
export type Maquina<
  Estado,
  Evento,
  Quem,
  Contexto,
  Efeito = never,
  Nome extends string = string,
  Tabela extends string = string,
  Coluna extends string = string,
> = RegrasDaMaquina<Estado, Evento, Quem, Contexto, Efeito> & Guardada<Estado, Nome, Tabela, Coluna>;

/** Any machine at all, for code that asks only for its words. */
export type QualquerMaquina = Maquina<string | number, string, string, never, string>;

export type EventoDe<M extends QualquerMaquina> = M['transicoes'][number]['evento'];

/** Why a transition was refused: no such row, not this actor's, or the guard's own code. */
export type Recusa = {
  readonly tipo: 'transicaoInexistente' | 'semPermissao' | 'guarda';
  readonly codigo: string;
};

export type ResultadoDaTransicao<Estado, Efeito> =
  | { readonly ok: true; readonly para: Estado; readonly efeitos: readonly Efeito[] }
  | { readonly ok: false; readonly recusa: Recusa };

/** Turns tuples into rows. */
export function lerTabela<Estado, Evento, Quem, Contexto, Efeito>(
  linhas: readonly LinhaCurta<Estado, Evento, Quem, Contexto, Efeito>[],
): readonly Transicao<Estado, Evento, Quem, Contexto, Efeito>[] {
  return linhas.map(([de, evento, para, quem, guarda, efeitos]) => ({ de, evento, para, quem, guarda, efeitos }));
}

/** Declares a machine; throws when a row names a state that the machine does not have. */
export function definirMaquina<
  Estado extends string | number,
  Evento extends string,
  Quem extends string,
  Contexto,
  Efeito extends string,
  const Nome extends string,
  const Tabela extends string,
  const Coluna extends string,
>(maquina: {
  readonly nome: Nome;
  readonly tabela: Tabela;
  readonly coluna: Coluna;
  readonly chave?: readonly string[];
  readonly rotulos: Rotulos<Estado>;
  readonly nasce?: NoInfer<Estado>;
  readonly quemNaTrilha?: string;
  readonly transicoes: readonly Transicao<Estado, Evento, Quem, Contexto, Efeito>[];
}): Maquina<Estado, Evento, Quem, Contexto, Efeito, Nome, Tabela, Coluna> {
  const estados = Object.values(maquina.rotulos).map(({ id }) => id);
  const conhecidos = new Set<string | number>([INICIO, ...estados]);
  for (const { de, evento, para } of maquina.transicoes) {
    if (!conhecidos.has(de) || !conhecidos.has(para)) {
      throw new RangeError(`${maquina.nome}: row ${de} ${evento} ${para} names an unknown state`);
    }
  }
  return { chave: ['id'], nasce: null, quemNaTrilha: null, ...maquina, estados };
}

/**
 * The one transition function of the product. Rows of the same state and event are tried in their order, and the first
 * whose actor and guard agree wins. A refusal is a value, that of the last guard when a guard refused (HOUSE §7, REGRAS
 * 2.1).
 */
export function transicionar<
  Estado extends string | number,
  Evento extends string,
  Quem extends string,
  Contexto,
  Efeito extends string,
>(
  maquina: RegrasDaMaquina<Estado, Evento, Quem, Contexto, Efeito>,
  pedido: {
    readonly estado: Estado | typeof INICIO;
    readonly evento: Evento;
    readonly quem: Quem;
    readonly contexto: Contexto;
  },
): ResultadoDaTransicao<Estado, Efeito> {
  const linhas = maquina.transicoes.filter((linha) => linha.de === pedido.estado && linha.evento === pedido.evento);
  if (linhas.length === 0) return recusar('transicaoInexistente', `${maquina.nome}.transicaoInexistente`);

  let recusa = recusar('semPermissao', `${maquina.nome}.semPermissao`);
  for (const linha of linhas) {
    if (!linha.quem.includes(pedido.quem)) continue;
    const codigo = linha.guarda(pedido.contexto);
    if (codigo === undefined) return { ok: true, para: linha.para, efeitos: linha.efeitos };
    recusa = recusar('guarda', codigo);
  }
  return recusa;
}

/** The guard that lets everything pass. */
export function livre(): undefined {
  return undefined;
}

function recusar(tipo: Recusa['tipo'], codigo: string): { readonly ok: false; readonly recusa: Recusa } {
  return { ok: false, recusa: { tipo, codigo } };
}

/** True when no row leaves the state: the thing has reached its end. */
export function ehTerminal<Estado extends string | number>(
  maquina: RegrasDaMaquina<Estado, string, string, never, string>,
  estado: Estado,
): boolean {
  return maquina.transicoes.every((linha) => linha.de !== estado);
}
