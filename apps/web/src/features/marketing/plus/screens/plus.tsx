import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { AssinarPlus } from '../components/assinar-plus.tsx';
import { MeuPlus } from '../components/meu-plus.tsx';
import type { Plus } from '../plus.ts';
import { porCento } from '../plus.ts';
import { plusQueries } from '../queries.ts';
import c from './plus.module.css';

/** /plus: a paid membership with the reduced fee: what it gives, its price and rules, in and out (REGRAS 2.32). */
export function TelaPlus() {
  const consulta = useQuery(plusQueries.plus());
  return (
    <Pagina titulo="Plus" voltar={paths.grupos()} largura="media">
      <Consulta
        consulta={consulta}
        esqueleto={<OssoLista quantos={3} />}
        erro="Não conseguimos carregar o Plus"
        vazio={{ quando: ({ ligado, adesao }) => !ligado && adesao === null, mostra: <SemVenda /> }}
      >
        {(plus) => (
          <div className={c['pilha']}>
            <OQueE plus={plus} />
            {plus.adesao === null ? <AssinarPlus plus={plus} /> : <MeuPlus plus={plus} adesao={plus.adesao} />}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function SemVenda() {
  return <Vazio titulo="O Plus não está à venda agora" acao={<Botao href={paths.grupos()}>Ver os grupos</Botao>} />;
}

function OQueE({ plus: { mensal, taxas, minimoDaTaxa, nasSuasVagas } }: { readonly plus: Plus }) {
  function reais(valor: number): string {
    return formatarReais(centavos(valor));
  }
  return (
    <Cartao titulo="Taxa reduzida em todas as suas vagas">
      <ListaDefinicao
        itens={[
          { rotulo: 'Taxa comum', valor: `${porCento(taxas.comum)} da sua parte` },
          {
            rotulo: 'Com o Plus',
            valor: `${porCento(taxas.reduzida)}`,
            detalhe: `No mínimo ${reais(minimoDaTaxa)} por vaga.`,
          },
          { rotulo: 'Preço do Plus', valor: `${reais(mensal)} por mês` },
          { rotulo: 'Nas vagas que você tem hoje', valor: `${reais(nasSuasVagas)} a menos por mês`, total: true },
        ]}
      />
      <p className={c['conta']}>{valeAPena(mensal, nasSuasVagas)}</p>
    </Cartao>
  );
}

/** The arithmetic in words, also where it speaks against buying. */
function valeAPena(mensal: number, nasSuasVagas: number): string {
  const diferenca = formatarReais(centavos(Math.abs(nasSuasVagas - mensal)));
  if (nasSuasVagas > mensal) return `Com as vagas de hoje, você ficaria com ${diferenca} a mais todo mês.`;
  if (nasSuasVagas === mensal) return 'Com as vagas de hoje, o Plus custa o mesmo que ele tira.';
  return `Com as vagas de hoje, o Plus custa ${diferenca} a mais do que tira. Ele compensa com mais vagas ou partes maiores.`;
}
