import type { Instante } from '@rateia/domain/datas';
import { fimDoDia } from '@rateia/domain/datas';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { Prazo } from '@rateia/domain/grupos/prazos';
import { prazoDoStatus } from '@rateia/domain/grupos/prazos';
import type { Regras } from '@rateia/domain/regras';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { TipoPrazo } from '../../../db/prazos.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import {
  GRUPO_ASSINATURA_AVISO,
  GRUPO_ASSINATURA_EXPIRA,
  GRUPO_EDICAO_AVISO,
  GRUPO_EDICAO_EXPIRA,
  GRUPO_FIM,
  GRUPO_FORMACAO_AVISO,
  GRUPO_FORMACAO_EXPIRA,
} from '../agenda.ts';
import { acharGrupo, historicoDoGrupo } from '../repository.ts';

const S = ID_STATUS_GRUPO;

/** The jobs behind the deadlines of a status; the others are the staff's own and end nothing by themselves. */
const TIPOS: { readonly [status in StatusGrupo]?: { readonly aviso?: TipoPrazo; readonly limite: TipoPrazo } } = {
  [S.aguardandoMembros]: { aviso: GRUPO_FORMACAO_AVISO, limite: GRUPO_FORMACAO_EXPIRA },
  [S.aguardandoAssinatura]: { aviso: GRUPO_ASSINATURA_AVISO, limite: GRUPO_ASSINATURA_EXPIRA },
  [S.aguardandoEdicao]: { aviso: GRUPO_EDICAO_AVISO, limite: GRUPO_EDICAO_EXPIRA },
  [S.cancelamentoAgendado]: { limite: GRUPO_FIM },
};
const TODOS: readonly TipoPrazo[] = Object.values(TIPOS).flatMap(({ aviso, limite }) =>
  aviso === undefined ? [limite] : [aviso, limite],
);

/**
 * The deadline a group has now (REGRAS 2.1). A group that falls back from 2 to 1 keeps the 30 days it had; a formed
 * group that lost every member starts a new count (REGRAS 2.1).
 */
export async function prazoDoGrupo(
  db: Executor,
  grupo: { readonly id: number; readonly status: StatusGrupo; readonly statusDesde: Instante },
  regras: Regras,
): Promise<Prazo | undefined> {
  if (grupo.status === S.cancelamentoAgendado) return await fimMarcado(db, grupo.id);
  const desde = grupo.status === S.aguardandoMembros ? await inicioDaFormacao(db, grupo) : grupo.statusDesde;
  return prazoDoStatus({ status: grupo.status, desde }, regras);
}

/** Puts the deadlines of the status the group just entered in place of those it had (REGRAS 2.1). */
export async function reagendarPrazosDoGrupo(
  trx: Trx,
  pedido: {
    readonly grupo: { readonly id: number; readonly status: StatusGrupo; readonly statusDesde: Instante };
    readonly regras: Regras;
    readonly agora: Instante;
  },
): Promise<void> {
  const { grupo, regras, agora } = pedido;
  await cancelarPrazos(trx, { tipos: TODOS, alvoId: grupo.id });
  const tipos = TIPOS[grupo.status];
  const prazo = tipos === undefined ? undefined : await prazoDoGrupo(trx, grupo, regras);
  if (tipos === undefined || prazo === undefined) return;
  await agendarPrazo(trx, { tipo: tipos.limite, alvoId: grupo.id, venceEm: prazo.limite, agora });
  const { aviso } = tipos;
  for (const [n, venceEm] of prazo.avisos.entries()) {
    if (venceEm <= agora || aviso === undefined) continue;
    const chave = `${aviso}:${grupo.id}:${n}`;
    await agendarPrazo(trx, { tipo: aviso, alvoId: grupo.id, venceEm, agora, chave });
  }
}

/** A group whose end is scheduled lives until the end of that day (REGRAS 2.1: 77 → 55). */
async function fimMarcado(db: Executor, grupoId: number): Promise<Prazo | undefined> {
  const fimEm = (await acharGrupo(db, grupoId))?.fimEm ?? null;
  return fimEm === null ? undefined : { limite: fimDoDia(fimEm), avisos: [], evento: 'chegarDataFim' };
}

/** When the group began to look for members: its first day in 1, or the day it lost all those it had formed with. */
async function inicioDaFormacao(
  db: Executor,
  grupo: { readonly id: number; readonly statusDesde: Instante },
): Promise<Instante> {
  const entradas = (await historicoDoGrupo(db, grupo.id)).filter((t) => t.para === String(S.aguardandoMembros));
  const inicio = entradas.findLast((t) => t.evento === 'esvaziar') ?? entradas[0];
  return inicio?.em ?? grupo.statusDesde;
}
