import { formatarDiaNumerico } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Amostra } from '../../../../ui/partes/barra-partes.tsx';
import s from './simulador.module.css';

type Simulacao = RespostaDe<'getSimulacao'>;

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** The charges of a year as bars, and the same in a table. */
export function UmAno({ simulacao: { cobrancas, total, caucao, sozinho } }: { readonly simulacao: Simulacao }) {
  const maior = Math.max(...cobrancas.map(({ valor }) => valor));
  const gasto = total - caucao;
  const [primeira, segunda] = cobrancas;
  return (
    <Cartao titulo={cobrancas.length === 12 ? 'Quanto vou pagar em 12 meses?' : 'Quanto vou pagar até o fim do grupo?'}>
      <div className={s['soma']}>
        <div>
          <span>{`${cobrancas.length} ${cobrancas.length === 1 ? 'cobrança' : 'cobranças'}${caucao > 0 ? ', com a caução' : ''}`}</span>
          <Valor valor={total} tamanho="xl" />
        </div>
        {caucao > 0 && (
          <p className={s['legenda']}>
            <span>
              <Amostra pintura="plano" /> Mensalidades <Valor valor={gasto} />
            </span>
            <span>
              <Amostra pintura="caucao" /> Caução, volta <Valor valor={caucao} />
            </span>
          </p>
        )}
      </div>
      <div
        className={s['barras']}
        role="img"
        aria-label={`Hoje ${reais(primeira?.valor)}${segunda === undefined ? '' : `; depois ${cobrancas.length - 1} cobranças de ${reais(segunda.valor)}`}`}
      >
        {cobrancas.map(({ dia, valor, caucao: deposito }) => (
          <span key={dia}>
            <i data-parte="vazio" style={{ flexGrow: maior - valor }} />
            <i data-parte="caucao" style={{ flexGrow: deposito }} />
            <i data-parte="mes" style={{ flexGrow: valor - deposito }} />
            <small aria-hidden="true">{MESES[Number(dia.slice(5, 7)) - 1]}</small>
          </span>
        ))}
      </div>
      {sozinho !== null && (
        <p className={s['apoio']}>
          {'Sozinho custaria '}
          <b>{reais(sozinho)}</b>
          {'. Aqui você gasta '}
          <b>{reais(gasto)}</b>
          {': '}
          <b>{`${reais(sozinho - gasto)} a menos`}</b>.
        </p>
      )}
      <details className={s['tabela']}>
        <summary>Ver cobrança por cobrança</summary>
        <ListaDefinicao
          itens={[
            ...cobrancas.map(({ dia, valor, caucao: deposito }, i) => ({
              chave: dia,
              rotulo: i === 0 ? 'Hoje' : formatarDiaNumerico(dia),
              ...(deposito > 0 ? { detalhe: `${reais(valor - deposito)} do mês e ${reais(deposito)} da caução` } : {}),
              valor: reais(valor),
            })),
            { rotulo: 'Total', valor: reais(total), total: true },
            ...(caucao > 0
              ? [
                  { rotulo: 'Menos a caução, que volta', valor: `−\u00A0${reais(caucao)}` },
                  { rotulo: 'Você gasta', valor: reais(gasto), total: true },
                ]
              : []),
          ]}
        />
        <p className={s['apoio']}>
          Preço de hoje. Contamos como se o acesso chegasse hoje: o mês só começa no dia do seu primeiro acesso.
        </p>
      </details>
    </Cartao>
  );
}

function reais(valor = 0): string {
  return formatarReais(centavos(valor));
}
