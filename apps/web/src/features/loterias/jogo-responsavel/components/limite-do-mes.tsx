import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarHora } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoDinheiro } from '../../../../ui/formulario/campo-dinheiro.tsx';
import { useMudarLimite } from '../mutations.ts';
import c from './jogo-responsavel.module.css';

interface Props {
  readonly jogo: RespostaDe<'getJogoResponsavel'>;
}

/** The person's spending of the month, the rest, and the limit, which he changes here. */
export function LimiteDoMes({ jogo }: Props) {
  const { limiteMensal, limiteNovo, gastoNoMes, restanteNoMes, limiteMaximo } = jogo;
  const [valor, setValor] = useState<number | undefined>(limiteMensal);
  const [erro, setErro] = useState<string>();
  const mudar = useMudarLimite(setErro);
  const igual = valor === undefined || valor === (limiteNovo?.valor ?? limiteMensal);
  return (
    <Cartao titulo="Seu limite do mês">
      <div className={c['pilha']}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Limite', valor: reais(limiteMensal) },
            { rotulo: 'Você já usou', valor: reais(gastoNoMes), detalhe: 'cotas reservadas e pagas, com a taxa' },
            { rotulo: 'Ainda pode usar', valor: reais(restanteNoMes), total: true },
          ]}
        />
        {limiteNovo !== null && (
          <Nota>
            O limite de {reais(limiteNovo.valor)} vale a partir de {formatarDia(diaDe(limiteNovo.valeEm))}, às{' '}
            {formatarHora(limiteNovo.valeEm)}. Até lá fica em {reais(limiteMensal)}.
          </Nota>
        )}
        <form
          className={c['pilha']}
          onSubmit={(evento) => {
            evento.preventDefault();
            setErro(undefined);
            if (valor !== undefined) mudar.mutate({ body: { valor } });
          }}
        >
          <CampoDinheiro
            name="valor"
            rotulo="Novo limite por mês"
            apoio={`Diminuir vale na hora. Aumentar espera 24 horas. Até ${reais(limiteMaximo)}.`}
            value={valor}
            onChange={setValor}
            erro={erro}
          />
          <Botao tipo="submit" desligado={igual} fazendo={mudar.isPending && 'Mudando o limite'}>
            Mudar o limite
          </Botao>
        </form>
      </div>
    </Cartao>
  );
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
