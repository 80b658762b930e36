import { Botao } from '../base/botao.tsx';
import { Vazio } from './vazio.tsx';

interface AusenteProps {
  /** The server's words: "Este grupo não existe ou não está disponível para você." */
  readonly mensagem: string;
  /** The page to which it leads on. */
  readonly saida: string | undefined;
}

/** The page of a link whose target does not exist, or is not for this person: it says so, and leads on. */
export function Ausente({ mensagem, saida = '/' }: AusenteProps) {
  return (
    <div role="alert">
      <Vazio
        titulo={mensagem}
        detalhe="O link pode ser antigo, ter uma letra trocada ou ser de outra conta."
        acao={<Botao href={saida}>Ir para o início</Botao>}
      />
    </div>
  );
}
