import type { Instante } from '@rateia/domain/datas';
import type { EtapaDoIncidente, ParteDoProduto } from '@rateia/domain/notificacoes/incidentes';
import type { Executor, Trx } from '../../../db/banco.ts';

/** An incident with every word of the operation about it, newest first. */
export type Incidente = {
  readonly id: number;
  readonly titulo: string;
  readonly partes: ParteDoProduto[];
  readonly comecouEm: Instante;
  readonly resolvidoEm: Instante | null;
  readonly etapa: EtapaDoIncidente;
  readonly atualizacoes: { readonly etapa: EtapaDoIncidente; readonly texto: string; readonly em: Instante }[];
};

const LIMITE = 100;

/** Incidents, those that last first, then the newest; of those that ended, only what `desde` reaches. */
export async function listarIncidentes(
  db: Executor,
  { desde, id }: { readonly desde?: Instante; readonly id?: number } = {},
): Promise<readonly Incidente[]> {
  const linhas = await db
    .selectFrom('incidentes')
    .select(['id', 'titulo', 'partes', 'comecou_em as comecouEm'])
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? 0))
    .orderBy('comecou_em', 'desc')
    .limit(LIMITE)
    .execute();
  if (linhas.length === 0) return [];
  const ditas = await db
    .selectFrom('atualizacoes_de_incidente')
    .select(['incidente_id as incidenteId', 'etapa', 'texto', 'em'])
    .$narrowType<{ readonly etapa: EtapaDoIncidente }>()
    .where(
      'incidente_id',
      'in',
      linhas.map((l) => l.id),
    )
    .orderBy('id', 'desc')
    .execute();
  return linhas
    .map(({ partes, ...linha }) => {
      const atualizacoes = ditas
        .filter(({ incidenteId }) => incidenteId === linha.id)
        .map(({ etapa, texto, em }) => ({ etapa, texto, em }));
      const [ultima] = atualizacoes;
      const etapa = ultima?.etapa ?? 'investigando';
      const resolvidoEm = ultima?.etapa === 'resolvido' ? ultima.em : null;
      return { ...linha, partes: partes as ParteDoProduto[], etapa, resolvidoEm, atualizacoes };
    })
    .filter(({ resolvidoEm }) => resolvidoEm === null || desde === undefined || resolvidoEm >= desde)
    .toSorted((a, b) => Number(a.resolvidoEm !== null) - Number(b.resolvidoEm !== null));
}

/** One incident, which no other operator may change until the transaction ends. */
export async function travarIncidente(trx: Trx, id: number): Promise<Incidente | undefined> {
  const linha = await trx.selectFrom('incidentes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (linha === undefined) return undefined;
  const [incidente] = await listarIncidentes(trx, { id });
  return incidente;
}

/** Writes a word of the operation about an incident. */
export async function dizerSobreIncidente(
  trx: Trx,
  dito: {
    readonly incidenteId: number;
    readonly etapa: EtapaDoIncidente;
    readonly texto: string;
    readonly operadorId: number;
    readonly em: Instante;
  },
): Promise<Incidente> {
  const { incidenteId, etapa, texto, operadorId, em } = dito;
  await trx
    .insertInto('atualizacoes_de_incidente')
    .values({ incidente_id: incidenteId, etapa, texto, operador_id: operadorId, em })
    .execute();
  const [incidente] = await listarIncidentes(trx, { id: incidenteId });
  if (incidente === undefined) throw new Error('an incident that was written is not there');
  return incidente;
}
