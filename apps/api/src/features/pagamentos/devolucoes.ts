import { randomBytes } from 'node:crypto';
import { devolucaoConcluida, devolucaoFalhou } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { ehTerminal, transicionar } from '@rateia/domain/maquina';
import type { EstadoDevolucao, EventoDevolucao } from '@rateia/domain/pagamentos/devolucao';
import { ID_ESTADO_DEVOLUCAO, MAQUINA_DEVOLUCAO } from '@rateia/domain/pagamentos/devolucao';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { abrirRevisao } from '../../db/revisoes.ts';
import { registrarTransicao } from '../../db/transicoes.ts';
import type { EstadoDeDevolucao } from '../../gateways/pix/port.ts';
import type { Deps } from '../../http/deps.ts';
import { lancar, receberCredito } from '../livro/index.ts';
import { notificar } from '../notificacoes/index.ts';
import { DEVOLVER_PIX } from './agenda.ts';
import { ProvedorIndefinido } from './criar-cobranca.ts';
import { PROVEDOR_PIX } from './criar-pagamento.ts';

/** The provider's words as events of the machine. */
const EVENTOS = {
  EM_PROCESSAMENTO: 'processar',
  DEVOLVIDO: 'devolver',
  NAO_REALIZADO: 'recusar',
} as const satisfies Record<EstadoDeDevolucao, EventoDevolucao>;
/** A third party's money never becomes somebody else's balance: a failed return of it waits for a person. */
const NUNCA_VIRA_SALDO = ['terceiro'];

/**
 * Opens the return of a received Pix, whole or in part; a job asks the provider. The money must already stand in
 * `estornos_a_pagar` (movements `recebimentoADevolver` or `reembolso`).
 */
export const abrirDevolucao = async (
  trx: Trx,
  d: {
    readonly e2eid: string;
    readonly pagamentoId?: number;
    readonly valor: Centavos;
    readonly motivo: string;
    /** The return of the same money that the bank did not make. */
    readonly anteriorId?: number;
    readonly agora: Instante;
  },
): Promise<number> => {
  const { id } = await trx
    .insertInto('devolucoes')
    .values({
      id_devolucao: randomBytes(16).toString('hex'),
      e2eid: d.e2eid,
      pagamento_id: d.pagamentoId ?? null,
      valor: d.valor,
      motivo: d.motivo,
      anterior_id: d.anteriorId ?? null,
      criada_em: d.agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await registrarTransicao(trx, {
    entidade: 'devolucao',
    entidadeId: id,
    de: null,
    evento: 'criar',
    para: 'criada',
    quem: 'sistema',
    em: d.agora,
    dados: { motivo: d.motivo },
  });
  await enfileirar(trx, DEVOLVER_PIX, { devolucaoId: id }, { chave: `devolverPix:${id}` });
  return id;
};

/** Job `devolverPix`: asks the provider to return. Repeating it never pays twice, for the id is ours. */
export const devolverPix = async (
  deps: Deps,
  { devolucaoId, requestId }: { readonly devolucaoId: number; readonly requestId?: string | undefined },
): Promise<void> => {
  const d = await deps.db.selectFrom('devolucoes').selectAll().where('id', '=', devolucaoId).executeTakeFirst();
  if (d === undefined || ehTerminal(MAQUINA_DEVOLUCAO, d.estado as EstadoDevolucao)) return;
  const r = await deps.gateways.pix.devolver(
    { e2eid: d.e2eid, idDevolucao: d.id_devolucao, valor: centavos(d.valor) },
    requestId === undefined ? undefined : { requestId },
  );
  const anotar = async (estado: EstadoDeDevolucao): Promise<void> => {
    await emTransacao(deps.db, (trx) => anotarDevolucao(trx, deps, { idDevolucao: d.id_devolucao, estado }));
  };
  if (r.situacao === 'ok') return await anotar(r.valor.estado);
  // A Pix that the bank says it never saw is not given back by asking again: a person looks at it.
  if (r.situacao === 'recusado' || r.situacao === 'inexistente') {
    // The code alone: what a bank writes beside it may name who paid.
    const codigo = r.situacao === 'recusado' ? r.codigo : r.situacao;
    deps.log.warn({ devolucaoId, codigo }, 'pix return refused');
    return await anotar('NAO_REALIZADO');
  }
  throw new ProvedorIndefinido(`pix return ${d.id_devolucao}: ${r.situacao}`);
};

/**
 * Takes down what the provider says of one of our returns. Done: it leaves `estornos_a_pagar`. Not done: it becomes
 * wallet credit of the payer's account (REGRAS 2.9). Final states do not change; a last word against one asks the staff
 * to look (CONFIABILIDADE 1.5). False for a return that is not ours.
 */
export const anotarDevolucao = async (
  trx: Trx,
  deps: Pick<Deps, 'relogio' | 'log'>,
  aviso: { readonly idDevolucao: string; readonly estado: EstadoDeDevolucao },
): Promise<boolean> => {
  const d = await trx
    .selectFrom('devolucoes as d')
    .leftJoin('pagamentos as p', 'p.id', 'd.pagamento_id')
    .select(['d.id', 'd.estado', 'd.valor', 'd.motivo', 'p.usuario_id'])
    .where('d.id_devolucao', '=', aviso.idDevolucao)
    .forUpdate('d')
    .executeTakeFirst();
  if (d === undefined) return false;
  await anotarNa(trx, deps, { d, estado: aviso.estado });
  return true;
};

const anotarNa = async (
  trx: Trx,
  deps: Pick<Deps, 'relogio' | 'log'>,
  { d, estado: disse }: { readonly d: DevolucaoTravada; readonly estado: EstadoDeDevolucao },
): Promise<void> => {
  const evento = EVENTOS[disse];
  const passo = transicionar(MAQUINA_DEVOLUCAO, {
    estado: d.estado as EstadoDevolucao,
    evento,
    quem: 'provedor',
    contexto: {},
  });
  const agora = deps.relogio.agora();
  // Said before, or late: what came first stands.
  if (!passo.ok) return await conferirContradicao(trx, deps, { ...d, disse, agora });
  const { para } = passo;
  await trx
    .updateTable('devolucoes')
    .set({ estado: para, concluida_em: ehTerminal(MAQUINA_DEVOLUCAO, para) ? agora : null })
    .where('id', '=', d.id)
    .execute();
  await registrarTransicao(trx, {
    entidade: 'devolucao',
    entidadeId: d.id,
    de: d.estado,
    evento,
    para,
    quem: 'provedor',
    em: agora,
  });
  const valor = centavos(d.valor);
  const doc = { origem: 'devolucoes', origemId: d.id, chave: `devolucao:${d.id}:${para}`, agora };
  if (para === 'devolvida') {
    await lancar(trx, { ...devolucaoConcluida({ provedor: PROVEDOR_PIX, valor }), ...doc });
    await avisar(trx, { ...d, modelo: 'reembolsoDevolvido', agora });
  }
  if (para !== 'naoRealizada') return;
  if (d.usuario_id === null || NUNCA_VIRA_SALDO.includes(d.motivo)) {
    deps.log.error({ devolucaoId: d.id, motivo: d.motivo }, 'pix return failed and needs a person');
    return;
  }
  await receberCredito(trx, {
    usuarioId: d.usuario_id,
    origem: d.motivo === 'reembolso' ? 'reembolso' : 'pagamentoTardio',
    valor,
    descricao: 'Devolução por Pix que não foi possível',
    agora,
  });
  await lancar(trx, { ...devolucaoFalhou({ usuario: d.usuario_id, valor }), ...doc });
  await trx.updateTable('devolucoes').set({ resolucao: 'saldo', resolvida_em: agora }).where('id', '=', d.id).execute();
  await avisar(trx, { ...d, modelo: 'devolucaoNoSaldo', agora });
};

type DevolucaoTravada = {
  readonly id: number;
  readonly estado: string;
  readonly valor: number;
  readonly motivo: string;
  /** Whose payment it was, if it was somebody's. */
  readonly usuario_id: number | null;
};

const { devolvida, naoRealizada } = ID_ESTADO_DEVOLUCAO;

const conferirContradicao = async (
  trx: Trx,
  deps: Pick<Deps, 'log'>,
  d: {
    readonly id: number;
    readonly usuario_id: number | null;
    readonly estado: string;
    readonly valor: number;
    readonly disse: EstadoDeDevolucao;
    readonly agora: Instante;
  },
): Promise<void> => {
  const { id, usuario_id: usuarioId, estado, valor, disse } = d;
  const contradiz = disse === 'DEVOLVIDO' ? estado === naoRealizada : disse === 'NAO_REALIZADO' && estado === devolvida;
  if (!contradiz) return;
  deps.log.error({ devolucaoId: id, estado, noticia: disse }, 'pix return notice contradicts an earlier one');
  if (usuarioId === null) return;
  const dados = { alvo: `devolucao:${id}`, estado, disse, valor };
  await abrirRevisao(trx, { tipo: 'devolucaoContradita', usuarioId, dados, em: d.agora });
};

/** Of money that came too late its payer was told when it was sent back; of a refund he is told when it is there. */
const avisar = async (
  trx: Trx,
  d: {
    readonly id: number;
    readonly usuario_id: number | null;
    readonly valor: number;
    readonly motivo: string;
    readonly modelo: 'reembolsoDevolvido' | 'devolucaoNoSaldo';
    readonly agora: Instante;
  },
): Promise<void> => {
  const { id: fato, usuario_id: usuarioId, valor, motivo, modelo, agora } = d;
  if (usuarioId === null || (modelo === 'reembolsoDevolvido' && motivo !== 'reembolso')) return;
  await notificar(trx, { usuarioId, modelo, dados: { valor }, fato, agora });
};
