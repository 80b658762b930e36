import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MEIOS_DA_COTA } from '@rateia/domain/loterias/cota';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { meioEscolhido, meiosDoServidor, verboDoMeio } from '../../../../lib/meios/do-servidor.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { BotaoCompartilhar } from '../../../../ui/compartilhar/botao-compartilhar.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { MarcaDaLoteria } from '../../../../ui/loteria/bola.tsx';
import { MeiosPagamento } from '../../../../ui/pagamento/meios-pagamento.tsx';
import { Composicao } from '../../../../ui/partes/composicao.tsx';
import c from '../../bolao/components/bolao.module.css';
import { AntesDeComprar } from '../../components/antes-de-comprar.tsx';
import { concursoDo, corDo } from '../../components/boloes-a-venda.tsx';
import { SeJoga } from '../../components/se-joga.tsx';
import { loteriasQueries } from '../../queries.ts';
import { useComprarCombo } from '../mutations.ts';

type Combo = RespostaDe<'getComboDeBoloes'>;

/** /c/:comboId (spec B§2): several pools, bought in one order. */
export function TelaCombo() {
  const id = useParametroId('comboId');
  const combo = useQuery(loteriasQueries.combo(id));
  return (
    <Pagina
      titulo={combo.data?.nome ?? 'Combo'}
      voltar={paths.loteria()}
      largura="media"
      acoes={
        combo.data?.disponivel === true && (
          <BotaoCompartilhar que={{ tipo: 'combo', id }} nome={combo.data.nome} fonte="combo" />
        )
      }
    >
      <Consulta consulta={combo} esqueleto={<OssoLista quantos={4} />} erro="Não conseguimos carregar o combo">
        {(dados) => (
          <div className={c['pilha']}>
            <Boloes combo={dados} />
            {dados.disponivel ? (
              <SeJoga>
                <Comprar combo={dados} />
              </SeJoga>
            ) : (
              <Nota tom="warning">
                Um dos bolões deste combo não tem mais as cotas. Os outros seguem à venda, um a um.
              </Nota>
            )}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function Boloes({ combo: { itens } }: { readonly combo: Combo }) {
  return (
    <Cartao titulo={`${itens.length} bolões em uma compra`} rente>
      <Lista>
        {itens.map(({ bolao, cotas }) => (
          <LinhaLista
            key={bolao.id}
            inicio={<MarcaDaLoteria loteria={corDo(bolao)} />}
            titulo={bolao.nome}
            detalhe={`${concursoDo(bolao)} · ${escreverCotas(cotas)}`}
            fim={formatarReais(centavos(bolao.preco.total * cotas))}
            href={paths.loteriaDetalhe(bolao.id)}
          />
        ))}
      </Lista>
    </Cartao>
  );
}

function Comprar({ combo: { id, itens, total } }: { readonly combo: Combo }) {
  const [escolha, setEscolha] = useState<number>();
  const [recusa, setRecusa] = useState<string>();
  const meios = useQuery({ ...loteriasQueries.meios(total), placeholderData: keepPreviousData });
  const aceitos = (meios.data?.meios ?? []).filter((meio) => MEIOS_DA_COTA.includes(meio.id));
  const meio = meioEscolhido(escolha, aceitos);
  const custo = aceitos.find((um) => um.id === meio)?.custo ?? 0;
  const comprar = useComprarCombo(setRecusa);
  function pagar(): void {
    setRecusa(undefined);
    if (meio !== undefined)
      comprar.mutate({ params: { id }, body: { meioPagamento: meio, valorTotal: total + custo } });
  }
  return (
    <Cartao titulo="Comprar o combo">
      <div className={c['compra']}>
        <Composicao
          linhas={[
            ...itens.map(({ bolao, cotas }) => ({
              chave: String(bolao.id),
              rotulo: `${bolao.nome}, ${escreverCotas(cotas)}`,
              valor: bolao.preco.total * cotas,
            })),
            ...(custo === 0 ? [] : [{ chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: custo }]),
          ]}
          total={{ rotulo: 'Você paga', valor: total + custo }}
        />
        <AntesDeComprar chances={itens.map(({ bolao, chances }) => ({ nome: bolao.nome, chances }))} valor={total} />
        <Consulta consulta={meios} erro="Não conseguimos carregar as formas de pagamento">
          {({ saldo }) => (
            <MeiosPagamento
              meios={meiosDoServidor({ meios: aceitos, saldo })}
              escolhido={meio}
              aoEscolher={setEscolha}
            />
          )}
        </Consulta>
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <Botao
          tamanho="lg"
          bloco
          desligado={meio === undefined || meios.isPlaceholderData}
          fazendo={comprar.isPending && 'Pagando'}
          onClick={pagar}
        >
          {verboDoMeio(meio, aceitos)}
        </Botao>
        <p className={c['miudo']}>
          Todas as cotas ou nenhuma. Para maiores de 18 anos. O Pix precisa sair de uma conta no seu CPF.
        </p>
      </div>
    </Cartao>
  );
}

function escreverCotas(cotas: number): string {
  return cotas === 1 ? '1 cota' : `${cotas} cotas`;
}
