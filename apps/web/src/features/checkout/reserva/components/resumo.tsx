import type { ReactNode } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diasPorExtenso } from '../../../../lib/em-palavras.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import type { PinturaParte } from '../../../../ui/partes/barra-partes.tsx';
import { Composicao } from '../../../../ui/partes/composicao.tsx';
import c from './resumo.module.css';

interface ResumoProps {
  readonly composicao: RespostaDe<'taxasDaAssinatura'>;
  /** The pay button, for screens wider than a phone. */
  readonly acao: ReactNode;
  readonly regras: readonly string[];
}

const pinturas: Readonly<Record<string, PinturaParte>> = { parte: 'plano', taxa: 'taxa', caucao: 'caucao' };

/** The arithmetic of today's payment, the price of each following month, and the terms that paying accepts. */
export function Resumo({ composicao, acao, regras }: ResumoProps) {
  const dias = useRegras()?.reembolso.diasDeArrependimento;
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
      {regras.length > 0 && (
        <details className={c['regras']}>
          <summary>Regras do grupo</summary>
          <ul>
            {regras.map((regra) => (
              <li key={regra}>{regra}</li>
            ))}
          </ul>
        </details>
      )}
      <p className={c['aceite']}>
        Ao pagar, você aceita as regras do grupo. Você tem {diasPorExtenso(dias)} para desistir com 100% de volta.
      </p>
    </Cartao>
  );
}
