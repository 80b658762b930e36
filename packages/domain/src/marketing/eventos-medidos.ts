/**
 * Every event that is measured, and no other: the analytics port takes nothing else (spec A§7 "Tracking events go to a
 * tag manager"). An event that the spec names without giving its words has words of ours (REGRAS 2.22). `rotulo` and
 * `dados` describe the data of the event; none of them is a person's name, address or document.
 */
export const EVENTOS_MEDIDOS = {
  erro: { categoria: 'error', acao: 'http: {status}', rotulo: 'the message', dados: [], spec: 'A§8' },
  falhaDaPagina: { categoria: 'error', acao: 'falhaDaPagina', rotulo: 'the message', dados: [], spec: 'ours' },
  notificacaoLida: { categoria: 'Notificacoes', acao: 'lida', rotulo: null, dados: [], spec: 'A§7 read' },
  notificacaoNaoLida: { categoria: 'Notificacoes', acao: 'naoLida', rotulo: null, dados: [], spec: 'A§7 unread' },
  notificacoesLidas: { categoria: 'Notificacoes', acao: 'lerTudo', rotulo: null, dados: [], spec: 'A§7 read-all' },
  notificacaoAberta: {
    categoria: 'Notificacoes',
    acao: 'selecao',
    rotulo: 'its type code',
    dados: [],
    spec: 'A§7 select',
  },
  pesquisa: {
    categoria: 'Pesquisa',
    acao: 'busca',
    rotulo: 'the words of the search',
    dados: [],
    spec: 'B§2 /pesquisa',
  },
  grupo: {
    categoria: 'Grupo',
    acao: 'visualizacao',
    rotulo: 'nomeUrl',
    dados: [
      'id',
      'valor',
      'nome',
      'servico',
      'status',
      'tags',
      'vagasDisponiveis',
      'vagasTotais',
      'formaAcessoDescricao',
      'acessoInstantaneo',
    ],
    spec: 'B§3 Group (as seen in analytics)',
  },
  pagina: { categoria: 'navegacao', acao: 'pagina', rotulo: 'the route', dados: [], spec: 'ours' },
} as const satisfies Readonly<Record<string, Linha>>;

interface Linha {
  readonly categoria: string;
  readonly acao: string;
  readonly rotulo: string | null;
  readonly dados: readonly string[];
  readonly spec: string;
}

type Tabela = typeof EVENTOS_MEDIDOS;
type Acao<A extends string> = A extends `${infer Antes}{${string}}${infer Depois}` ? `${Antes}${string}${Depois}` : A;

/** One event: its name and words, and its data. */
export type EventoMedido = {
  [Nome in keyof Tabela]: {
    readonly categoria: Tabela[Nome]['categoria'];
    readonly acao: Acao<Tabela[Nome]['acao']>;
  } & (Tabela[Nome]['rotulo'] extends null ? { readonly rotulo?: never } : { readonly rotulo: string }) &
    (Tabela[Nome]['dados'] extends readonly []
      ? { readonly dados?: never }
      : { readonly dados: Readonly<Record<Tabela[Nome]['dados'][number], string | number | boolean>> });
}[keyof Tabela];
