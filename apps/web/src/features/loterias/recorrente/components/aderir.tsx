import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Quantidade } from '../../../../ui/base/quantidade.tsx';
import { Composicao } from '../../../../ui/partes/composicao.tsx';
import { AntesDeComprar } from '../../components/antes-de-comprar.tsx';
import { useAderir } from '../mutations.ts';
import c from './recorrente.module.css';

type Serie = RespostaDe<'getSerie'>;

/** How many cotas of each draw, the price line by line, and the word that the wallet may be charged (REGRAS 2.12 Recurring). */
export function Aderir({ serie: { id, cotasLivres, proximo, chances } }: { readonly serie: Serie }) {
  const [cotas, setCotas] = useState(1);
  const [recusa, setRecusa] = useState<string>();
  const aderir = useAderir(setRecusa);
  if (proximo === null) return null;
  const { preco } = proximo;
  if (cotasLivres === 0) return <Nota>Todas as cotas deste bolão recorrente já têm dono.</Nota>;
  return (
    <Cartao titulo="Participar de todo sorteio">
      <div className={c['compra']}>
        <Quantidade valor={cotas} max={cotasLivres} aoMudar={setCotas} unidade={['cota', 'cotas']} />
        <Composicao
          linhas={[
            { chave: 'apostas', rotulo: 'Sua parte das apostas', valor: preco.valorCota * cotas, pintura: 'plano' },
            { chave: 'taxa', rotulo: 'Taxa do bolão', valor: preco.valorTaxa * cotas, pintura: 'taxa' },
          ]}
          total={{ rotulo: 'Em cada sorteio', valor: preco.total * cotas }}
        />
        <AntesDeComprar chances={[{ chances }]} valor={preco.total * cotas} rotulo="Com o próximo sorteio" />
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <Botao
          tamanho="lg"
          bloco
          fazendo={aderir.isPending && 'Entrando'}
          onClick={() => {
            setRecusa(undefined);
            aderir.mutate({ params: { id }, body: { cotas, valorCota: preco.total } });
          }}
        >
          {`Participar por ${formatarReais(centavos(preco.total * cotas))} cada`}
        </Botao>
        <p className={c['apoio']}>
          Nada é cobrado agora. Cobramos da sua carteira 48 horas antes do fim das vendas de cada sorteio. Você pula um
          sorteio, ou sai, quando quiser até a cobrança. Para maiores de 18 anos.
        </p>
      </div>
    </Cartao>
  );
}
