import { useEffect } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { guardarDestinoDaSenha } from '../destino-da-senha.ts';

/** /senha-expirada (spec 1, §2): the password is known to others, and the e-mail has the link to a new one. */
export function TelaSenhaExpirada() {
  const { redirect } = useBusca();
  const regras = useRegras()?.sessao;
  // The link that the login has just sent opens a page that knows nothing of it.
  useEffect(() => guardarDestinoDaSenha(redirect, regras), [redirect, regras]);
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="É hora de criar uma nova senha"
        apoio="A senha desta conta não vale mais: ela pode ser conhecida por outra pessoa, ou você bloqueou a conta."
        href={paths.esqueciASenha({ redirect })}
        acao="Receber outro link"
        alternativa={
          <Botao variante="texto" bloco href={paths.login({ redirect })}>
            Voltar para o login
          </Botao>
        }
      >
        <Nota titulo="Veja o seu e-mail">
          Quando você tentou entrar, enviamos um link para o e-mail da conta. Com ele você escolhe uma nova senha e
          volta a usar tudo como antes.
        </Nota>
      </PassoFluxo>
    </QuadroPublico>
  );
}
