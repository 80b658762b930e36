import type { Dia } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { ciclosDeAviso, statusSemOFim } from '@rateia/domain/grupos/fim-do-grupo';
import type { ContextoGrupo } from '@rateia/domain/grupos/guardas';
import type { Executor } from '../../../db/banco.ts';
import { ancoraDosCiclos } from '../../carteira/index.ts';
import type { Assinatura, Grupo, Historico } from '../repository.ts';

type Pedido = {
  readonly grupo: Grupo;
  readonly vivas: readonly Assinatura[];
  readonly historico: Historico;
  /** The end that the event proposes. */
  readonly fimEm: Dia | undefined;
  readonly agora: string;
};
type FatosDoFim = Pick<ContextoGrupo, 'ciclosDeAviso' | 'alguemSaiuPeloFim' | 'statusAnterior'>;

/**
 * The facts that the guards of a scheduled end, and of its cancellation, need (REGRAS 2.1: 4, 52, 76 → 77 → 4, 52, 76).
 */
export async function fatosDoFim(db: Executor, pedido: Pedido): Promise<FatosDoFim> {
  return {
    ...(await aviso(db, pedido)),
    ...(await volta(db, pedido)),
  };
}

async function aviso(db: Executor, { vivas, fimEm, agora }: Pedido): Promise<FatosDoFim> {
  if (fimEm === undefined) return {};
  return { ciclosDeAviso: ciclosDeAviso({ ancoras: await ancorasDe(db, vivas), hoje: diaDe(agora), fimEm }) };
}

/** The days from which the members' cycles count; a member without a cycle is not among them. */
export async function ancorasDe(db: Executor, vivas: readonly Assinatura[]): Promise<readonly Dia[]> {
  const ancoras: Dia[] = [];
  for (const { id } of vivas) {
    const ancora = await ancoraDosCiclos(db, id);
    if (ancora !== undefined) ancoras.push(ancora);
  }
  return ancoras;
}

async function volta(db: Executor, { grupo, vivas, historico }: Pedido): Promise<FatosDoFim> {
  const marcado = historico.findLast((t) => t.evento === 'agendarFim');
  if (grupo.status !== ID_STATUS_GRUPO.cancelamentoAgendado || marcado === undefined) return {};
  return {
    alguemSaiuPeloFim: await alguemSaiu(db, { grupoId: grupo.id, desde: marcado.id }),
    statusAnterior: statusSemOFim({
      vagasLivres: grupo.livres + grupo.retidas,
      saidasAgendadas: vivas.filter((a) => a.saidaEm !== null).length,
    }),
  };
}

/** A member who left by his own will, or set a date, after the end was known. Those whom the product ends do not count. */
async function alguemSaiu(
  db: Executor,
  { grupoId, desde }: { readonly grupoId: number; readonly desde: number },
): Promise<boolean> {
  const { emSaida, encerrada } = ID_ESTADO_ASSINATURA;
  const linha = await db
    .selectFrom('assinaturas as a')
    .innerJoin('transicoes as t', 't.entidade_id', 'a.id')
    .select('a.id')
    .where('a.grupo_id', '=', grupoId)
    .where('a.estado', 'in', [emSaida, encerrada])
    .where('t.entidade', '=', 'assinatura')
    .where('t.id', '>', desde)
    .where('t.evento', 'in', ['agendarSaida', 'encerrar'])
    .where('t.quem', '=', 'membro')
    .limit(1)
    .executeTakeFirst();
  return linha !== undefined;
}
