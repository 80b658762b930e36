import type { TabelaDeEstados } from '@rateia/domain/tabela';
import type { Icon } from '@tabler/icons-react';
import { Etiqueta } from '../base/etiqueta.tsx';
import type { Tom } from '../tokens.ts';

/** The look of one state. */
interface Aparencia {
  readonly tom: Tom;
  readonly icone: Icon;
}

/** The look of every state of a machine: label, tone and icon. */
export type Situacoes<E extends string> = Readonly<Record<E, Aparencia & { readonly rotulo: string }>>;

/** The looks of a machine with the labels of its table; every state has one. */
export function comRotulos<E extends string>(
  tabela: Readonly<Record<E, TabelaDeEstados[string] | string>>,
  aparencias: Readonly<Record<E, Aparencia>>,
): Situacoes<E> {
  const linhas = (Object.keys(aparencias) as E[]).map((nome) => {
    const linha = tabela[nome];
    return [nome, { ...aparencias[nome], rotulo: typeof linha === 'string' ? linha : linha.rotulo }] as const;
  });
  return Object.fromEntries(linhas) as unknown as Situacoes<E>;
}

interface SituacaoProps<E extends string> {
  /** The map of the machine, one file each beside this one. */
  readonly de: Situacoes<E>;
  /** A state that this version of the page does not know is shown by its name. */
  readonly valor: E | (string & {});
  /** Words that say more than the state: "Bloqueado até 12 jan". */
  readonly rotulo?: string;
}

/** A state as icon, label and tone together (DESIGN §7). */
export function Situacao<E extends string>({ de, valor, rotulo }: SituacaoProps<E>) {
  const conhecida: (Aparencia & { readonly rotulo: string }) | undefined = Object.hasOwn(de, valor)
    ? de[valor as E]
    : undefined;
  if (conhecida === undefined) return <Etiqueta>{rotulo ?? valor}</Etiqueta>;
  const { tom, icone: Icone } = conhecida;
  return (
    <Etiqueta tom={tom} icone={<Icone size={15} stroke={2} aria-hidden="true" />}>
      {rotulo ?? conhecida.rotulo}
    </Etiqueta>
  );
}
