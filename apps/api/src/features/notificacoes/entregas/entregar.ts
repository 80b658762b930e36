import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import type { Canal } from '@rateia/domain/notificacoes/entrega';
import { momentoDaEntrega } from '@rateia/domain/notificacoes/entrega';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { NOTIFICACAO_RESUMO } from '../agenda.ts';
import type { Ficha } from '../modelos/fichas.ts';
import { FICHAS } from '../modelos/fichas.ts';
import type { NomeModelo } from '../modelos/todos.ts';
import { meioDoCanal, prefere } from '../preferencias/prefere.ts';
import { alcancavel, despachar } from './despachar.ts';
import type { Destinatario } from './entregas-repository.ts';
import { contarRecentes, findDestinatario, insertEntrega, resumoMarcado, trancarCanal } from './entregas-repository.ts';

type Pedido = { readonly notificacaoId: number; readonly para?: string };

/**
 * Sends a notification out: now, or, if it can wait, in the morning or together with others. A repeated job changes
 * nothing, because each channel of a notification has one row.
 */
export async function entregarNotificacao(deps: Deps, { notificacaoId, para }: Pedido): Promise<void> {
  return await emTransacao(deps.db, async (trx) => {
    const destinatario = await findDestinatario(trx, notificacaoId);
    if (destinatario === undefined) return;
    const ficha = FICHAS[destinatario.modelo as NomeModelo];
    for (const canal of ficha.canais) await entregarPor(trx, deps, { destinatario, ficha, canal, para });
  });
}

async function entregarPor(
  trx: Trx,
  deps: Deps,
  e: {
    readonly destinatario: Destinatario;
    readonly ficha: Ficha;
    readonly canal: Canal;
    readonly para: string | undefined;
  },
): Promise<void> {
  const { destinatario, ficha, canal, para } = e;
  if (
    !(await alcancavel(trx, deps, { d: destinatario, canal })) ||
    !(await aceita(trx, { destinatario, ficha, canal }))
  )
    return;
  const agora = deps.relogio.agora();
  const numeros = (await deps.regras()).notificacoes;
  const desde = somarMinutos(agora, -numeros.enxurrada.minutos);
  const { usuarioId, categoria } = destinatario;
  const comum = ficha.urgencia === 'comum';
  if (comum) await trancarCanal(trx, { usuarioId, canal });
  const recentes = comum ? await contarRecentes(trx, { usuarioId, canal, categoria, desde }) : 0;
  const saiEm = momentoDaEntrega({ urgencia: ficha.urgencia, agora, recentes, numeros });
  const espera = milissegundosDe(saiEm) > milissegundosDe(agora);
  const nova = await insertEntrega(trx, {
    notificacao_id: destinatario.id,
    canal,
    estado: espera ? 'aguardando' : 'enviada',
    usuario_id: usuarioId,
    categoria,
    decidida_em: agora,
    sai_em: saiEm,
  });
  if (!nova) return;
  if (espera) await marcarResumo(trx, { usuarioId, canal, saiEm, agora });
  else await despachar(trx, { destinatario, canal, para });
}

/** A message that can be refused, and is refused for this channel, does not leave by it; it stays in the app. */
async function aceita(
  trx: Trx,
  a: { readonly destinatario: Destinatario; readonly ficha: Ficha; readonly canal: Canal },
): Promise<boolean> {
  return (
    a.ficha.categoria === null ||
    (await prefere(trx, {
      usuarioId: a.destinatario.usuarioId,
      categoria: a.ficha.categoria,
      canal: meioDoCanal(a.canal),
    }))
  );
}

/** A waiting message leaves together with those that wait already: a later one does not put the digest off. */
async function marcarResumo(
  trx: Trx,
  r: { readonly usuarioId: number; readonly canal: Canal; readonly saiEm: Instante; readonly agora: Instante },
): Promise<void> {
  const chave = `notificacao.resumo:${r.usuarioId}:${r.canal}`;
  if (await resumoMarcado(trx, chave)) return;
  await agendarPrazo(trx, {
    tipo: NOTIFICACAO_RESUMO,
    alvoId: r.usuarioId,
    venceEm: r.saiEm,
    agora: r.agora,
    chave,
    dados: { canal: r.canal },
  });
}
