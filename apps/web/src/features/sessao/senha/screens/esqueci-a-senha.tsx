import * as chamadas from '@rateia/contracts/chamadas';
import { useBusca } from '../../../../lib/navegacao.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { PedirLink } from '../../components/pedir-link.tsx';
import { guardarDestinoDaSenha } from '../destino-da-senha.ts';

/** /esqueci-a-senha (spec 1, §2). */
export function TelaEsqueciASenha() {
  const { redirect } = useBusca();
  const regras = useRegras()?.sessao;
  return (
    <PedirLink
      chamada={chamadas.esqueciSenha}
      pergunta="Qual é o e-mail da sua conta?"
      apoio="Vamos enviar um link para você criar uma nova senha."
      acao="Receber o link"
      oQueChega="o link para criar uma nova senha"
      redirect={redirect}
      aoPedir={() => guardarDestinoDaSenha(redirect, regras)}
    />
  );
}
