import { useState } from 'react';
import { aparelho } from '../../../../lib/login-social.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Carregando, Osso } from '../../../../ui/estado/carregando.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { PassoPin } from '../../../../ui/fluxo/passo-pin.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal, proximoPasso } from '../../caminho.ts';
import { Feito } from '../../components/feito.tsx';
import { useValidarEmail } from '../../mutations.ts';
import { useReenviarCodigo } from '../envio-do-codigo.ts';

/** /cadastro/email/pin (spec 1, §2): an account whose e-mail is not confirmed confirms it, where a validation asked for it. */
export function TelaEmailPin() {
  const busca = useBusca();
  const { redirect } = busca;
  const usuario = useUsuario();
  if (usuario === undefined) {
    return (
      <QuadroPublico>
        <main id="conteudo">
          <Carregando>
            <Osso altura={40} />
          </Carregando>
        </main>
      </QuadroPublico>
    );
  }
  if (usuario.emailVerificado) {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="Seu e-mail já está confirmado"
          apoio={usuario.email}
          href={proximoPasso(usuario, redirect)}
          alternativa={
            <Botao variante="texto" href={destinoFinal(busca)}>
              Fazer isso depois
            </Botao>
          }
        >
          <Feito />
        </PassoFluxo>
      </QuadroPublico>
    );
  }
  return <Codigo email={usuario.email} redirect={redirect} voltar={destinoFinal(busca)} />;
}

function Codigo({
  email,
  redirect,
  voltar,
}: {
  readonly email: string;
  readonly redirect: string | undefined;
  readonly voltar: string;
}) {
  const codigo = useRegras()?.pin;
  const [recusa, setRecusa] = useState<string>();
  const validar = useValidarEmail(redirect, setRecusa);
  const reenviar = useReenviarCodigo(setRecusa);
  const [pedido, setPedido] = useState(false);
  function pedir(): void {
    setPedido(true);
    setRecusa(undefined);
    reenviar.mutate({ body: { email } });
  }
  if (!pedido) {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="Confirme o seu e-mail"
          apoio={
            <>
              Vamos enviar um código para <b>{email}</b>.
            </>
          }
          voltar={voltar}
          aoContinuar={pedir}
          acao="Enviar código por e-mail"
          fazendo={reenviar.isPending && 'Enviando o código'}
        />
      </QuadroPublico>
    );
  }
  return (
    <QuadroPublico>
      <PassoPin
        pergunta="Digite o código do e-mail"
        apoio={
          <>
            Enviamos para <b>{email}</b>.
          </>
        }
        validade={
          codigo &&
          `O código vale por ${codigo.minutos} minutos. Você pode pedir até ${codigo.emissoesPorHora} códigos por hora.`
        }
        voltar={voltar}
        conferindo={validar.isPending}
        erro={recusa}
        aoMudar={() => setRecusa(undefined)}
        aoConferir={(pin) => validar.mutate({ body: { email, pin, ...aparelho() } })}
        alternativa={
          <Botao variante="texto" fazendo={reenviar.isPending && 'Enviando outro código'} onClick={pedir}>
            Enviar outro código
          </Botao>
        }
      />
    </QuadroPublico>
  );
}
