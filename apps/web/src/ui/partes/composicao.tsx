import type { ReactNode } from 'react';
import { Valor } from '../dinheiro/valor.tsx';
import type { PinturaParte } from './barra-partes.tsx';
import { Amostra, BarraPartes } from './barra-partes.tsx';
import c from './composicao.module.css';

export interface LinhaComposicao {
  readonly chave: string;
  readonly rotulo: string;
  /** Comes from the server: nothing is summed here. A discount is negative. */
  readonly valor: number;
  /** Lines with a paint enter the bar. */
  readonly pintura?: PinturaParte;
}

interface ComposicaoProps {
  readonly linhas: readonly LinhaComposicao[];
  readonly total: { readonly rotulo: string; readonly valor: number };
  /** The charge from the next cycle on. */
  readonly depois?: { readonly rotulo: ReactNode; readonly valor: number; readonly sufixo?: string };
}

/** A price taken apart: bar, lines, the payment of today, then the amount of the following months. */
export function Composicao({ linhas, total, depois }: ComposicaoProps) {
  const partes = linhas.flatMap(({ chave, valor, pintura }) =>
    pintura === undefined ? [] : [{ chave, peso: valor, pintura }],
  );
  return (
    <div className={c['composicao']}>
      {partes.length > 1 && <BarraPartes partes={partes} />}
      <dl>
        {linhas.map((linha) => (
          <div key={linha.chave}>
            <dt>
              {linha.pintura !== undefined && <Amostra pintura={linha.pintura} />}
              {linha.rotulo}
            </dt>
            <dd>
              <Valor valor={linha.valor} />
            </dd>
          </div>
        ))}
        <div data-total>
          <dt>{total.rotulo}</dt>
          <dd>
            <Valor valor={total.valor} tamanho="md" />
          </dd>
        </div>
        {depois !== undefined && (
          <div data-depois>
            <dt>{depois.rotulo}</dt>
            <dd>
              <Valor valor={depois.valor} /> {depois.sufixo ?? 'por mês'}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
