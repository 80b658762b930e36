import type { Regras } from '../regras.ts';

/** The recognition provider's answer about a selfie and a document. Null for a part that it does not answer. */
export type Comparacao = {
  /** Likeness of the faces, thousandths; null when there was no face to compare with. */
  readonly semelhanca: number | null;
  readonly nomeLido: string | null;
  readonly nascimentoLido: string | null;
  /** True if the data on the document are those of the official record of this CPF. */
  readonly nomeConfere: boolean | null;
  readonly nascimentoConfere: boolean | null;
};

export type Veredito =
  | { readonly evento: 'reconhecer' }
  | { readonly evento: 'naoReconhecer' }
  | { readonly evento: 'encaminhar'; readonly porque: MotivoDaAnalise };

/** The reason why the staff looks at it, in the row of the queue (DESIGN backoffice). */
export const MOTIVO_DA_ANALISE = {
  semelhancaIncerta: 'O rosto não ficou claro para a comparação automática',
  semRosto: 'Não havia foto oficial para comparar',
  nomeDiferente: 'O nome lido no documento não é igual ao da conta',
  nascimentoDiferente: 'A data de nascimento lida não é igual à da conta',
  registroDiferente: 'O documento não confere com o registro oficial deste CPF',
  semResposta: 'A comparação automática não respondeu',
  cpfConfirmado: 'Outra conta já confirmou a identidade com este CPF',
  revisaoPedida: 'A pessoa pediu que alguém olhe a recusa automática',
} as const;
export type MotivoDaAnalise = keyof typeof MOTIVO_DA_ANALISE;

/**
 * Answers by itself only when sure: the faces and all that was read agree, or the faces surely do not. Anything else is
 * for a person (REGRAS 2.15).
 */
export function julgarComparacao(
  c: Comparacao,
  conta: { readonly nome: string; readonly nascimento: string | null },
  { identidade }: Regras,
): Veredito {
  if (c.semelhanca === null) return encaminhar('semRosto');
  if (c.semelhanca < identidade.semelhancaParaRecusar) return { evento: 'naoReconhecer' };
  if (c.semelhanca < identidade.semelhancaParaAprovar) return encaminhar('semelhancaIncerta');
  if (c.nomeLido === null || !nomesConferem(c.nomeLido, conta.nome)) return encaminhar('nomeDiferente');
  if (c.nascimentoLido !== null && c.nascimentoLido !== conta.nascimento) return encaminhar('nascimentoDiferente');
  if (c.nomeConfere !== true || c.nascimentoConfere === false) return encaminhar('registroDiferente');
  return { evento: 'reconhecer' };
}

function encaminhar(porque: MotivoDaAnalise): Veredito {
  return { evento: 'encaminhar', porque };
}

/** Two names are of one person when first and last words agree and the shorter one is within the longer, accents and case aside. */
export function nomesConferem(um: string, outro: string): boolean {
  const [a, b] = [palavras(um), palavras(outro)];
  const [menor, maior] = a.length <= b.length ? [a, b] : [b, a];
  if (menor.length < 2 || menor[0] !== maior[0] || menor.at(-1) !== maior.at(-1)) return false;
  let posicao = 0;
  return menor.every((palavra) => {
    const achada = maior.indexOf(palavra, posicao);
    posicao = achada + 1;
    return achada >= 0;
  });
}

const LIGACOES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

function palavras(nome: string): readonly string[] {
  return nome
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((palavra) => palavra !== '' && !LIGACOES.has(palavra));
}
