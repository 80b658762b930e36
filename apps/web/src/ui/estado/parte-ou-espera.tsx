import type { ReactNode } from 'react';
import { Erro } from './erro.tsx';

interface ParteOuEsperaProps<T> {
  readonly parte: { readonly veio?: T; readonly falhou?: true; readonly tentar: () => void };
  /** The missing part in words: "O recorte da foto não carregou". */
  readonly titulo: string;
  readonly espera: ReactNode;
  readonly children: (veio: T) => ReactNode;
}

/** The place of a part that is requested when it is opened: while it loads, and when it does not come. */
export function ParteOuEspera<T>({ parte: { veio, falhou, tentar }, titulo, espera, children }: ParteOuEsperaProps<T>) {
  if (veio !== undefined) return children(veio);
  if (falhou === undefined) return espera;
  return (
    <Erro
      titulo={titulo}
      detalhe="Confira a conexão e tente de novo. Se continuar assim, atualize a página."
      aoTentarDeNovo={tentar}
    />
  );
}
