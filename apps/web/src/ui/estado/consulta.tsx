import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { dialogos } from '../dialogo/dialogos.ts';
import { Ausente } from './ausente.tsx';
import { Carregando } from './carregando.tsx';
import { Erro } from './erro.tsx';
import { falhaDe } from './falha.ts';
import { redeMuda } from './rede-muda.ts';

/** The fields that this component needs of a query: the object of TanStack Query fits. */
export interface ConsultaFeita<T> {
  readonly data: T | undefined;
  readonly isPending: boolean;
  /** `idle` is not asked for. */
  readonly fetchStatus?: string;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface ConsultaProps<T> {
  readonly consulta: ConsultaFeita<T>;
  /** Skeleton in the shape of the answer. */
  readonly esqueleto?: ReactNode;
  /** "Não conseguimos carregar seu extrato". */
  readonly erro: string;
  /** The test for an empty answer, and the part that is shown then. */
  readonly vazio?: { readonly quando: (dados: T) => boolean; readonly mostra: ReactNode };
  readonly children: (dados: T) => ReactNode;
}

/**
 * Loading, error, empty, data: the four answers of every screen, in that order. Loaded data stay after a failed
 * refresh. A screen that waits without an answer says so, before its last try has failed.
 */
export function Consulta<T>({ consulta, esqueleto, erro, vazio, children }: ConsultaProps<T>) {
  const { data } = consulta;
  const comDialogo = useSyncExternalStore(dialogos.assinar, haDialogo);
  const muda = useSyncExternalStore(redeMuda.assinar, redeMuda.agora);
  if (data === undefined) {
    if (!consulta.isError && muda && consulta.isPending && consulta.fetchStatus !== 'idle')
      return <Erro titulo={erro} aoTentarDeNovo={redeMuda.tentar} />;
    if (!consulta.isError) return <Carregando>{esqueleto}</Carregando>;
    const falha = falhaDe(consulta.error, { comDialogo });
    if (falha.tipo === 'calada') return null;
    if (falha.tipo === 'ausente') return <Ausente {...falha} />;
    return (
      <Erro
        titulo={erro}
        {...(falha.tipo === 'recusa' ? { detalhe: falha.mensagem } : { causa: falha.causa, codigo: falha.codigo })}
        aoTentarDeNovo={() => void consulta.refetch()}
      />
    );
  }
  if (vazio?.quando(data) === true) return vazio.mostra;
  return children(data);
}

function haDialogo(): boolean {
  return dialogos.atual() !== undefined;
}
