import type { ReactNode } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import type { PinturaParte } from '../../../../ui/partes/barra-partes.tsx';
import { Composicao } from '../../../../ui/partes/composicao.tsx';
import c from './conta-do-carrinho.module.css';

interface ContaDoCarrinhoProps {
  readonly composicao: RespostaDe<'taxasDaAssinatura'>;
  /** The next step, for screens wider than a phone. */
  readonly acao: ReactNode;
  /** One sentence under it. */
  readonly aceite: ReactNode;
}

const pinturas: Readonly<Record<string, PinturaParte>> = { parte: 'plano', taxa: 'taxa', caucao: 'caucao' };

/** The arithmetic of the whole cart, line by line. */
export function ContaDoCarrinho({ composicao, acao, aceite }: ContaDoCarrinhoProps) {
  return (
    <Cartao titulo="Resumo">
      <Composicao
        linhas={composicao.linhas.map(({ chave, rotulo, valor }) => {
          const pintura = pinturas[chave];
          return { chave, rotulo, valor, ...(pintura === undefined ? {} : { pintura }) };
        })}
        total={{ rotulo: 'Você paga hoje', valor: composicao.totalHoje }}
        depois={{ rotulo: 'Depois', valor: composicao.mensal }}
      />
      <div className={c['acao']}>{acao}</div>
      <p className={c['aceite']}>{aceite}</p>
    </Cartao>
  );
}
