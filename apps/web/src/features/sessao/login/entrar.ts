import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { guardarLiberacao, temCodigoPorDigitar } from '../../../lib/liberacao-pedida.ts';
import { sessaoAtual } from '../../../lib/sessao.ts';

let digitado = '';

/** The text in the e-mail field of the login, for the page that sends a link: in memory alone, never in an address. */
export const emailDigitado = {
  guardar: (email: string): void => {
    digitado = email;
  },
  ler: (): string => digitado,
};

/** Login with e-mail and password (spec 1, §4). A new device answers 412: its hash is kept for the release page. */
export function useEntrar(aoEntrar: () => void, aoRecusar: (mensagem: string, jaTemCodigo: boolean) => void) {
  /** Refusals that stand under the form. */
  const doFormulario = recusas(
    ['credenciaisInvalidas', 'dadosInvalidos', 'muitasTentativas', 'pinLimiteEnvios', 'pinBloqueado'],
    (erro) => aoRecusar(erro.message, temCodigoPorDigitar(erro)),
  );
  return useChamada(chamadas.token, {
    aoConcluir: (resposta) => {
      sessaoAtual.guardar(resposta);
      aoEntrar();
    },
    aoFalhar: (erro) => {
      guardarLiberacao(erro);
      return doFormulario(erro);
    },
  });
}
