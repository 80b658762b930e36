import type { CampoMascaraProps } from './campo-mascara.tsx';
import { CampoMascara } from './campo-mascara.tsx';
import { mascaraDoCartao, mascaras } from './mascaras.ts';

type SemMascara = Omit<CampoMascaraProps, 'mascara' | 'autoComplete'>;

/** 13 to 19 digits, in the groups that the card itself has (REGRAS 2.14 B§5). */
export function CampoNumeroDoCartao(props: SemMascara) {
  return <CampoMascara {...props} mascara={mascaraDoCartao(props.value)} autoComplete="cc-number" />;
}

/** MM/AA. */
export function CampoValidadeDoCartao(props: SemMascara) {
  return <CampoMascara placeholder="MM/AA" {...props} mascara={mascaras.validade} autoComplete="cc-exp" />;
}

/** Three digits, four on the cards that have them in front. */
export function CampoCvc({ quatro = false, ...props }: SemMascara & { readonly quatro?: boolean }) {
  return <CampoMascara {...props} mascara={quatro ? mascaras.cvcDeQuatro : mascaras.cvc} autoComplete="cc-csc" />;
}
