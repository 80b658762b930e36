import { paths } from '../../../lib/paths.ts';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';

/** A link that was used, replaced or is too old, and where another comes from. */
export function LinkVencido({
  href = paths.login(),
  acao = 'Ir para o login',
}: {
  readonly href?: string;
  readonly acao?: string;
}) {
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Este link não vale mais"
        apoio="Cada link vale uma vez e por pouco tempo. Se você já usou este, não precisa fazer nada."
        href={href}
        acao={acao}
      />
    </QuadroPublico>
  );
}
