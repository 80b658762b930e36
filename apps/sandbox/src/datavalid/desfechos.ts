/** How a comparison ends, by the person's name or by a switch for a CPF (or, without one, for everybody). */
export const DESFECHOS = ['aprovado', 'recusado', 'indeterminado', 'semFoto', 'outroNome', 'indisponivel'] as const;
export type Desfecho = (typeof DESFECHOS)[number];

export interface Desfechos {
  readonly definir: (cpf: string | undefined, desfecho: Desfecho | undefined) => void;
  readonly de: (pessoa: { readonly cpf: string; readonly nome: string }) => Desfecho;
  readonly todos: () => Readonly<Record<string, Desfecho>>;
  readonly esquecer: () => void;
}

const TODOS = 'todos';

export function criarDesfechos(): Desfechos {
  const porCpf = new Map<string, Desfecho>();
  return {
    definir: (cpf = TODOS, desfecho) => {
      if (desfecho === undefined) porCpf.delete(cpf);
      else porCpf.set(cpf, desfecho);
    },
    de: ({ cpf, nome }) => {
      const noNome = DESFECHOS.find((d) => nome.toLowerCase().split(/\s+/).includes(d.toLowerCase()));
      return porCpf.get(cpf) ?? noNome ?? porCpf.get(TODOS) ?? 'aprovado';
    },
    todos: () => Object.fromEntries(porCpf),
    esquecer: () => porCpf.clear(),
  };
}
