import { diaDe } from '@rateia/domain/datas';
import { mesmoResultado, recusaDoResultado } from '@rateia/domain/loterias/resultado';
import { emTransacao } from '../../../db/banco.ts';
import type { ConsultaDeResultado, LoteriaComFonte } from '../../../gateways/resultados/port.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Recebido } from './resultados-repository.ts';
import { acharRecebidos, guardarConferido, guardarRecebido } from './resultados-repository.ts';

type Pedido = { readonly loteria: LoteriaComFonte; readonly concurso?: number };

/**
 * Asks both sources for a concurso, the latest when none is named, and keeps what each says. Only a result that both give is
 * one; where they differ both answers stay, and they are asked again.
 */
export async function receberResultado(deps: Deps, { loteria, concurso }: Pedido): Promise<void> {
  const { oficial, alternativa } = deps.gateways.resultados;
  function perguntar(fonte: typeof oficial) {
    return concurso === undefined ? fonte.ultimo(loteria) : fonte.doConcurso({ loteria, concurso });
  }
  const respostas = [
    { fonte: 'oficial', resposta: await perguntar(oficial) },
    { fonte: 'alternativa', resposta: await perguntar(alternativa) },
  ] as const;
  const hoje = diaDe(deps.relogio.agora());
  for (const { fonte, resposta } of respostas) {
    if (resposta.situacao === 'achado' && recusaDoResultado(resposta.resultado, hoje) === undefined) {
      await receber(deps, { fonte, resposta });
    }
  }
}

type Achado = Extract<ConsultaDeResultado, { readonly situacao: 'achado' }>;

async function receber(
  { db, relogio, log }: Deps,
  { fonte, resposta: { resultado, proximo } }: { readonly fonte: Recebido['fonte']; readonly resposta: Achado },
): Promise<void> {
  const { loteria, concurso } = resultado;
  await emTransacao(db, async (trx) => {
    const em = relogio.agora();
    await guardarRecebido(trx, { fonte, resultado, em });
    const recebidos = await acharRecebidos(trx, { loteria, concurso });
    if (recebidos.length < 2) return;
    if (recebidos.every((recebido) => mesmoResultado(recebido.resultado, resultado))) {
      await guardarConferido(trx, { resultado, proximo, em });
    } else {
      log.warn({ loteria, concurso }, 'sources of results disagree');
    }
  });
}
