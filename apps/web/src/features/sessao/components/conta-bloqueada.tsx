import { paths } from '../../../lib/paths.ts';
import { Nota } from '../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';

/** The completed act, and the way back. */
export function ContaBloqueada() {
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Sua conta está protegida"
        apoio="Encerramos todas as sessões, e a senha antiga não abre mais nada."
        href={paths.login()}
        acao="Ir para o login"
      >
        <Nota titulo="Para voltar a usar">
          Enviamos um link para o seu e-mail. Com ele você cria uma nova senha, e a conta é desbloqueada na hora. Seus
          grupos e o seu saldo continuam como estavam.
        </Nota>
      </PassoFluxo>
    </QuadroPublico>
  );
}
