import { useChamada } from '../../lib/consultas.ts';
import { ErroApi } from '../../lib/erros-api.ts';
import { session } from '../../lib/session.ts';
import { storage } from '../../lib/storage.ts';

/** Login with e-mail and password (spec 1, §4). A new device answers 412: its hash is kept for the release page. */
export function useEntrar(aoEntrar: () => void, aoRecusar: (mensagem: string) => void) {
  return useChamada('token', {
    aoConcluir: (resposta) => {
      session.guardar(resposta);
      aoEntrar();
    },
    aoFalhar: (erro) => {
      if (!(erro instanceof ErroApi)) return false;
      if (erro.chave === 'dispositivoNaoLiberado') storage.set('liberacao', erro.dados);
      if (erro.status !== 422 && erro.status !== 429 && erro.chave !== 'credenciaisInvalidas') return false;
      aoRecusar(erro.message);
      return true;
    },
  });
}
