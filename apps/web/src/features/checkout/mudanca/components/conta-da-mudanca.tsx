import { centavos, formatarReais, negar, subtrair } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { useMudarDeGrupo } from '../mutations.ts';
import { mudancaQueries } from '../queries.ts';
import c from './mudanca.module.css';

type Conta = RespostaDe<'getContaDaMudanca'>;
type Destino = RespostaDe<'getMudancaDeGrupo'>['opcoes'][number];

interface ContaDaMudancaProps {
  readonly id: number;
  readonly destino: Destino;
}

/** The arithmetic of a change of group, and the button that makes it; nothing moves before (in_Transferencia; REGRAS 2.9). */
export function ContaDaMudanca({ id, destino }: ContaDaMudancaProps) {
  const consulta = useQuery(mudancaQueries.conta({ id, idDestino: destino.id }));
  return (
    <Cartao titulo={`A conta para ${destino.nome}`}>
      <Consulta
        consulta={consulta}
        esqueleto={<OssoLista quantos={2} />}
        erro={consulta.error?.message ?? 'Não conseguimos fazer a conta'}
      >
        {(conta) => <Confirmar id={id} destino={destino} conta={conta} />}
      </Consulta>
    </Cartao>
  );
}

function Confirmar({ id, destino, conta }: ContaDaMudancaProps & { readonly conta: Conta }) {
  const [recusa, setRecusa] = useState<string>();
  const mudar = useMudarDeGrupo(setRecusa);
  const { total, saldo } = conta;
  const falta = total > saldo ? subtrair(centavos(total), centavos(saldo)) : undefined;
  return (
    <div className={c['pilha']}>
      <ListaDefinicao
        itens={[
          ...conta.linhas.map(({ chave, rotulo, valor }) => ({ chave, rotulo, valor: <Valor valor={valor} /> })),
          {
            chave: 'total',
            rotulo: total < 0 ? 'Volta para o seu saldo' : 'Sai do seu saldo hoje',
            valor: <Valor valor={Math.abs(total)} tamanho="md" />,
            total: true,
          },
        ]}
      />
      <p>
        Depois, <Valor valor={conta.mensal} /> por mês. O acesso do grupo de hoje termina na hora, e não dá para voltar
        atrás.
      </p>
      {falta !== undefined && (
        <Nota tom="warning">
          Seu saldo é {formatarReais(centavos(saldo))}. Faltam {formatarReais(falta)} para mudar.{' '}
          <Ligacao pequena href={paths.carteiraAdicionarValor({ valor: falta })}>
            Adicionar o que falta
          </Ligacao>
        </Nota>
      )}
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <Botao
        tamanho="lg"
        bloco
        desligado={falta !== undefined}
        fazendo={mudar.isPending && 'Mudando de grupo'}
        onClick={() => {
          setRecusa(undefined);
          mudar.mutate({ body: { idGrupo: id, idDestino: destino.id, totalMostrado: total } });
        }}
      >
        {total < 0
          ? `Mudar e receber ${formatarReais(negar(centavos(total)))}`
          : `Mudar por ${formatarReais(centavos(total))}`}
      </Botao>
    </div>
  );
}
