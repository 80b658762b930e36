import type { Dia } from '../datas.ts';
import { diasEntre } from '../datas.ts';
import type { Regras } from '../regras.ts';

/**
 * The parts of an administrator's reputation and their weights, of 100: what the product saw, and nothing that can be
 * bought or asked for. A part without facts is left out, and the others count for the whole (REGRAS 2.28).
 */
export const PARTES_DA_REPUTACAO = {
  entrega: { peso: 40, rotulo: 'Envia o acesso no prazo' },
  resposta: { peso: 20, rotulo: 'Responde a quem não entrou' },
  semDevolucao: { peso: 20, rotulo: 'Ninguém recebeu de volta por culpa dele' },
  permanencia: { peso: 15, rotulo: 'Quem entra fica' },
  tempo: { peso: 5, rotulo: 'Tempo com grupos' },
} as const;
export type ParteDaReputacao = keyof typeof PARTES_DA_REPUTACAO;
const NOMES = Object.keys(PARTES_DA_REPUTACAO) as readonly ParteDaReputacao[];

/** A fact with its day, and how good it is: 0 to 1. */
export type FatoDatado = { readonly em: Dia; readonly valor: number };

export type FatosDaReputacao = {
  /** Minutes from each member's entry to his access; null where it never came. */
  readonly entregas: readonly { readonly em: Dia; readonly minutos: number | null }[];
  /** Each "Não entrei": true if it was answered before support came in. */
  readonly contestacoes: readonly { readonly em: Dia; readonly respondida: boolean }[];
  /** Each membership that ended or is old enough to judge. */
  readonly membros: readonly { readonly em: Dia; readonly ficou: boolean; readonly devolvido: boolean }[];
  /** Days on which he lost a complaint: each takes points, which fade as any fact does (REGRAS 2.18). */
  readonly perdidas?: readonly { readonly em: Dia }[];
  /** The day on which his first group was signed. */
  readonly desde: Dia | null;
};

export type ParteCalculada = {
  readonly chave: ParteDaReputacao;
  /** 0 to 100; null without facts. */
  readonly valor: number | null;
  readonly fatos: number;
};
export type Reputacao = {
  /** 0 to 100; null while there are too few facts to judge anybody by. */
  readonly nota: number | null;
  readonly partes: readonly ParteCalculada[];
};

const DIAS_DO_ANO = 365;
const CEM = 100;
/** Access that came late, but before everything went back, is worth half. */
const MEIA = 0.5;
const MINUTOS_DA_HORA = 60;

/** The weight of a fact of that age: half after a year, a quarter after two (REGRAS 2.28). */
export function pesoPelaIdade(em: Dia, hoje: Dia): number {
  return MEIA ** (Math.max(0, diasEntre(em, hoje)) / DIAS_DO_ANO);
}

/** The reputation of an administrator on a day (REGRAS 2.28). */
export function calcularReputacao(fatos: FatosDaReputacao, hoje: Dia, regras: Regras): Reputacao {
  const medidas: { readonly [P in ParteDaReputacao]: readonly FatoDatado[] } = {
    entrega: fatos.entregas.map(({ em, minutos }) => ({ em, valor: valorDaEntrega(minutos, regras) })),
    resposta: fatos.contestacoes.map(({ em, respondida }) => ({ em, valor: respondida ? 1 : 0 })),
    semDevolucao: fatos.membros.map(({ em, devolvido }) => ({ em, valor: devolvido ? 0 : 1 })),
    permanencia: fatos.membros.map(({ em, ficou }) => ({ em, valor: ficou ? 1 : 0 })),
    tempo: fatos.desde === null ? [] : [{ em: hoje, valor: Math.min(1, diasEntre(fatos.desde, hoje) / DIAS_DO_ANO) }],
  };
  const partes = NOMES.map((chave) => ({
    chave,
    valor: media(medidas[chave], hoje),
    fatos: chave === 'tempo' ? 0 : medidas[chave].length,
  }));
  const bastam = fatos.entregas.length >= regras.reputacao.entregasParaNota;
  return {
    nota: bastam ? descontar(notaDe(partes), fatos.perdidas ?? [], { hoje, regras }) : null,
    partes: partes.map((parte) => ({ ...parte, valor: parte.valor === null ? null : Math.round(parte.valor * CEM) })),
  };
}

function descontar(
  nota: number | null,
  perdidas: readonly { readonly em: Dia }[],
  { hoje, regras }: { readonly hoje: Dia; readonly regras: Regras },
): number | null {
  if (nota === null) return null;
  const peso = perdidas.reduce((soma, { em }) => soma + pesoPelaIdade(em, hoje), 0);
  return Math.max(0, Math.round(nota - regras.reclamacoes.pontosDaPerdida * peso));
}

function valorDaEntrega(minutos: number | null, { grupos }: Regras): number {
  if (minutos === null || minutos > grupos.horasParaEntregarAcesso * MINUTOS_DA_HORA) return 0;
  return minutos <= grupos.horasParaEnviarDados * MINUTOS_DA_HORA ? 1 : MEIA;
}

function media(fatos: readonly FatoDatado[], hoje: Dia): number | null {
  if (fatos.length === 0) return null;
  const pesos = fatos.map(({ em, valor }) => ({ peso: pesoPelaIdade(em, hoje), valor }));
  const total = pesos.reduce((soma, { peso }) => soma + peso, 0);
  return pesos.reduce((soma, { peso, valor }) => soma + peso * valor, 0) / total;
}

function notaDe(partes: readonly { readonly chave: ParteDaReputacao; readonly valor: number | null }[]): number | null {
  const medidas = partes.flatMap(({ chave, valor }) =>
    valor === null ? [] : [{ peso: PARTES_DA_REPUTACAO[chave].peso, valor }],
  );
  const total = medidas.reduce((soma, { peso }) => soma + peso, 0);
  return total === 0 ? null : Math.round((medidas.reduce((soma, m) => soma + m.peso * m.valor, 0) / total) * CEM);
}
