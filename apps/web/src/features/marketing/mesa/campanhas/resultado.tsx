import { formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { hoje } from '../../../../lib/momento.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import c from './campanha.module.css';
import type { Campanha } from './campanha.ts';
import { taxaDeCliques } from './campanha.ts';

/** The last days of a campaign, the newest first, and the sum of all. */
export function Resultado({ dias, compras, doCupom }: Pick<Campanha, 'dias' | 'compras' | 'doCupom'>) {
  function soma(campo: 'impressoes' | 'cliques'): number {
    return dias.reduce((total, dia) => total + dia[campo], 0);
  }
  return (
    <Cartao titulo="Resultado por dia">
      {dias.length === 0 ? (
        <p className={c['apoio']}>Ninguém viu ainda. Cada pessoa conta uma vez por dia.</p>
      ) : (
        <table className={c['tabela']}>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Viram</th>
              <th scope="col">Cliques</th>
              <th scope="col">Taxa</th>
            </tr>
          </thead>
          <tbody>
            {dias
              .slice(-ULTIMOS)
              .reverse()
              .map(({ dia, impressoes, cliques }) => (
                <tr key={dia}>
                  <td>{formatarDiaCurto(dia, hoje())}</td>
                  <td>{impressoes}</td>
                  <td>{cliques}</td>
                  <td>{taxaDeCliques(impressoes, cliques)}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{dias.length > ULTIMOS ? `Total de ${dias.length} dias` : 'Total'}</td>
              <td>{soma('impressoes')}</td>
              <td>{soma('cliques')}</td>
              <td>{taxaDeCliques(soma('impressoes'), soma('cliques'))}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {doCupom !== null && (
        <p className={c['apoio']}>
          {`Cupom ${doCupom.codigo}: ${doCupom.compras === 1 ? '1 compra' : `${doCupom.compras} compras`}, custou ${formatarReais(centavos(doCupom.custou))} e trouxe ${formatarReais(centavos(doCupom.trouxe))}.`}
        </p>
      )}
      {compras > 0 && (
        <p className={c['apoio']}>
          {compras === 1 ? '1 assinatura paga' : `${compras} assinaturas pagas`} por quem veio por aqui.
        </p>
      )}
    </Cartao>
  );
}

const ULTIMOS = 31;
