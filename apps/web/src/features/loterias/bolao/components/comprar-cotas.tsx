import { MEIOS_DA_COTA } from '@rateia/domain/loterias/cota';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { meioEscolhido, meiosDoServidor, verboDoMeio } from '../../../../lib/meios/do-servidor.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Quantidade } from '../../../../ui/base/quantidade.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { MeiosPagamento } from '../../../../ui/pagamento/meios-pagamento.tsx';
import { Composicao } from '../../../../ui/partes/composicao.tsx';
import { AntesDeComprar } from '../../components/antes-de-comprar.tsx';
import { useComprarCotas } from '../../mutations.ts';
import { loteriasQueries } from '../../queries.ts';
import c from './bolao.module.css';

type Bolao = RespostaDe<'getBolao'>;

/** How many cotas, the price line by line, and the payment: Pix or the wallet, never credit (REGRAS 2.12). */
export function ComprarCotas({ bolao }: { readonly bolao: Bolao }) {
  const { data: jogos } = useQuery(loteriasQueries.jogos(bolao.id));
  const [cotas, setCotas] = useState(1);
  const [escolha, setEscolha] = useState<number>();
  const [recusa, setRecusa] = useState<string>();
  const { preco } = bolao;
  const total = preco.total * cotas;
  const meios = useQuery({ ...loteriasQueries.meios(total), placeholderData: keepPreviousData });
  const aceitos = (meios.data?.meios ?? []).filter(({ id }) => MEIOS_DA_COTA.includes(id));
  const meio = meioEscolhido(escolha, aceitos);
  const custo = aceitos.find(({ id }) => id === meio)?.custo ?? 0;
  const comprar = useComprarCotas(({ message }) => setRecusa(message));
  function pagar(): void {
    setRecusa(undefined);
    if (meio === undefined) return;
    comprar.mutate({ params: { id: bolao.id }, body: { cotas, meioPagamento: meio, valorTotal: total + custo } });
  }
  return (
    <Cartao titulo="Comprar cotas">
      <div className={c['compra']}>
        <Quantidade
          valor={cotas}
          max={bolao.promocional ? 1 : bolao.cotasLivres}
          aoMudar={setCotas}
          unidade={['cota', 'cotas']}
        />
        <Composicao
          linhas={[
            { chave: 'apostas', rotulo: 'Sua parte das apostas', valor: preco.valorCota * cotas, pintura: 'plano' },
            { chave: 'taxa', rotulo: 'Taxa do bolão', valor: preco.valorTaxa * cotas, pintura: 'taxa' },
            ...(preco.valorSubsidio === 0
              ? []
              : [{ chave: 'subsidio', rotulo: 'Nós pagamos', valor: -preco.valorSubsidio * cotas }]),
            ...(custo === 0 ? [] : [{ chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: custo }]),
          ]}
          total={{ rotulo: cotas === 1 ? '1 cota' : `${cotas} cotas`, valor: total + custo }}
        />
        <AntesDeComprar chances={[{ chances: jogos?.chances }]} valor={total} />
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
          Para maiores de 18 anos. O Pix precisa sair de uma conta no seu CPF. Até o fim das vendas tudo volta, se você
          desistir.
        </p>
      </div>
    </Cartao>
  );
}
