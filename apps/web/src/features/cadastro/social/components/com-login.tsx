import { HTTP } from '@rateia/domain/http';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { ErroApi } from '../../../../lib/erros-api.ts';
import type { LoginSocial } from '../../../../lib/login-social.ts';
import { loginSocial } from '../../../../lib/login-social.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { cadastroQueries } from '../../queries.ts';

type Info = RespostaDe<'infoAutenticacaoExterna'>;

/**
 * For the steps after the provider: the person who came, as long as the server remembers; a login that is over begins
 * anew.
 */
export function ComLogin({ children }: { readonly children: (entrada: LoginSocial, info: Info) => ReactNode }) {
  const [entrada] = useState(() => loginSocial.ler());
  return entrada === undefined ? <Acabou /> : <Chegou entrada={entrada}>{children}</Chegou>;
}

function Chegou({
  entrada,
  children,
}: {
  readonly entrada: LoginSocial;
  readonly children: (entrada: LoginSocial, info: Info) => ReactNode;
}) {
  const info = useQuery(cadastroQueries.loginSocial(entrada));
  if (info.data !== undefined) return children(entrada, info.data);
  if (info.error instanceof ErroApi && info.error.status === HTTP.pedidoInvalido) return <Acabou />;
  return (
    <QuadroPublico>
      <main id="conteudo">
        <Consulta consulta={info} erro="Não conseguimos continuar">
          {() => null}
        </Consulta>
      </main>
    </QuadroPublico>
  );
}

function Acabou() {
  const { redirect } = useBusca();
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Comece de novo"
        apoio="Passou do tempo desde que você escolheu a conta, ou esta página foi aberta em outra aba. Nada foi criado."
        href={paths.login({ redirect })}
        acao="Ir para o login"
      />
    </QuadroPublico>
  );
}
