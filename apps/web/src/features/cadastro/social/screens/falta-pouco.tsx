import { SOCIAL_AUTH } from '@rateia/domain/cadastro/social';
import { useState } from 'react';
import type { LoginSocial } from '../../../../lib/login-social.ts';
import { aparelhoECampanha } from '../../../../lib/login-social.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { PassoPin } from '../../../../ui/fluxo/passo-pin.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { useReenviarCodigo } from '../../conta/envio-do-codigo.ts';
import { ComLogin } from '../components/com-login.tsx';
import { useValidarAutenticacao } from '../mutations.ts';

/** /cadastro/falta-pouco (spec 1, §4): the e-mail is known here; its code links the social account to it. */
export function TelaFaltaPouco() {
  return <ComLogin>{(entrada, { email }) => <Codigo entrada={entrada} email={email} />}</ComLogin>;
}

function Codigo({ entrada, email }: { readonly entrada: LoginSocial; readonly email: string }) {
  const { socialAuth, socialToken, redirect } = entrada;
  const codigo = useRegras()?.pin;
  const [recusa, setRecusa] = useState<string>();
  const validar = useValidarAutenticacao(entrada, setRecusa);
  const reenviar = useReenviarCodigo(setRecusa);
  const nome = Object.values(SOCIAL_AUTH).find(({ id }) => id === socialAuth)?.rotulo ?? '';
  return (
    <QuadroPublico>
      <PassoPin
        pergunta="Falta pouco: você já tem conta aqui"
        apoio={
          <>
            Enviamos um código para <b>{email}</b>. Com ele, o {nome} passa a abrir a conta que você já tem.
          </>
        }
        validade={
          codigo &&
          `O código vale por ${codigo.minutos} minutos. Não chegou? Olhe a caixa de spam. Você pode pedir até ${codigo.emissoesPorHora} códigos por hora.`
        }
        acao="Ligar e entrar"
        voltar={paths.login({ redirect })}
        conferindo={validar.isPending}
        erro={recusa}
        aoMudar={() => setRecusa(undefined)}
        aoConferir={(pin) => validar.mutate({ body: { socialAuth, socialToken, pin, ...aparelhoECampanha() } })}
        alternativa={
          <>
            <Botao
              variante="texto"
              fazendo={reenviar.isPending && 'Enviando outro código'}
              onClick={() => {
                setRecusa(undefined);
                reenviar.mutate({ body: { email, socialToken } });
              }}
            >
              Enviar outro código
            </Botao>
            <Botao variante="texto" href={paths.login({ redirect })}>
              Entrar com a minha senha
            </Botao>
          </>
        }
        resumo={
          <Cartao titulo="Por que pedimos">
            <p>
              Assim só quem lê este e-mail liga outra forma de entrar. A sua senha continua valendo, e você pode
              desligar o {nome} quando quiser.
            </p>
          </Cartao>
        }
      />
    </QuadroPublico>
  );
}
