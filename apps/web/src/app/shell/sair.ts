import { chamar } from '../../lib/api-client.ts';
import { ErroApi, ErroRede } from '../../lib/erros-api.ts';
import { anotarFalta } from '../../lib/pedacos.ts';
import { session } from '../../lib/session.ts';

/** Logout (spec 1, §4): the server ends the session for good, then every tab forgets it. A server out of reach does not keep anybody in. */
export async function sair(): Promise<void> {
  try {
    await chamar('sair');
  } catch (erro) {
    anotarFalta(erro);
    if (!(erro instanceof ErroApi) && !(erro instanceof ErroRede)) throw erro;
  } finally {
    session.encerrar();
  }
}
