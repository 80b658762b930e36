import { randomBytes } from 'node:crypto';
import { devolucaoConcluida, devolucaoFalhou } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { ehTerminal } from '@rateia/domain/maquina';
import type { EstadoDevolucao } from '@rateia/domain/pagamentos/devolucao';
import { ID_ESTADO_DEVOLUCAO, MAQUINA_DEVOLUCAO } from '@rateia/domain/pagamentos/devolucao';
import type { Executor, Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { exigir, mover, nascer } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { abrirContradicao, entraNoSaldo, lancar, receberCredito } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { PEDIR_DEVOLUCAO } from '../agenda.ts';
import type { PedidoDeDevolucao } from '../meios/meio.ts';
import { meioDoProvedor } from '../meios/meios.ts';
import { ProvedorIndefinido } from '../provedor-indefinido.ts';
import type { PassoDaDevolucao } from '../recebimentos/recebido.ts';

/**
 * Opens the return of received money, whole or in part; a job asks the provider. The money must already stand in
 * `estornos_a_pagar` (movements `recebimentoADevolver` or `reembolso`).
 */
export async function abrirDevolucao(
  trx: Trx,
  d: {
    readonly recebimentoId: number;
    readonly pagamentoId?: number;
    readonly valor: Centavos;
    readonly motivo: string;
    /** The return of the same money that the bank did not make. */
    readonly anteriorId?: number;
    readonly agora: Instante;
  },
): Promise<number> {
  const { id } = exigir(
    await nascer(trx, MAQUINA_DEVOLUCAO, {
      evento: 'criar',
      quem: 'sistema',
      agora: d.agora,
      valores: {
        id_devolucao: randomBytes(16).toString('hex'),
        recebimento_id: d.recebimentoId,
        pagamento_id: d.pagamentoId ?? null,
        valor: d.valor,
        motivo: d.motivo,
        anterior_id: d.anteriorId ?? null,
        criada_em: d.agora,
      },
      dados: { motivo: d.motivo },
    }),
  );
  await enfileirar(trx, PEDIR_DEVOLUCAO, { devolucaoId: id }, { chave: `pedirDevolucao:${id}` });
  return id;
}

/** Job `pedirDevolucao`: asks the provider to return. Repeating it never pays twice, for the id is ours. */
export async function pedirDevolucao(
  deps: Deps,
  { devolucaoId, requestId }: { readonly devolucaoId: number; readonly requestId?: string | undefined },
): Promise<void> {
  const d = await devolucoesComProvedor(deps.db).where('d.id', '=', devolucaoId).executeTakeFirst();
  if (d === undefined || ehTerminal(MAQUINA_DEVOLUCAO, d.estado as EstadoDevolucao)) return;
  const r = await meioDoProvedor(d.provedor).devolver(
    deps,
    pedidoDe(d),
    requestId === undefined ? undefined : { requestId },
  );
  const { idDevolucao } = d;
  async function anotar(passo: PassoDaDevolucao): Promise<void> {
    await emTransacao(deps.db, (trx) => anotarDevolucao(trx, deps, { idDevolucao, passo }));
  }
  if (r.situacao === 'ok') return await anotar(r.valor);
  // Money that the provider says it never saw is not given back by asking again: a person looks at it.
  if (r.situacao === 'recusado' || r.situacao === 'inexistente') {
    // The code alone: the bank's text beside it may name the payer.
    const codigo = r.situacao === 'recusado' ? r.codigo : r.situacao;
    deps.log.warn({ devolucaoId, codigo }, 'return refused');
    return await anotar('recusar');
  }
  throw new ProvedorIndefinido(`return ${d.idDevolucao}: ${r.situacao}`);
}

/** Returns with the provider that has the money, and its name for that money. */
export function devolucoesComProvedor(db: Executor) {
  return db
    .selectFrom('devolucoes as d')
    .innerJoin('recebimentos as x', 'x.id', 'd.recebimento_id')
    .select(['d.id', 'd.id_devolucao as idDevolucao', 'd.valor', 'd.estado', 'x.provedor', 'x.referencia']);
}

export function pedidoDe(d: {
  readonly referencia: string;
  readonly idDevolucao: string;
  readonly valor: number;
}): PedidoDeDevolucao {
  return { referencia: d.referencia, idDevolucao: d.idDevolucao, valor: centavos(d.valor) };
}

/**
 * Takes down what the provider says of one of our returns. Done: it leaves `estornos_a_pagar`. Not done: it becomes
 * wallet credit of the payer's account (REGRAS 2.9). Final states do not change; a last word against one asks the staff
 * to look (CONFIABILIDADE 1.5). False for a return that is not ours.
 */
export async function anotarDevolucao(
  trx: Trx,
  deps: Pick<Deps, 'relogio' | 'log' | 'regras'>,
  aviso: { readonly idDevolucao: string; readonly passo: PassoDaDevolucao },
): Promise<boolean> {
  const d = await trx
    .selectFrom('devolucoes as d')
    .innerJoin('recebimentos as x', 'x.id', 'd.recebimento_id')
    .leftJoin('pagamentos as p', 'p.id', 'd.pagamento_id')
    .leftJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select([
      'd.id',
      'd.estado',
      'd.valor',
      'd.motivo',
      'd.credito_id',
      'x.provedor',
      'x.pagador_cpf_indice',
      'u.cpf_indice',
      'p.usuario_id',
      'p.meio_pagamento',
      'p.id_publico',
    ])
    .where('d.id_devolucao', '=', aviso.idDevolucao)
    .forNoKeyUpdate('d')
    .executeTakeFirst();
  if (d === undefined) return false;
  await anotarNa(trx, deps, { d: { ...d, estado: d.estado as EstadoDevolucao }, passo: aviso.passo });
  return true;
}

async function anotarNa(
  trx: Trx,
  deps: Pick<Deps, 'relogio' | 'log' | 'regras'>,
  { d, passo: evento }: { readonly d: DevolucaoTravada; readonly passo: PassoDaDevolucao },
): Promise<void> {
  const agora = deps.relogio.agora();
  const passo = await mover(trx, MAQUINA_DEVOLUCAO, {
    id: d.id,
    de: d.estado,
    evento,
    quem: 'provedor',
    agora,
    mudarPor: (para) => ({ concluida_em: ehTerminal(MAQUINA_DEVOLUCAO, para) ? agora : null }),
  });
  // An answer that repeats, or comes late: the first word stands.
  if (!passo.ok) return await conferirContradicao(trx, deps, { ...d, evento, agora });
  const { para } = passo;
  const valor = centavos(d.valor);
  const doc = { origem: 'devolucoes', origemId: d.id, chave: `devolucao:${d.id}:${para}`, agora };
  if (para === 'devolvida') {
    await lancar(trx, { ...devolucaoConcluida({ provedor: d.provedor, valor }), ...doc });
    await avisar(trx, { ...d, modelo: 'reembolsoDevolvido', agora });
  }
  if (para !== 'naoRealizada') return;
  if (d.usuario_id === null || !(await viraSaldo(trx, deps, { ...d, usuarioId: d.usuario_id, agora }))) {
    deps.log.error({ devolucaoId: d.id, motivo: d.motivo }, 'return failed and needs a person');
    return;
  }
  const creditoId = await receberCredito(trx, {
    usuarioId: d.usuario_id,
    origem: d.motivo === 'reembolso' ? 'reembolso' : 'pagamentoTardio',
    valor,
    descricao: 'Devolução que o banco não fez',
    agora,
  });
  await lancar(trx, { ...devolucaoFalhou({ usuario: d.usuario_id, valor }), ...doc });
  await trx
    .updateTable('devolucoes')
    .set({ resolucao: 'saldo', resolvida_em: agora, credito_id: creditoId })
    .where('id', '=', d.id)
    .execute();
  await avisar(trx, { ...d, modelo: 'devolucaoNoSaldo', agora });
}

/**
 * A refund belongs to its member, who could have had it in the wallet. Any other money that its provider does not take
 * back becomes balance of the account if the owner of the account paid it and the limits hold; otherwise it waits for
 * the staff (REGRAS 2.5). A third party's money never becomes a balance.
 */
async function viraSaldo(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  d: DevolucaoTravada & { readonly usuarioId: number; readonly agora: Instante },
): Promise<boolean> {
  if (d.motivo === 'reembolso') return true;
  const { pagador_cpf_indice: pagador, cpf_indice: dono, usuarioId, agora } = d;
  if (pagador === null || dono === null || !pagador.equals(dono)) return false;
  return await entraNoSaldo(trx, deps, { usuarioId, valor: centavos(d.valor), agora });
}

type DevolucaoTravada = {
  readonly id: number;
  readonly estado: EstadoDevolucao;
  readonly valor: number;
  readonly motivo: string;
  readonly provedor: string;
  /** The balance that it became, when the bank did not make it. */
  readonly credito_id: number | null;
  /** The payer, if the provider named one, and the owner of the payment: blind indexes of CPFs. */
  readonly pagador_cpf_indice: Buffer | null;
  readonly cpf_indice: Buffer | null;
  /** The owner of the payment, if it had one. */
  readonly usuario_id: number | null;
  /** The means of the payment, and the id by which its page is asked for. */
  readonly meio_pagamento: number | null;
  readonly id_publico: string | null;
};

const { devolvida, naoRealizada } = ID_ESTADO_DEVOLUCAO;

async function conferirContradicao(
  trx: Trx,
  deps: Pick<Deps, 'log'>,
  d: {
    readonly id: number;
    readonly usuario_id: number | null;
    readonly estado: string;
    readonly valor: number;
    readonly provedor: string;
    readonly credito_id: number | null;
    readonly evento: PassoDaDevolucao;
    readonly agora: Instante;
  },
): Promise<void> {
  const { id, usuario_id: usuarioId, estado, valor, evento } = d;
  const contradiz = evento === 'devolver' ? estado === naoRealizada : evento === 'recusar' && estado === devolvida;
  if (!contradiz) return;
  const disse = evento === 'devolver' ? 'DEVOLVIDO' : 'NAO_REALIZADO';
  deps.log.error({ devolucaoId: id, estado, noticia: disse }, 'return notice contradicts an earlier one');
  if (usuarioId === null) return;
  const dados = { alvo: `devolucao:${id}`, estado, disse, valor };
  // A return that had become balance gives the person the money twice: the bank sent it, and the books hold the
  // balance.
  const duvida =
    evento === 'devolver' && d.credito_id !== null
      ? { provedor: d.provedor, valor: centavos(valor), creditoId: d.credito_id }
      : null;
  await abrirContradicao(trx, { tipo: 'devolucaoContradita', usuarioId, dados, duvida, em: d.agora });
}

/**
 * Tells the payer. For money that came too late he was told when it was sent back; for a refund he is told when it
 * arrives.
 */
async function avisar(
  trx: Trx,
  d: {
    readonly id: number;
    readonly usuario_id: number | null;
    readonly valor: number;
    readonly motivo: string;
    readonly meio_pagamento: number | null;
    readonly id_publico: string | null;
    readonly modelo: 'reembolsoDevolvido' | 'devolucaoNoSaldo';
    readonly agora: Instante;
  },
): Promise<void> {
  const { id: fato, usuario_id: usuarioId, valor, motivo, modelo, agora } = d;
  const dados = { valor, meioPagamento: d.meio_pagamento, pagamento: d.id_publico };
  if (usuarioId === null || (modelo === 'reembolsoDevolvido' && motivo !== 'reembolso')) return;
  await notificar(trx, { usuarioId, modelo, dados, fato, agora });
}
