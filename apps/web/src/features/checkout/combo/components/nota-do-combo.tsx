import { Nota } from '../../../../ui/base/nota.tsx';
import type { Carrinho } from '../../carrinho/queries.ts';

/** The combo of the cart, and how its discount holds (spec B§4 Cart rules). */
export function NotaDoCombo({ combo }: { readonly combo: NonNullable<Carrinho['combo']> }) {
  const { nome, coupon, isCouponApplied, isCouponValid } = combo;
  if (coupon === null) return <Nota>{nome}: os grupos estão juntos. Tirar um deles desfaz o combo.</Nota>;
  if (isCouponValid)
    return (
      <Nota>
        {nome}: o desconto do cupom {coupon} vale enquanto todos os grupos dele ficarem aqui.
      </Nota>
    );
  return (
    <Nota tom="warning">
      {nome}: {isCouponApplied ? `o cupom ${coupon} não vale agora.` : `aplique o cupom ${coupon} para ter o desconto.`}
    </Nota>
  );
}
