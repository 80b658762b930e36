import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import type { Retirada } from '../queries.ts';
import c from './calculo.module.css';

interface CalculoProps {
  calculo: Pick<Retirada, 'linhas' | 'valorLiquido' | 'previsao'>;
  /** An older answer, while the new one comes. */
  antigo?: boolean;
}

/** The amount that reaches the account: the sum, its costs, the net, and the time. */
export function Calculo({ calculo, antigo = false }: CalculoProps) {
  return (
    <div className={c['calculo']} data-antigo={antigo || undefined} aria-live="polite">
      <Cartao>
        <ListaDefinicao
          itens={[
            ...calculo.linhas.map(({ chave, rotulo, valor, conta }) => ({
              chave,
              rotulo,
              valor: conta === undefined || valor !== 0 ? <Valor valor={valor} /> : conta,
            })),
            { rotulo: 'Você recebe', valor: <Valor valor={calculo.valorLiquido} tamanho="md" />, total: true },
            { rotulo: 'Quando', valor: calculo.previsao },
          ]}
        />
      </Cartao>
    </div>
  );
}
