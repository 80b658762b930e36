import type { backofficeSeries as contrato } from '@rateia/contracts/backoffice-series';
import type { Resposta } from '@rateia/contracts/chamada';
import { sql } from 'kysely';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarSerie, fatosDasSeries } from '../series/cartoes-das-series.ts';
import { series } from '../series/repository.ts';

type Contrato = typeof contrato.listSeriesDaOperacao;

/** Series with their members and next draw, the ended ones last (REGRAS 2.12 Recurring). */
export async function listSeriesDaOperacao({ db, agora }: ContextoUsuario): Promise<Resposta<Contrato>> {
  const lista = await series(db).orderBy(sql`s.encerrada_em is not null`).orderBy('s.id', 'desc').execute();
  const itens = (await fatosDasSeries(db, { lista, agora })).map((fatos) => ({
    ...apresentarSerie(fatos),
    membros: fatos.ocupacao.ativas,
    pausados: fatos.ocupacao.pausadas,
    criadaEm: fatos.serie.criadaEm,
  }));
  return { itens, total: itens.length };
}
