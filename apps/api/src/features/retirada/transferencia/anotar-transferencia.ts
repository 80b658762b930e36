import { ID_ESTADO_RETIRADA, ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { abrirContradicao } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { NoticiaDaSaida } from '../../pagamentos/index.ts';
import { notificarComBloqueio } from '../../sessao/index.ts';
import { moverRetirada } from '../mover-retirada.ts';
import type { Retirada } from '../repository.ts';
import { travarPorIdEnvio } from '../repository.ts';
import { saidaDa } from './saida.ts';

/**
 * Writes down a payout's outcome in the caller's transaction, once, whatever the number and order of the notices. A
 * payout that was made leaves the books; a refused one comes back whole with its fee (REGRAS 2.6 States). The first
 * final word stands: a later one against it, or one of another amount, moves no money and asks the staff to look
 * (CONFIABILIDADE 1.5).
 */
export async function anotarTransferencia(trx: Trx, deps: Deps, noticia: NoticiaDaSaida): Promise<void> {
  if (noticia.estado !== 'REALIZADO' && noticia.estado !== 'NAO_REALIZADO') return;
  const retirada = await travarPorIdEnvio(trx, noticia.idEnvio);
  if (retirada === undefined) {
    deps.log.error({ idEnvio: noticia.idEnvio }, 'notice of a payout that is not ours');
    return;
  }
  const agora = deps.relogio.agora();
  const { valor: disseValor, e2eid = null } = noticia;
  if (disseValor !== undefined && disseValor !== retirada.valorLiquido) {
    const { id, usuarioId, estado } = retirada;
    deps.log.error({ retiradaId: id, estado, valor: disseValor }, 'payout told with another amount');
    const dados = { alvo: `retirada:${id}:valor`, estado, disse: OUTRO_VALOR, valor: disseValor, e2eid };
    await abrirContradicao(trx, { tipo: 'transferenciaContradita', usuarioId, dados, duvida: null, em: agora });
    return;
  }
  if (mandouDeVolta(retirada, noticia)) return await retornar(trx, retirada, { noticia, agora });
  if (contradiz(retirada, noticia)) {
    const { id, usuarioId, estado, valor } = retirada;
    deps.log.error({ retiradaId: id, estado, noticia: noticia.estado }, 'payout notice contradicts an earlier one');
    const dados = { alvo: `retirada:${id}`, estado, disse: noticia.estado, valor, e2eid };
    // Paid, by the bank's word, after it came back to the balance: what came back is in doubt.
    const duvida =
      noticia.estado === 'REALIZADO' && (estado === devolvida || estado === cancelada)
        ? { provedor: saidaDa(retirada).provedor, valor: retirada.valorLiquido, doSaldo: valor }
        : null;
    await abrirContradicao(trx, { tipo: 'transferenciaContradita', usuarioId, dados, duvida, em: agora });
    return;
  }
  if (noticia.estado === 'REALIZADO') await concluir(trx, deps, { retirada, noticia, agora });
  else await devolver(trx, retirada, { noticia, agora });
}

const { enviada, concluida, devolvida, cancelada } = ID_ESTADO_RETIRADA;
/** Noted in the place of the provider's word. */
const OUTRO_VALOR = 'OUTRO_VALOR';

/**
 * A TED that had arrived comes back days later: the account is closed, or is of somebody else. A Pix is final.
 */
function mandouDeVolta({ estado, tipo }: Retirada, noticia: NoticiaDaSaida): boolean {
  return noticia.estado === 'NAO_REALIZADO' && estado === concluida && tipo !== ID_TIPO_RETIRADA.pix;
}

/** Done after it was given back or never left, or refused after it was done. */
function contradiz({ estado }: Retirada, noticia: NoticiaDaSaida): boolean {
  return noticia.estado === 'REALIZADO' ? estado !== enviada && estado !== concluida : estado === concluida;
}

/** The same as `anotarTransferencia`, in a transaction of its own. */
export async function anotarSituacao(deps: Deps, noticia: NoticiaDaSaida): Promise<void> {
  return await emTransacao(deps.db, (trx) => anotarTransferencia(trx, deps, noticia));
}

type Desfecho = { readonly noticia: NoticiaDaSaida; readonly agora: string };

async function concluir(
  trx: Trx,
  deps: Deps,
  { retirada, noticia, agora }: Desfecho & { readonly retirada: Retirada },
): Promise<void> {
  const feita = await moverRetirada(trx, retirada, {
    evento: 'concluir',
    quem: 'provedor',
    agora,
    mudar: { concluida_em: agora, e2eid: noticia.e2eid ?? null },
  });
  if (feita === undefined) return;
  await notificarComBloqueio(trx, deps, {
    usuarioId: retirada.usuarioId,
    modelo: 'retiradaConcluida',
    dados: { valor: retirada.valorLiquido, id: retirada.idPublico },
    fato: retirada.id,
    agora,
  });
}

async function retornar(trx: Trx, retirada: Retirada, { noticia, agora }: Desfecho): Promise<void> {
  const motivo = noticia.motivo ?? 'devolvido';
  const voltou = await moverRetirada(trx, retirada, {
    evento: 'retornar',
    quem: 'provedor',
    agora,
    mudar: { motivo_falha: motivo },
    dados: { motivo },
  });
  if (voltou !== undefined) await avisarDaVolta(trx, retirada, agora);
}

async function avisarDaVolta(trx: Trx, retirada: Retirada, agora: string): Promise<void> {
  await notificar(trx, {
    usuarioId: retirada.usuarioId,
    modelo: 'retiradaDevolvida',
    dados: { valor: retirada.valor, id: retirada.idPublico },
    fato: retirada.id,
    agora,
  });
}

async function devolver(trx: Trx, retirada: Retirada, { noticia, agora }: Desfecho): Promise<void> {
  const motivo = noticia.motivo ?? 'recusado';
  const falhou = await moverRetirada(trx, retirada, {
    evento: 'falhar',
    quem: 'provedor',
    agora,
    mudar: { motivo_falha: motivo },
    dados: { motivo },
  });
  if (falhou === undefined) return;
  await moverRetirada(trx, falhou, { evento: 'devolver', quem: 'sistema', agora });
  await avisarDaVolta(trx, retirada, agora);
}
