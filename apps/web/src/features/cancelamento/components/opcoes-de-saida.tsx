import { useId } from 'react';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import type { OpcaoDeSaida, TipoDeSaida } from '../saida.ts';
import { quandoVolta } from '../saida.ts';
import { ContaDaSaida } from './conta-da-saida.tsx';
import c from './opcoes-de-saida.module.css';

interface OpcoesDeSaidaProps {
  readonly opcoes: readonly OpcaoDeSaida[];
  readonly escolhida: TipoDeSaida | undefined;
  readonly aoEscolher: (tipo: TipoDeSaida) => void;
}

/** The ways out side by side: the end of each, and the arithmetic of its refund. */
export function OpcoesDeSaida({ opcoes, escolhida, aoEscolher }: OpcoesDeSaidaProps) {
  const nome = useId();
  return (
    <fieldset className={c['opcoes']} aria-label="Como você quer sair">
      {opcoes.map((opcao) => (
        <div key={opcao.tipo} className={c['opcao']} data-escolhida={opcao.tipo === escolhida || undefined}>
          <label>
            <input
              type="radio"
              name={nome}
              value={opcao.tipo}
              checked={opcao.tipo === escolhida}
              onChange={() => aoEscolher(opcao.tipo)}
            />
            <span className={c['marca']} aria-hidden="true" />
            <span className={c['corpo']}>
              <span className={c['titulo']}>{opcao.titulo}</span>
              <span className={c['texto']}>{opcao.texto}</span>
            </span>
          </label>
          {opcoes.length > 1 && opcao.recomendado && (
            <span className={c['etiqueta']}>
              <Etiqueta tom="marca">Recomendado</Etiqueta>
            </span>
          )}
          <ContaDaSaida linhas={opcao.linhas} total={opcao.total} rotuloTotal={quandoVolta(opcao)} />
        </div>
      ))}
    </fieldset>
  );
}
