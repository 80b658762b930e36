import * as chamadas from '@rateia/contracts/chamadas';
import { useCallback, useState } from 'react';
import { chamar } from '../../../lib/api-client.ts';
import { esperarChave, usarChave } from '../../../lib/chave-de-acesso.ts';
import { useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { aparelhoECampanha } from '../../../lib/login-social.ts';
import { guardarLogin } from './guardar-login.ts';

const SEM_RESPOSTA = 'Nenhuma chave de acesso respondeu. Tente de novo, ou entre com e-mail e senha.';
const SEM_SERVIDOR = 'Não conseguimos falar com o servidor. Tente de novo em alguns instantes.';

/** Login by a passkey alone: `pedir` asks the browser now, `oferecer` waits for a choice in the e-mail field. */
export function useEntrarComChave(aoEntrar: () => void, aoRecusar: (mensagem: string) => void) {
  const [pedindo, setPedindo] = useState(false);
  const { mutateAsync, isPending } = useChamada(chamadas.entrarComChave, {
    aoConcluir: (resposta) => {
      guardarLogin(resposta);
      aoEntrar();
    },
    aoFalhar: recusas(['chaveNaoConfere', 'muitasTentativas'], ({ message }) => aoRecusar(message)),
  });
  const enviar = useCallback(
    async (pedido: string, resposta: NonNullable<Awaited<ReturnType<typeof usarChave>>>): Promise<void> => {
      // The mutation reports the outcome; here it only ends.
      await mutateAsync({ body: { pedido, resposta, ...aparelhoECampanha() } }).catch(() => undefined);
    },
    [mutateAsync],
  );
  async function pedir(): Promise<void> {
    setPedindo(true);
    try {
      const { pedido, opcoesDaChave } = await chamar(chamadas.opcoesDoLoginComChave);
      const resposta = await usarChave(opcoesDaChave);
      if (resposta === undefined) aoRecusar(SEM_RESPOSTA);
      else await enviar(pedido, resposta);
    } catch {
      // No challenge came: the device was not asked.
      aoRecusar(SEM_SERVIDOR);
    } finally {
      setPedindo(false);
    }
  }
  const oferecer = useCallback(async (): Promise<void> => {
    try {
      const { pedido, opcoesDaChave } = await chamar(chamadas.opcoesDoLoginComChave);
      const resposta = await esperarChave(opcoesDaChave);
      if (resposta !== undefined) await enviar(pedido, resposta);
    } catch {
      // Only an offer: the button and the password are still there.
      return;
    }
  }, [enviar]);
  return { pedindo: pedindo || isPending, pedir, oferecer };
}
