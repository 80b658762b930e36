import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { FalhaDaConsulta } from '../../../../ui/estado/falha-da-consulta.tsx';
import type { PreCheckout } from '../../queries.ts';
import c from './conferencia.module.css';

interface ConferenciaProps {
  readonly pre: PreCheckout;
  /** The method that pays; undefined when none can. */
  readonly meio: RespostaDe<'getMeioPagamento'>['meios'][number] | undefined;
  readonly saldo: number;
  readonly compra: UseQueryResult<RespostaDe<'getCpfCompra'>>;
}

/** The purchase in words before it is signed: the group, the method and the payer. */
export function Conferencia({ pre, meio, saldo, compra }: ConferenciaProps) {
  const { idPreCheckout, idGrupo, grupo, nomeAdmin, vagas } = pre;
  const { cpf = null } = compra.data ?? {};
  return (
    <Cartao titulo="O que você está assinando">
      <ListaDefinicao
        itens={[
          { rotulo: 'Grupo', valor: grupo },
          { rotulo: 'Quem administra', valor: nomeAdmin },
          { rotulo: 'Vagas', valor: String(vagas) },
          {
            rotulo: 'Forma de pagamento',
            valor: meio?.nome ?? 'A escolher',
            ...(meio?.id === credito.id ? { detalhe: `Você tem ${formatarReais(centavos(saldo))}` } : {}),
          },
          ...(compra.isSuccess ? [{ rotulo: 'CPF de quem paga', valor: cpf ?? 'Falta informar' }] : []),
        ]}
      />
      <FalhaDaConsulta consulta={compra} erro="Não conseguimos conferir o seu CPF" />
      <div className={c['saidas']}>
        <Ligacao href={paths.checkout({ idPreCheckout })}>Trocar a forma de pagamento</Ligacao>
        <Ligacao href={paths.grupo(idGrupo)}>Ver o grupo</Ligacao>
      </div>
    </Cartao>
  );
}
