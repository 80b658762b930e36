import * as chamadas from '@rateia/contracts/chamadas';
import { HTTP } from '@rateia/domain/http';
import { useChamada } from '../../../lib/consultas.ts';
import { ErroApi } from '../../../lib/erros-api.ts';
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

/** Refusals that stand under the form. */
const DA_TELA: readonly number[] = [HTTP.camposRecusados, HTTP.pedidosDemais];

/** Login with e-mail and password (spec 1, §4). A new device answers 412: its hash is kept for the release page. */
export function useEntrar(aoEntrar: () => void, aoRecusar: (mensagem: string, jaTemCodigo: boolean) => void) {
  return useChamada(chamadas.token, {
    aoConcluir: (resposta) => {
      sessaoAtual.guardar(resposta);
      aoEntrar();
    },
    aoFalhar: (erro) => {
      if (!(erro instanceof ErroApi)) return false;
      guardarLiberacao(erro);
      const { chave, status, message } = erro;
      const semCodigo = chave === 'pinLimiteEnvios' || chave === 'pinBloqueado';
      if (!DA_TELA.includes(status) && chave !== 'credenciaisInvalidas' && !semCodigo) return false;
      aoRecusar(message, temCodigoPorDigitar(erro));
      return true;
    },
  });
}
