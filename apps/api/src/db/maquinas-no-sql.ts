import { STATUS_SERVICO, VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { INICIO } from '@rateia/domain/maquina';
import { MAQUINAS } from '@rateia/domain/maquinas';
import { STATUS_POLITICA } from '@rateia/domain/privacidade/politica';
import { STATUS_CONTA_BANCARIA } from '@rateia/domain/retirada/regras';
import type { TabelaDeEstados } from '@rateia/domain/tabela';

/** Tables of numbers of the domain that are no machines, under the names that our SQL gives them. */
const SEM_MAQUINA: Readonly<Record<string, TabelaDeEstados>> = {
  contaDeRecebimento: STATUS_CONTA_BANCARIA,
  paisDaResidencia: PAIS_DA_RESIDENCIA,
  politica: STATUS_POLITICA,
  servico: STATUS_SERVICO,
  visibilidadeDoGrupo: VISIBILIDADE_GRUPO,
};

type Valor = string | number;
function literal(valor: Valor): string {
  return typeof valor === 'number' ? String(valor) : `'${valor}'`;
}
function lista(valores: readonly Valor[]): string {
  return `(${valores.map(literal).join(', ')})`;
}
function comRotulos(rotulos: TabelaDeEstados): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(rotulos).map(([nome, { id }]) => [nome, literal(id)] as const),
    ['estados', lista(Object.values(rotulos).map(({ id }) => id))],
  ];
}

/** Words that our SQL files may ask of the domain, by `name.word`. */
const PALAVRAS: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(SEM_MAQUINA).map(([nome, rotulos]) => [nome, comRotulos(rotulos)] as const),
    ...MAQUINAS.map(({ nome, rotulos, transicoes }) => {
      const passos = transicoes.filter(({ de, para }) => de !== INICIO && de !== para);
      const pares = new Set(passos.map(({ de, para }) => lista([de, para])));
      return [
        nome,
        [...comRotulos(rotulos), ['nome', literal(nome)], ['passos', `(${[...pares].join(', ')})`]],
      ] as const;
    }),
  ].flatMap(([nome, palavras]) => palavras.map(([palavra, sql]) => [`${nome}.${palavra}`, sql] as const)),
);

/**
 * Replaces each `${machine.state}` by the stored value of a state, `${machine.estados}` by all of them,
 * `${machine.passos}` by the pairs of states that a step may lead between, and `${machine.nome}` by the name. A word
 * that the domain does not have is an error.
 */
export function comEstados(sql: string): string {
  return sql.replace(/\$\{([^}]*)\}/g, (_, palavra: string) => {
    const valor = PALAVRAS.get(palavra);
    if (valor === undefined) throw new Error(`the domain has no ${palavra}`);
    return valor;
  });
}

/** The checks that let a column of states hold those of its machine alone, and the trail tell of machines alone. */
export function checagensDasMaquinas(): string {
  const checagens = MAQUINAS.map(({ tabela, coluna, nome }) => ({
    tabela,
    coluna,
    valores: `\${${nome}.estados}`,
    fim: '',
  }));
  const nomes = lista(MAQUINAS.map(({ nome }) => nome));
  // The rows of the trail do not change, and there are very many: a check that held for them still holds.
  const daTrilha = { tabela: 'transicoes', coluna: 'entidade', valores: nomes, fim: ' not valid' };
  return comEstados(
    [...checagens, daTrilha]
      .map(({ tabela, coluna, valores, fim }) => {
        const regra = `${tabela}_${coluna}_check`;
        return `alter table ${tabela} drop constraint if exists ${regra}, add constraint ${regra} check (${coluna} in ${valores})${fim};`;
      })
      .join('\n'),
  );
}
