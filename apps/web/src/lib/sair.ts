import * as chamadas from '@rateia/contracts/chamadas';
import { chamar } from './api-client.ts';
import { ErroApi, ErroRede } from './erros-api.ts';
import { anotarFalta } from './pedacos.ts';
import { sessaoAtual } from './sessao.ts';

/**
 * Logout (spec 1, §4): the server ends the session for good, then every tab forgets it. A server out of reach does not
 * keep anybody in. `antes` is done when the server has answered, while the session is still there.
 */
export async function sair(antes?: () => void): Promise<void> {
  sessaoAtual.deixar();
  try {
    await chamar(chamadas.sair);
  } catch (erro) {
    anotarFalta(erro);
    if (!(erro instanceof ErroApi) && !(erro instanceof ErroRede)) throw erro;
  } finally {
    antes?.();
    sessaoAtual.encerrar();
  }
}
