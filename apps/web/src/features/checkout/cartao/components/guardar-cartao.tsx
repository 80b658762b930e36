import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { cartao } from '@rateia/domain/pagamentos/meios/cartao';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { nomeDoCartao } from '../bandeira.ts';
import { useCartaoNovo } from '../fluxo.ts';
import { cartaoQueries } from '../queries.ts';
import c from './guardar-cartao.module.css';

interface GuardarDepoisProps {
  readonly marcada: boolean;
  readonly aoMudar: (marcada: boolean) => void;
}

/** Offered while a card is typed for one purchase: to keep it for the months that follow (REGRAS 2.4, 2.8). */
export function GuardarDepois({ marcada, aoMudar }: GuardarDepoisProps) {
  const custoDeCem = useQuery(cartaoQueries.recorrente()).data?.custoDeCem ?? null;
  if (custoDeCem === null) return null;
  return (
    <Marcacao marcada={marcada} aoMudar={aoMudar} name="guardar">
      Guardar este cartão para os próximos meses, quando o saldo não bastar. O cartão soma{' '}
      {formatarReais(centavos(custoDeCem))} a cada {formatarReais(centavos(10_000))}. Você confirma depois de pagar.
    </Marcacao>
  );
}

interface GuardarCartaoProps {
  /** The means by which the purchase was paid. */
  readonly meioPagamento: number | null | undefined;
}

/** After the purchase: the card that was typed for it is saved without being typed again. Without one, nothing. */
export function GuardarCartao({ meioPagamento }: GuardarCartaoProps) {
  const novo = useCartaoNovo();
  if (novo === null || meioPagamento !== cartao.id) return null;
  return (
    <Cartao titulo="Guardar o cartão">
      <div className={c['guardar']}>
        <p className={c['apoio']}>
          Falta dizer o endereço da fatura de {nomeDoCartao(novo.cartao)} e o valor pequeno que o banco reserva e
          devolve. Depois disso ele paga os próximos meses, se você escolher Pagar mensalidades em Cartões.
        </p>
        <Botao variante="suave" href={paths.perfilCartoesCadastro2()}>
          Guardar o cartão
        </Botao>
      </div>
    </Cartao>
  );
}
