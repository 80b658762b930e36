import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { ConfirmarQueSouEu } from '../components/confirmar-que-sou-eu.tsx';

/** /perfil/email/pin (spec 1, §2): the code of the present e-mail, before another one takes its place. */
export function TelaEmailPin() {
  return (
    <ConfirmarQueSouEu
      acao="alteracaoEmail"
      voltar={paths.perfilAvisoAlterarEmail()}
      aoConfirmar={() => irPara(paths.perfilAlterarEmail(), { substitui: true })}
    />
  );
}
