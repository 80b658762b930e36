import { paths } from '../../../../lib/paths.ts';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';

/** There is no request to release any more: it begins again with the password. */
export function EntreDeNovo({ redirect }: { readonly redirect: string | undefined }) {
  const entrar = paths.login({ redirect });
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Entre de novo para receber um código"
        apoio="Este endereço só vale logo depois de um login em um aparelho novo."
        voltar={entrar}
        href={entrar}
        acao="Ir para o login"
      />
    </QuadroPublico>
  );
}
