import type { Instante } from '@rateia/domain/datas';
import type { EstadoTentativa, EventoTentativa } from '@rateia/domain/pagamentos/cartao/tentativa';
import { MAQUINA_TENTATIVA_DE_CARTAO, TENTATIVA_ABERTA } from '@rateia/domain/pagamentos/cartao/tentativa';
import type { Executor, Trx } from '../../../../db/banco.ts';
import { emTransacao } from '../../../../db/banco.ts';
import { mover } from '../../../../db/mover.ts';
import { agendarPrazo } from '../../../../db/prazos.ts';
import type { PagamentoMp } from '../../../../gateways/mercado-pago/port.ts';
import type { Deps } from '../../../../http/deps.ts';
import { CARTAO_ESPERA } from '../../agenda.ts';

/** Under which the token of a card is sealed. */
export const CONTEXTO_DO_TOKEN = 'cartao:token';

const COM_REFERENCIA = [
  't.id',
  't.pagamento_id as pagamentoId',
  't.numero',
  't.estado',
  't.no_provedor as noProvedor',
  'c.referencia',
] as const;

function tentativas(db: Executor) {
  return db
    .selectFrom('tentativas_de_cartao as t')
    .innerJoin('cobrancas_mercado_pago as c', 'c.pagamento_id', 't.pagamento_id')
    .select(COM_REFERENCIA);
}

/** The name of a try at the provider. */
export function referenciaDa(t: { readonly referencia: string; readonly numero: number }): string {
  return `${t.referencia}-${t.numero}`;
}

/** The try of a payment whose bank has not said its last word; there is one at most. */
export async function tentativaAberta(db: Executor, pagamentoId: number) {
  return await tentativas(db)
    .where('t.pagamento_id', '=', pagamentoId)
    .where('t.estado', 'in', [...TENTATIVA_ABERTA])
    .executeTakeFirst();
}

const EVENTOS: Readonly<Record<PagamentoMp['estado'], EventoTentativa | undefined>> = {
  pendente: 'analisar',
  emAnalise: 'analisar',
  autorizado: 'analisar',
  pago: 'aprovar',
  devolvido: 'aprovar',
  disputa: 'aprovar',
  contestado: 'aprovar',
  recusado: 'recusar',
  cancelado: 'cancelar',
  // A state that is new to us decides nothing.
  DESCONHECIDO: undefined,
};

/** The event that a word of the provider is; a challenge that nobody answered is a refusal by the bank. */
function eventoDe(p: PagamentoMp, estado: EstadoTentativa): EventoTentativa | undefined {
  if (p.estado === 'pendente' && p.desafio !== null) return 'desafiar';
  if (p.estado === 'cancelado' && estado === 'desafio') return 'recusar';
  return EVENTOS[p.estado];
}

/** Notes what the provider says of a try. A word that comes late, or repeats, changes nothing. */
export async function anotarTentativa(deps: Pick<Deps, 'db' | 'relogio' | 'log'>, p: PagamentoMp): Promise<void> {
  const [referencia, numero] = (p.referencia ?? '').split('-');
  if (referencia === undefined || numero === undefined) return;
  await emTransacao(deps.db, async (trx) => {
    const t = await tentativas(trx)
      .where('c.referencia', '=', referencia)
      .where('t.numero', '=', Number(numero))
      .forNoKeyUpdate('t')
      .executeTakeFirst();
    if (t === undefined) return;
    const estado = t.estado as EstadoTentativa;
    const evento = eventoDe(p, estado);
    if (evento === undefined)
      deps.log.error({ tentativaId: t.id, detalhe: p.detalhe }, 'unknown state of a card payment');
    if (evento === undefined || (!TENTATIVA_ABERTA.includes(estado) && evento !== 'aprovar')) return;
    await mover(trx, MAQUINA_TENTATIVA_DE_CARTAO, {
      id: t.id,
      de: estado,
      evento,
      quem: 'provedor',
      agora: deps.relogio.agora(),
      mudar: colunasDe(p, evento),
      dados: { detalhe: p.detalhe },
    });
    if (evento === 'recusar' || evento === 'cancelar')
      await soltarEspera(trx, { pagamentoId: t.pagamentoId, agora: deps.relogio.agora() });
  });
}

/** The collection that waits for this try goes on at once: its deadline is now (REGRAS 2.8). */
async function soltarEspera(
  trx: Trx,
  { pagamentoId: alvoId, agora }: { readonly pagamentoId: number; readonly agora: Instante },
): Promise<void> {
  const espera = await trx
    .selectFrom('cobrancas_recorrentes')
    .select('pagamento_id')
    .where('pagamento_id', '=', alvoId)
    .where('espera_vez', 'is not', null)
    .executeTakeFirst();
  if (espera !== undefined) await agendarPrazo(trx, { tipo: CARTAO_ESPERA, alvoId, venceEm: agora, agora });
}

/** The question of the bank stands while it asks; the token is gone once it has said its last word. */
function colunasDe({ id, detalhe, desafio }: PagamentoMp, evento: EventoTentativa) {
  const pergunta = evento === 'desafiar' ? desafio : null;
  return {
    no_provedor: id,
    detalhe,
    desafio_url: pergunta?.url ?? null,
    desafio_creq: pergunta?.creq ?? null,
    ...(evento === 'desafiar' || evento === 'analisar' ? {} : { token_cifrado: null }),
  };
}
