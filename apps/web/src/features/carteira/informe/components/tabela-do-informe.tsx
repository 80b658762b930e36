import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import c from './tabela-do-informe.module.css';

interface LinhaDaTabela {
  readonly rotulo: string;
  /** Integer centavos, one for each column. */
  readonly valores: readonly number[];
}

interface TabelaProps {
  /** The head of the first column. */
  readonly rotulo: string;
  readonly colunas: readonly string[];
  readonly linhas: readonly LinhaDaTabela[];
  readonly total: LinhaDaTabela;
}

/** Amounts side by side, with their sums at the foot. A phone has each row in two: its name, and its amounts below. */
export function TabelaDoInforme({ rotulo, colunas, linhas, total }: TabelaProps) {
  return (
    <table className={c['tabela']}>
      <thead>
        <tr>
          <th scope="col">{rotulo}</th>
          {colunas.map((coluna) => (
            <th key={coluna} scope="col">
              {coluna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha) => (
          <Linha key={linha.rotulo} linha={linha} colunas={colunas} />
        ))}
      </tbody>
      <tfoot>
        <Linha linha={total} colunas={colunas} />
      </tfoot>
    </table>
  );
}

function Linha({ linha, colunas }: { readonly linha: LinhaDaTabela; readonly colunas: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{linha.rotulo}</th>
      {linha.valores.map((valor, n) => (
        <td key={colunas[n]}>
          <span className={c['nome']} aria-hidden="true">
            {colunas[n]}
          </span>
          <Valor valor={valor} />
        </td>
      ))}
    </tr>
  );
}
