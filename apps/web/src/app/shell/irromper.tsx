import * as chamadas from '@rateia/contracts/chamadas';
import { ID_TIPO_PENDENCIA } from '@rateia/domain/notificacoes/tipo-pendencia';
import { chamar } from '../../lib/api-client.ts';
import { chaveDe } from '../../lib/consultas.ts';
import { ErroApi } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { anotarFalta } from '../../lib/pedacos.ts';
import type { Pendencia } from '../../lib/pendencias.ts';
import { pendenciasQuery } from '../../lib/pendencias.ts';
import { sessaoAtual } from '../../lib/sessao.ts';
import { dialogos } from '../../ui/dialogo/dialogos.ts';
import { queryClient } from '../query-client.ts';
import c from './irromper.module.css';

/** Shown since this page was loaded: an answer that did not reach the server does not bring it back at once. */
const mostradas = new Set<string>();
/** A login without a new page is another session, in which critical pendencies open again. */
function nestaSessao(id: string): string {
  return `${sessaoAtual.idSessao() ?? ''} ${id}`;
}

/**
 * Shows the pendency that bursts in one dialog, and tells the server that it was seen. An alert can be left for later.
 * From a critical one the only way on is to its solution, once a session (REGRAS 1, "bursting pendency").
 */
export async function irromper(): Promise<void> {
  // One thing at a time: nothing opens over an open sheet, and the next arrival asks again (spec 1, §8). A campaign
  // gives way.
  if (document.querySelector('dialog[open]:not(:has([data-campanha]))') !== null) return;
  const pendencias = queryClient.getQueryData(pendenciasQuery.queryKey)?.pendencias ?? [];
  const novas = pendencias.filter(({ id, bursting }) => bursting && !mostradas.has(nestaSessao(id)));
  const [primeira, ...outras] = novas;
  if (primeira === undefined) return;
  for (const { id } of novas) mostradas.add(nestaSessao(id));
  const critica = primeira.tipo === ID_TIPO_PENDENCIA.critico;
  const quer = await dialogos.mostrar({
    titulo: outras.length === 0 ? primeira.titulo : 'Isto precisa de você',
    corpo: outras.length === 0 ? primeira.mensagem : <Varias pendencias={novas} />,
    acao: 'Resolver agora',
    ...(critica ? {} : { escape: 'Agora não' }),
  });
  const links = await Promise.all(novas.map(({ id }) => marcarVista(id)));
  void queryClient.invalidateQueries({ queryKey: chaveDe('getPendencias') });
  if (quer || critica) await irPara(links[0] ?? primeira.link);
}

/** Marks a pendency as seen. For a critical one the answer is the refusal that leads to its solution. */
async function marcarVista(id: string): Promise<string | undefined> {
  try {
    await chamar(chamadas.verPendencia, { params: { id } });
    return undefined;
  } catch (erro) {
    // Unseen by the server it bursts again another time: nothing is lost.
    anotarFalta(erro);
    return erro instanceof ErroApi ? (erro.link ?? undefined) : undefined;
  }
}

function Varias({ pendencias }: { readonly pendencias: readonly Pendencia[] }) {
  return (
    <ul className={c['lista']}>
      {pendencias.map(({ id, titulo, mensagem }) => (
        <li key={id}>
          <b>{titulo}</b>
          <p>{mensagem}</p>
        </li>
      ))}
    </ul>
  );
}
