import { PedirLink } from '../components/pedir-link.tsx';

/** /esqueci-a-senha (spec 1, §2). */
export function TelaEsqueciASenha() {
  return (
    <PedirLink
      chamada="esqueciSenha"
      pergunta="Qual é o e-mail da sua conta?"
      apoio="Vamos enviar um link para você criar uma nova senha."
      acao="Receber o link"
      oQueChega="o link para criar uma nova senha"
    />
  );
}
