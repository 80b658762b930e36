import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import type { EstadoRetirada } from '@rateia/domain/retirada/regras';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { MotivoDeRevisao } from '@rateia/domain/retirada/risco';
import { MOTIVO_DE_REVISAO } from '@rateia/domain/retirada/risco';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { limiteDaAnalise } from '../presenter.ts';
import type { Retirada } from '../repository.ts';
import { travarPorIdPublico } from '../repository.ts';

/** After this long without an answer a sent payout is shown to people as stuck. */
const MINUTOS_PRESA = 10;

/** Withdrawals that wait for a person, and sent ones that nobody answers for, by deadline (REGRAS 2.6 Timing). */
export async function retiradasEmRevisao(db: Executor, { regras }: Pick<Deps, 'regras'>, agora: Instante) {
  const { emAnalise, enviada, concluida } = ID_ESTADO_RETIRADA;
  const linhas = await db
    .selectFrom('retiradas as r')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .select([
      'r.id_publico as id',
      'r.usuario_id as idUsuario',
      'u.primeiro_nome as nome',
      'u.sobrenome',
      'r.valor',
      'r.valor_liquido as valorLiquido',
      'r.estado',
      'r.criada_em as criadaEm',
      'r.autorizada_em as autorizadaEm',
      'r.motivos_revisao as motivos',
      'u.criado_em as contaDesde',
      'u.bloqueado_em as bloqueadoEm',
    ])
    .select((e) =>
      e
        .selectFrom('retiradas as c')
        .select((f) => f.fn.countAll<number>().as('n'))
        .whereRef('c.usuario_id', '=', 'r.usuario_id')
        .where('c.estado', '=', concluida)
        .as('retiradasConcluidas'),
    )
    .where((e) =>
      e.or([
        e.and([e('r.estado', '=', emAnalise), e('r.revisao_manual', '=', true)]),
        e.and([e('r.estado', '=', enviada), e('r.enviada_em', '<=', somarMinutos(agora, -MINUTOS_PRESA))]),
      ]),
    )
    .orderBy('r.autorizada_em')
    .limit(200)
    .execute();
  const vigentes = await regras();
  return linhas.map(({ nome, sobrenome, autorizadaEm, motivos, bloqueadoEm, ...l }) => ({
    ...l,
    usuario: `${nome} ${sobrenome}`,
    valorLiquido: l.valorLiquido ?? l.valor,
    retiradasConcluidas: Number(l.retiradasConcluidas),
    prazo: limiteDaAnalise(autorizadaEm ?? l.criadaEm, vigentes),
    motivo:
      l.estado === enviada
        ? 'Enviada e sem resposta do banco'
        : textoDosMotivos([
            ...new Set([
              ...(motivos as MotivoDeRevisao[]),
              ...(bloqueadoEm === null ? [] : (['contaBloqueada'] as const)),
            ]),
          ]),
  }));
}

function textoDosMotivos(motivos: readonly MotivoDeRevisao[]): string {
  return motivos.map((m) => MOTIVO_DE_REVISAO[m]).join('. ');
}

export type Decisao = {
  readonly idPublico: string;
  readonly operadorId: number;
  readonly mensagem: string;
  readonly agora: Instante;
};

export type Decidida =
  | { readonly ok: true; readonly id: number; readonly estado: EstadoRetirada }
  | { readonly ok: false; readonly motivo: 'inexistente' | 'propria' | 'transicao' };

/** The withdrawal if this operator may decide on it: under review, and not his own (REGRAS 2.15 release review). */
export async function paraDecidir(trx: Trx, d: Decisao): Promise<Retirada | Extract<Decidida, { readonly ok: false }>> {
  const retirada = await travarPorIdPublico(trx, d.idPublico);
  if (retirada === undefined) return { ok: false, motivo: 'inexistente' };
  if (retirada.usuarioId === d.operadorId) return { ok: false, motivo: 'propria' };
  const esperando = retirada.estado === ID_ESTADO_RETIRADA.emAnalise && retirada.revisaoManual;
  return esperando ? retirada : { ok: false, motivo: 'transicao' };
}
