import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_DISPUTA, MAQUINA_DISPUTA } from '@rateia/domain/pagamentos/disputa';
import { z } from 'zod';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { cadaUm } from '../../../db/cada-um.ts';
import { mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { meioDoProvedor } from '../meios/meios.ts';
import { montarResposta } from './montar-resposta.ts';

/** A fact that the product itself saw, in words for people; `ok` where it speaks for the payment. */
export type EvidenciaDaDisputa = {
  readonly chave: string;
  readonly ok: boolean;
  readonly titulo: string;
  readonly detalhe: string;
};

/** True where the provider takes the answer from here; else a person gives it in the provider's panel, and notes it. */
export function respondePorAqui(d: { readonly provedor: string; readonly noProvedor: string | null }): boolean {
  return d.noProvedor !== null && meioDoProvedor(d.provedor).responderDisputa !== undefined;
}

type Resposta = {
  readonly id: number;
  readonly porAqui: boolean;
  readonly texto: string;
  readonly evidencias: readonly EvidenciaDaDisputa[];
  readonly operadorId: number;
  readonly agora: Instante;
};

/** Keeps the answer of an operator with the facts as they stand now; false when the dispute waits for none. */
export async function guardarResposta(trx: Trx, r: Resposta): Promise<boolean> {
  const { id, operadorId: usuarioId, agora } = r;
  const mudar = {
    resposta: r.texto,
    evidencias: JSON.stringify(r.evidencias),
    respondida_por: usuarioId,
    respondida_em: agora,
    recusa: null,
  };
  const evento = r.porAqui ? 'responder' : 'anotar';
  return (await mover(trx, MAQUINA_DISPUTA, { id, evento, quem: 'operador', usuarioId, agora, mudar })).ok;
}

const LOTE = 20;

/**
 * Sends the answers that wait to their providers, each minute again until its provider has it. One that is refused waits
 * for another answer of a person.
 */
export async function enviarRespostas(deps: Deps): Promise<void> {
  const aEnviar = await deps.db
    .selectFrom('disputas as d')
    .innerJoin('recebimentos as x', 'x.id', 'd.recebimento_id')
    .select(['d.id', 'd.no_provedor as noProvedor', 'd.resposta', 'd.evidencias', 'd.valor', 'x.provedor', 'x.horario'])
    .where('d.estado', '=', ID_ESTADO_DISPUTA.respondendo)
    .orderBy('d.respondida_em')
    .limit(LOTE)
    .execute();
  await cadaUm(aEnviar, async (d) => {
    await enviarUma(deps, d);
    return 'segue';
  });
}

type AEnviar = {
  readonly id: number;
  readonly noProvedor: string | null;
  readonly resposta: string | null;
  readonly evidencias: unknown;
  readonly valor: number;
  readonly provedor: string;
  readonly horario: Instante;
};

const guardadas = z.array(z.object({ chave: z.string(), ok: z.boolean(), titulo: z.string(), detalhe: z.string() }));

async function enviarUma(deps: Deps, d: AEnviar): Promise<void> {
  const { responderDisputa } = meioDoProvedor(d.provedor);
  if (responderDisputa === undefined || d.noProvedor === null) throw new Error(`dispute ${d.id} has no address`);
  const arquivo = await montarResposta({
    texto: d.resposta ?? '',
    evidencias: guardadas.parse(d.evidencias),
    valor: d.valor,
    pagoEm: d.horario,
  });
  const r = await responderDisputa(deps, { disputa: d.noProvedor, arquivo });
  // No answer: the same document is sent again in a minute.
  if (r.situacao !== 'ok' && r.situacao !== 'recusado' && r.situacao !== 'inexistente') return;
  const agora = deps.relogio.agora();
  const recusa = r.situacao === 'ok' ? null : r.situacao === 'recusado' ? r.codigo : r.situacao;
  if (recusa !== null) deps.log.warn({ disputaId: d.id, codigo: recusa }, 'answer of a dispute refused');
  const evento = recusa === null ? 'entregar' : 'devolver';
  await emTransacao(deps.db, (trx) =>
    mover(trx, MAQUINA_DISPUTA, { id: d.id, evento, quem: 'provedor', agora, mudar: { recusa } }),
  );
}
