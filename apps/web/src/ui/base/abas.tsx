import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import c from './abas.module.css';
import { rotuloDoContador } from './contador.tsx';
import { useEscolha } from './use-escolha.ts';

export interface Aba<V extends string> {
  readonly valor: V;
  readonly rotulo: string;
  readonly conta?: number;
}

interface AbasProps<V extends string> {
  readonly rotulo: string;
  readonly abas: readonly Aba<V>[];
  readonly valor: V;
  readonly aoEscolher: (valor: V) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs over one panel; arrows walk through them (WAI-ARIA tabs). */
export function Abas<V extends string>({ rotulo, abas, valor, aoEscolher, children }: AbasProps<V>) {
  const id = useId();
  const lista = useRef<HTMLDivElement>(null);
  const [escolhida, escolher] = useEscolha(valor, aoEscolher);
  function andar(passo: number): void {
    const agora = abas.findIndex((aba) => aba.valor === escolhida);
    const destino = abas[(agora + passo + abas.length) % abas.length];
    if (destino === undefined) return;
    escolher(destino.valor);
    lista.current?.querySelector<HTMLElement>(`[data-valor="${CSS.escape(destino.valor)}"]`)?.focus();
  }
  return (
    <>
      <div ref={lista} className={c['abas']} role="tablist" aria-label={rotulo}>
        {abas.map((aba) => (
          <button
            key={aba.valor}
            type="button"
            role="tab"
            id={`${id}-${aba.valor}`}
            data-valor={aba.valor}
            aria-selected={aba.valor === escolhida}
            aria-controls={`${id}-painel`}
            tabIndex={aba.valor === escolhida ? 0 : -1}
            onClick={() => escolher(aba.valor)}
            onKeyDown={(evento) => {
              const passo = { ArrowRight: 1, ArrowLeft: -1 }[evento.key];
              if (passo !== undefined) andar(passo);
            }}
          >
            {aba.rotulo}
            {aba.conta !== undefined && aba.conta > 0 && (
              <>
                <span data-onde="cabecalho">{rotuloDoContador(aba.conta, 'cabecalho')}</span>
                <span data-onde="barra">{rotuloDoContador(aba.conta, 'barra')}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-painel`} role="tabpanel" aria-labelledby={`${id}-${valor}`} className={c['painel']}>
        {children}
      </div>
    </>
  );
}
