import { centavos, formatarReais, subtrair } from '@rateia/domain/dinheiro';
import { paths } from '../../../../lib/paths.ts';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';

interface FaltaSaldoProps {
  /** The payment that waits for the top-up. */
  readonly volta: { readonly idPreCheckout: number } | { readonly idCarrinho: number };
  readonly saldo: number;
  readonly total: number;
}

/** A wallet that is short offers a top-up of exactly the missing amount; the payment waits for it. */
export function FaltaSaldo({ saldo, total, volta }: FaltaSaldoProps) {
  const falta = subtrair(centavos(total), centavos(saldo));
  if (saldo === 0 || falta <= 0) return null;
  return (
    <Nota>
      Seu saldo é {formatarReais(centavos(saldo))}. Faltam {formatarReais(falta)} para pagar só com ele.{' '}
      <Ligacao pequena href={paths.carteiraAdicionarValor({ valor: falta, ...volta })}>
        Adicionar o que falta
      </Ligacao>
    </Nota>
  );
}
