import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { diaDe, instanteDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, formatarReais, somar, subtrair } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meioEscolhido, meiosDoServidor, verboDoMeio } from '../../../../lib/meios/do-servidor.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { MeiosPagamento } from '../../../../ui/pagamento/meios-pagamento.tsx';
import { usePagarFatura } from '../../mutations.ts';
import type { FaturaDetalhe } from '../../queries.ts';
import { carteiraQueries } from '../../queries.ts';
import { CabecaDaFatura } from '../components/cabeca-da-fatura.tsx';
import c from './fatura.module.css';

/**
 * /carteira/fatura/resumo/{id} (spec 2, §2): the methods for paying an invoice, each with its cost before the payment.
 */
export function TelaFaturaResumo() {
  const fatura = useQuery(carteiraQueries.fatura(useParametroId()));
  if (fatura.data?.podePagar === true) {
    return <Pagar key={fatura.data.id} fatura={fatura.data} recarregar={() => void fatura.refetch()} />;
  }
  return (
    <Pagina titulo="Pagar fatura" voltar={paths.carteiraCreditos({ filtro: 'fatura' })} largura="estreita">
      <Consulta consulta={fatura} esqueleto={<OssoLista />} erro="Não conseguimos carregar esta fatura">
        {({ id, status }) => (
          <Vazio
            titulo={
              status === ID_STATUS_FATURA.pago ? 'Esta fatura já está paga' : 'Esta fatura não está mais em aberto'
            }
            acao={<Botao href={paths.carteiraFaturaExtrato(id)}>Ver fatura</Botao>}
          />
        )}
      </Consulta>
    </Pagina>
  );
}

function Pagar({ fatura, recarregar }: { readonly fatura: FaturaDetalhe; readonly recarregar: () => void }) {
  const { id } = fatura;
  // Without the cost of a method that was chosen before and not used: the method chosen now has its own.
  const valorTotal = subtrair(centavos(fatura.valorTotal), custoAnterior(fatura));
  const [escolha, setEscolha] = useState<number>();
  const [recusa, setRecusa] = useState<string>();
  const meios = useQuery(carteiraQueries.meiosDaFatura({ valor: valorTotal, idFatura: id }));
  const lista = meios.data?.meios ?? [];
  const meio = meioEscolhido(escolha, lista);
  const custo = centavos(lista.find((um) => um.id === meio)?.custo ?? 0);
  const total = somar(valorTotal, custo);
  const pagar = usePagarFatura(id, (erro) => {
    setRecusa(erro.message);
    recarregar();
    void meios.refetch();
  });
  const botao = (
    <Botao
      tamanho="lg"
      bloco
      desligado={meio === undefined}
      fazendo={pagar.isPending && 'Pagando'}
      onClick={() => {
        setRecusa(undefined);
        if (meio !== undefined) pagar.mutate({ params: { id }, body: { meioPagamento: meio, valorTotal: total } });
      }}
    >
      {verboDoMeio(meio, lista)}
    </Botao>
  );
  return (
    <Pagina
      titulo="Pagar fatura"
      voltar={paths.carteiraFaturaExtrato(id)}
      largura="larga"
      lado={
        <Cartao titulo="Resumo">
          <ListaDefinicao itens={linhasDoPagamento(fatura, { custo, total })} />
          <div className={c['botao']}>{botao}</div>
        </Cartao>
      }
      barra={
        <BarraAcao soCelular rotulo="Você paga agora" valor={<Valor valor={total} tamanho="md" />}>
          {botao}
        </BarraAcao>
      }
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <Cartao>
        <CabecaDaFatura fatura={fatura} hoje={diaDe(instanteDe(agora()))} />
      </Cartao>
      <Cartao titulo="Como você quer pagar">
        <Consulta consulta={meios} erro="Não conseguimos carregar as formas de pagamento">
          {(dados) => <MeiosPagamento meios={meiosDoServidor(dados)} escolhido={meio} aoEscolher={setEscolha} />}
        </Consulta>
      </Cartao>
      {meios.data !== undefined && <FaltaSaldo saldo={centavos(meios.data.saldo)} total={total} idFatura={id} />}
    </Pagina>
  );
}

/** The line of a method's cost. */
const CUSTO = 'custoMeio';

function linhasDoPagamento(
  { linhas }: FaturaDetalhe,
  { custo, total }: { readonly custo: Centavos; readonly total: Centavos },
) {
  return [
    ...linhas
      .filter(({ chave }) => chave !== CUSTO)
      .map(({ chave, rotulo, valor }) => ({ chave, rotulo, valor: <Valor valor={valor} /> })),
    { rotulo: 'Custo do pagamento', valor: custo === 0 ? 'Sem custo' : <Valor valor={custo} /> },
    { rotulo: 'Você paga agora', valor: <Valor valor={total} tamanho="md" />, total: true },
  ];
}

function FaltaSaldo({
  saldo,
  total,
  idFatura,
}: {
  readonly saldo: Centavos;
  readonly total: Centavos;
  readonly idFatura: number;
}) {
  const falta = subtrair(total, saldo);
  if (saldo === 0 || falta <= 0) return null;
  return (
    <Nota>
      Seu saldo é {formatarReais(saldo)}. Faltam {formatarReais(falta)} para pagar só com ele.{' '}
      <Ligacao pequena href={paths.carteiraAdicionarValor({ valor: falta, idFatura })}>
        Adicionar o que falta
      </Ligacao>
    </Nota>
  );
}

function custoAnterior({ linhas }: FaturaDetalhe) {
  return centavos(linhas.find(({ chave }) => chave === CUSTO)?.valor ?? 0);
}
