import { agora } from '../../lib/clock.ts';
import { useChamada } from '../../lib/consultas.ts';
import { ErroApi } from '../../lib/erros-api.ts';
import { session } from '../../lib/session.ts';
import { storage } from '../../lib/storage.ts';

let digitado = '';

/** What stands in the e-mail field of the login, for the page that sends a link: in memory alone, never in an address. */
export const emailDigitado = {
  guardar: (email: string): void => {
    digitado = email;
  },
  ler: (): string => digitado,
};

/** Login with e-mail and password (spec 1, §4). A new device answers 412: its hash is kept for the release page. */
export function useEntrar(aoEntrar: () => void, aoRecusar: (mensagem: string) => void) {
  return useChamada('token', {
    aoConcluir: (resposta) => {
      session.guardar(resposta);
      aoEntrar();
    },
    aoFalhar: (erro) => {
      if (!(erro instanceof ErroApi)) return false;
      if (erro.chave === 'dispositivoNaoLiberado') storage.set('liberacao', { ...erro.dados, em: agora() });
      if (erro.status !== 422 && erro.status !== 429 && erro.chave !== 'credenciaisInvalidas') return false;
      aoRecusar(erro.message);
      return true;
    },
  });
}
