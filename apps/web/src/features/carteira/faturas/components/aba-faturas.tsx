import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { diaDe, instanteDe } from '@rateia/domain/datas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { linhaDaCobranca } from '../../../../lib/cobrancas.ts';
import { diasPorExtenso } from '../../../../lib/em-palavras.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Lista } from '../../../../ui/base/lista.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Secao } from '../../../../ui/base/secao.tsx';
import { FaturaRow } from '../../../../ui/carteira/fatura-row.tsx';
import { ProximasCobrancas } from '../../../../ui/carteira/proximas-cobrancas.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { FalhaDaConsulta } from '../../../../ui/estado/falha-da-consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import c from '../../extrato/components/aba-extrato.module.css';
import { carteiraQueries } from '../../queries.ts';
import { emAberto, situacaoDaFatura } from '../faturas.ts';

type Fatura = RespostaDe<'getFaturas'>['itens'][number];

/** Invoices: those to pay first, with the event of their day; then the others (spec 2, §2 `filtro=fatura`). */
export function AbaFaturas() {
  const abertas = useQuery(carteiraQueries.faturasAbertas());
  const todas = useInfiniteQuery(carteiraQueries.faturas());
  const anteriores = todas.data?.pages.flatMap(({ itens }) => itens).filter((fatura) => !emAberto(fatura)) ?? [];
  return (
    <div className={c['aba']}>
      <Consulta
        consulta={abertas}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos carregar suas faturas"
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: <SemFaturaAberta />,
        }}
      >
        {({ itens }) => (
          <Secao titulo={itens.some(({ status }) => status === ID_STATUS_FATURA.atraso) ? 'A pagar' : 'A vencer'}>
            <ListaDeFaturas faturas={itens} />
            <Nota>
              No dia do vencimento cobramos do seu saldo. Se ele não bastar, enviamos um código Pix, e no dia seguinte a
              fatura fica em atraso. Você pode pagar antes: abra a fatura.
            </Nota>
          </Secao>
        )}
      </Consulta>
      <FalhaDaConsulta consulta={todas} erro="Não conseguimos carregar as faturas anteriores" />
      {anteriores.length > 0 && (
        <Secao titulo="Anteriores">
          <ListaDeFaturas faturas={anteriores} />
        </Secao>
      )}
      {todas.hasNextPage && (
        <span className={c['mais']}>
          <Botao
            variante="linha"
            fazendo={todas.isFetchingNextPage && 'Carregando'}
            onClick={() => void todas.fetchNextPage()}
          >
            Mostrar mais
          </Botao>
        </span>
      )}
    </div>
  );
}

/** No invoice yet: the coming invoices of the groups, which have one a week before their day. */
function SemFaturaAberta() {
  const { data } = useQuery(carteiraQueries.credito());
  const cobranca = useRegras()?.cobranca;
  const antes = `${diasPorExtenso(cobranca && -cobranca.emitirEm)} antes`;
  const cobrancas = data?.proximasCobrancas ?? [];
  if (cobrancas.length === 0)
    return <Vazio titulo="Nenhuma fatura a pagar" detalhe={`Cada mensalidade aparece aqui ${antes} de vencer.`} />;
  return (
    <Cartao titulo="Nada a pagar hoje">
      <p className={c['apoio']}>A fatura de cada mês fica pronta {antes} de vencer. As próximas:</p>
      <ProximasCobrancas cobrancas={cobrancas.map(linhaDaCobranca)} />
    </Cartao>
  );
}

function ListaDeFaturas({ faturas }: { readonly faturas: readonly Fatura[] }) {
  const hoje = diaDe(instanteDe(agora()));
  return (
    <Cartao rente>
      <Lista>
        {faturas.map((fatura) => (
          <FaturaRow
            key={fatura.id}
            nome={fatura.grupo}
            detalhe={situacaoDaFatura(fatura, hoje)}
            valor={fatura.valorTotal}
            status={fatura.status}
            cor={fatura.cor}
            icone={fatura.icone}
            href={paths.carteiraFaturaExtrato(fatura.id)}
          />
        ))}
      </Lista>
    </Cartao>
  );
}
