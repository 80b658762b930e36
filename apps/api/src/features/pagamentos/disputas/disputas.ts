import { contestacao, contestacaoDesfeita } from '@rateia/domain/carteira/bloqueio';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, ZERO } from '@rateia/domain/dinheiro';
import { fimDaResposta, ID_ESTADO_DISPUTA, MAQUINA_DISPUTA } from '@rateia/domain/pagamentos/disputa';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover, nascer } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { decidirContradicao, lancar, receberCredito, tiradoNaContestacao } from '../../livro/index.ts';
import { DISPUTA_RESPONDER } from '../agenda.ts';
import type { DisputaDita } from '../recebimentos/recebido.ts';

/** A payment is contested: its review holds the money, and a person answers in time (REGRAS 2.4, part 3 MED). */
export async function abrirDisputa(
  trx: Trx,
  d: {
    readonly revisaoId: number;
    readonly recebimentoId: number;
    readonly valor: Centavos;
    readonly agora: Instante;
  },
): Promise<void> {
  const { agora } = d;
  const responderAte = fimDaResposta(agora);
  const valores = {
    revisao_id: d.revisaoId,
    recebimento_id: d.recebimentoId,
    valor: d.valor,
    responder_ate: responderAte,
    aberta_em: agora,
  };
  const { id } = exigir(await nascer(trx, MAQUINA_DISPUTA, { evento: 'abrir', quem: 'provedor', agora, valores }));
  await agendarPrazo(trx, { tipo: DISPUTA_RESPONDER, alvoId: id, venceEm: responderAte, agora });
}

type Dita = {
  readonly provedor: string;
  readonly referencia: string;
  readonly dita: DisputaDita;
  readonly agora: Instante;
};

/** Takes down what the provider says of the newest dispute of a receipt: its name, its day, and the bank's last word. */
export async function anotarDisputa(trx: Trx, { provedor, referencia, dita, agora }: Dita): Promise<void> {
  const d = await trx
    .selectFrom('disputas as d')
    .innerJoin('recebimentos as x', 'x.id', 'd.recebimento_id')
    .innerJoin('revisoes as r', 'r.id', 'd.revisao_id')
    .select([
      'd.id',
      'd.revisao_id as revisaoId',
      'r.usuario_id as usuarioId',
      'd.valor',
      'd.no_provedor as noProvedor',
    ])
    .where('x.provedor', '=', provedor)
    .where('x.referencia', '=', referencia)
    .orderBy('d.id', 'desc')
    .limit(1)
    .forNoKeyUpdate('d')
    .executeTakeFirst();
  if (d === undefined) return;
  if (dita.noProvedor !== null && d.noProvedor === null) await nomear(trx, d.id, { ...dita, agora });
  const { desfecho } = dita;
  if (desfecho === null) return;
  const fim = await mover(trx, MAQUINA_DISPUTA, {
    id: d.id,
    evento: desfecho,
    quem: 'provedor',
    agora,
    mudar: { acabou_em: agora },
  });
  if (fim.ok) await aplicarDesfecho(trx, desfecho, { ...d, valor: centavos(d.valor), provedor, agora });
}

async function nomear(
  trx: Trx,
  id: number,
  { noProvedor, responderAte, agora }: DisputaDita & { readonly agora: Instante },
): Promise<void> {
  await trx
    .updateTable('disputas')
    .set({ no_provedor: noProvedor, ...(responderAte === null ? {} : { responder_ate: responderAte }) })
    .where('id', '=', id)
    .execute();
  if (responderAte !== null)
    await agendarPrazo(trx, { tipo: DISPUTA_RESPONDER, alvoId: id, venceEm: responderAte, agora });
}

const MENSAGEM = {
  ganhar: 'O banco decidiu a disputa a nosso favor.',
  perder: 'O banco decidiu a disputa a favor de quem pagou.',
} as const;

type Desfecho = {
  readonly revisaoId: number;
  readonly usuarioId: number;
  readonly valor: Centavos;
  readonly provedor: string;
  readonly agora: Instante;
};

/** The bank's last word moves the money: won, what was held is free again; lost, it leaves the books (REGRAS 2.4). */
async function aplicarDesfecho(trx: Trx, desfecho: 'ganhar' | 'perder', d: Desfecho): Promise<void> {
  const { revisaoId, agora } = d;
  const acao = desfecho === 'ganhar' ? 'desbloquear' : 'estornar';
  const r = await decidirContradicao(trx, { revisaoId, acao, mensagem: MENSAGEM[desfecho], operadorId: null, agora });
  if (r.ok) return;
  // A person had decided the other way: an entry of its own follows the bank.
  const { provedor, valor } = d;
  const movimento = desfecho === 'ganhar' ? await desfazer(trx, d) : contestacao({ provedor, valor, de: [] });
  const doc = { origem: 'revisoes', origemId: revisaoId, chave: `revisao:${revisaoId}:desfecho:${desfecho}`, agora };
  await lancar(trx, { ...movimento, ...doc });
}

async function desfazer(trx: Trx, { revisaoId, usuarioId, valor, provedor, agora }: Desfecho) {
  const tirado = await tiradoNaContestacao(trx, { revisaoId, usuarioId });
  if (tirado > ZERO)
    await receberCredito(trx, { usuarioId, origem: 'reembolso', valor: tirado, descricao: 'Disputa decidida', agora });
  return contestacaoDesfeita({ provedor, valor, devolvido: { usuario: usuarioId, valor: tirado } });
}

/** An operator decided on the money of a dispute: for us it is over until the bank says otherwise. */
export async function encerrarDisputa(
  trx: Trx,
  d: {
    readonly revisaoId: number;
    readonly evento: 'ganhar' | 'perder';
    readonly operadorId: number;
    readonly agora: Instante;
  },
): Promise<void> {
  const { revisaoId, evento, operadorId: usuarioId, agora } = d;
  const disputa = await trx.selectFrom('disputas').select('id').where('revisao_id', '=', revisaoId).executeTakeFirst();
  if (disputa === undefined) return;
  const { id } = disputa;
  await mover(trx, MAQUINA_DISPUTA, { id, evento, quem: 'operador', usuarioId, agora, mudar: { acabou_em: agora } });
}

/** Deadline `disputa.responder`: nobody answered in time. */
export async function vencerDisputa(
  trx: Trx,
  { disputaId: id, agora }: { readonly disputaId: number; readonly agora: Instante },
): Promise<void> {
  const { estado, ate } = await trx
    .selectFrom('disputas')
    .select(['estado', 'responder_ate as ate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // The provider may have named a later day.
  if (estado !== ID_ESTADO_DISPUTA.aberta || ate > agora) return;
  await mover(trx, MAQUINA_DISPUTA, { id, evento: 'vencer', quem: 'sistema', agora });
}
