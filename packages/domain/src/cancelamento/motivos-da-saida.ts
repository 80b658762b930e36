import type { Dia } from '../datas.ts';
import { formatarDia } from '../datas-formatadas.ts';
import type { Centavos } from '../dinheiro.ts';
import { formatarReais, subtrair } from '../dinheiro.ts';

/** The one helpful answer that a leaver's reason may have; the screen knows where each leads (REGRAS 2.9). */
export const AJUDAS_DA_SAIDA = [
  'grupoMaisBarato',
  'naoEntrei',
  'reclamar',
  'conversar',
  'sairComData',
  'dividirOMeu',
] as const;
type AjudaDaSaida = (typeof AJUDAS_DA_SAIDA)[number];

/** Reasons that a member may give, each with its answers, the first that can be given is shown; ids are ours (spec B§7 motivos). */
export const MOTIVOS_DO_MEMBRO: readonly {
  readonly id: number;
  readonly descricao: string;
  readonly ajudas: readonly AjudaDaSaida[];
}[] = [
  { id: 1, descricao: 'Não uso mais o serviço', ajudas: ['sairComData'] },
  { id: 2, descricao: 'Encontrei um preço melhor', ajudas: ['grupoMaisBarato'] },
  { id: 3, descricao: 'Preciso reduzir gastos', ajudas: ['grupoMaisBarato', 'sairComData'] },
  { id: 4, descricao: 'Tive problemas com o acesso', ajudas: ['naoEntrei', 'reclamar'] },
  { id: 5, descricao: 'Tive problemas com o administrador', ajudas: ['reclamar'] },
  { id: 6, descricao: 'Vou assinar sozinho', ajudas: ['dividirOMeu'] },
  { id: 99, descricao: 'Outro motivo', ajudas: ['conversar'] },
];

/** The facts of a membership that decide which answer can be given. */
export type SituacaoDaAjuda = {
  /** The cheapest group of the same service that is open to this person and costs less than his own, a month with the fee. */
  readonly maisBarato: { readonly id: number; readonly nome: string; readonly valor: Centavos } | undefined;
  readonly valor: Centavos;
  /** The access was sent, and the member has not said yet that he got in: "Não entrei" is open (REGRAS 2.1). */
  readonly podeDizerQueNaoEntrou: boolean;
  /** The last day of the paid month, while leaving on it is possible and not scheduled already. */
  readonly fimDoCiclo: Dia | undefined;
};

/** An answer in words; a group that it names is `idGrupo`. */
type AjudaEmPalavras = {
  readonly tipo: AjudaDaSaida;
  readonly titulo: string;
  readonly texto: string;
  readonly idGrupo: number | null;
};

/** The answer that a reason has for this member now; undefined when none can be given (REGRAS 2.9). */
export function ajudaDoMotivo(motivo: number, situacao: SituacaoDaAjuda): AjudaEmPalavras | undefined {
  for (const ajuda of MOTIVOS_DO_MEMBRO.find(({ id }) => id === motivo)?.ajudas ?? []) {
    const palavras = PALAVRAS[ajuda](situacao);
    if (palavras !== undefined) return { tipo: ajuda, idGrupo: null, ...palavras };
  }
  return undefined;
}

type Palavras = Pick<AjudaEmPalavras, 'titulo' | 'texto'> & { readonly idGrupo?: number };

const PALAVRAS: { readonly [A in AjudaDaSaida]: (situacao: SituacaoDaAjuda) => Palavras | undefined } = {
  grupoMaisBarato: ({ maisBarato, valor }) =>
    maisBarato === undefined || maisBarato.valor >= valor
      ? undefined
      : {
          titulo: `Há vaga por ${formatarReais(maisBarato.valor)} por mês`,
          texto: `${maisBarato.nome} é do mesmo serviço e custa ${formatarReais(subtrair(valor, maisBarato.valor))} a menos por mês.`,
          idGrupo: maisBarato.id,
        },
  naoEntrei: ({ podeDizerQueNaoEntrou }) =>
    podeDizerQueNaoEntrou
      ? {
          titulo: 'Diga que não entrou',
          texto: 'O administrador tem 24 horas para resolver. Sem resposta, a nossa equipe entra e abre a reclamação.',
        }
      : undefined,
  reclamar: () => ({
    titulo: 'Dá para resolver sem sair',
    texto: 'Uma reclamação pode trazer o acesso de volta, ou devolver também os dias que você não usou.',
  }),
  conversar: () => ({
    titulo: 'O administrador pode ajudar',
    texto: 'Uma mensagem costuma resolver horário, perfil e convite. A conversa fica guardada aqui.',
  }),
  sairComData: ({ fimDoCiclo }) =>
    fimDoCiclo === undefined
      ? undefined
      : {
          titulo: `Seu mês está pago até ${formatarDia(fimDoCiclo)}`,
          texto: 'Saindo nesse dia você usa tudo o que pagou, e pode voltar atrás até lá.',
        },
  dividirOMeu: () => ({
    titulo: 'Assine e divida o seu plano',
    texto: 'Como administrador você escolhe o preço da vaga, e cada membro paga a parte dele.',
  }),
};
