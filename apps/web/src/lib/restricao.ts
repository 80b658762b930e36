import * as chamadas from '@rateia/contracts/chamadas';
import { HTTP } from '@rateia/domain/http';
import { chamar } from './api-client.ts';
import { ErroApi } from './erros-api.ts';
import { anotarFalta } from './pedacos.ts';
import { sessaoAtual } from './sessao.ts';
import { storage } from './storage.ts';

export interface Restricao {
  readonly mensagem: string;
  readonly link: string | undefined;
}

/**
 * Checks the account, or the account for a group, and returns the restriction to show. Returns nothing when there is no
 * restriction or it was shown in this session. A check that fails with a message is a restriction (spec 1, §4 and §8).
 */
export async function restricaoPorContar(grupo?: number): Promise<Restricao | undefined> {
  const sessao = sessaoAtual.idSessao();
  if (sessao === undefined || contada(sessao)) return undefined;
  const achada = await verificar(grupo);
  if (achada === undefined || contada(sessao)) return undefined;
  storage.set('restricao', sessao);
  return achada;
}

async function verificar(grupo: number | undefined): Promise<Restricao | undefined> {
  try {
    if (grupo !== undefined) {
      await chamar(chamadas.getRestricoes, { params: { id: grupo } });
      return undefined;
    }
    const { mensagem, link } = await chamar(chamadas.getRestricaoDaPessoa);
    return mensagem === null || mensagem === '' ? undefined : { mensagem, link: link ?? undefined };
  } catch (erro) {
    anotarFalta(erro);
    // An error that is no refusal of this check says nothing of the account: no network, no group, a server that
    // failed.
    if (!(erro instanceof ErroApi) || erro.status !== HTTP.pedidoInvalido || erro.codigo === null) return undefined;
    return { mensagem: erro.message, link: erro.link ?? undefined };
  }
}

/**
 * Key in the browser's storage: the session in which it was told, in any tab, so that one session has one alert (spec
 * 1, §4).
 */
function contada(sessao: string): boolean {
  return storage.get('restricao') === sessao;
}
