import { useState } from 'react';
import { useParametro } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { LinkVencido } from '../../components/link-vencido.tsx';
import { useRecuperarSenha } from '../../mutations.ts';
import { lerDestinoDaSenha } from '../destino-da-senha.ts';

/** /recuperar-senha/{id} (spec 1, §2): the page that the e-mail opens. Nothing happens before the button. */
export function TelaRecuperarSenha() {
  const hash = useParametro('id');
  const [vencido, setVencido] = useState(false);
  const recuperar = useRecuperarSenha(
    (nova) => void irPara(paths.novaSenha(nova), { substitui: true }),
    () => setVencido(true),
  );
  if (vencido)
    return <LinkVencido href={paths.esqueciASenha({ redirect: lerDestinoDaSenha() })} acao="Pedir outro link" />;
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Vamos criar uma nova senha"
        apoio="Ao continuar, este link é usado e você escolhe a senha na próxima tela."
        aoContinuar={() => recuperar.mutate({ body: { hash } })}
        acao="Escolher nova senha"
        fazendo={recuperar.isPending && 'Conferindo o link'}
      />
    </QuadroPublico>
  );
}
