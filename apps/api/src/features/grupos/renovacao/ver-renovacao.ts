import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { limiteDeRenovacao } from '@rateia/domain/grupos/prazos';
import type { Executor } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { Grupo } from '../repository.ts';
import { acharGrupo } from '../repository.ts';
import { ehDaRenovacao } from './link-da-renovacao.ts';

type Contrato = typeof grupos.verRenovacao;

/** The expired group behind a link, before its button is pressed; opening it changes nothing (ASVS 3.5.3). */
export async function verRenovacao(
  { db, deps, agora }: Contexto,
  { params: { id: grupoId }, body: { hash } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { grupo, ate } = await exigirRenovavel(db, deps, { grupoId, hash, agora });
  const { nome, servico, valorSemTaxas, valorTaxa, totalVagas: vagas } = grupo;
  return { nome, servico, valorMensal: valorSemTaxas + valorTaxa, vagas, ate };
}

/** The group of a link that we made: expired at most 30 days ago, and not renewed yet (REGRAS 2.1). */
export async function exigirRenovavel(
  db: Executor,
  deps: Pick<Deps, 'cifra' | 'regras'>,
  p: { readonly grupoId: number; readonly hash: string; readonly agora: string },
): Promise<{ readonly grupo: Grupo; readonly ate: string }> {
  const grupo = ehDaRenovacao(deps.cifra, p) ? await acharGrupo(db, p.grupoId) : undefined;
  if (grupo?.status !== ID_STATUS_GRUPO.expirado) return recusar('linkVencido');
  const ate = limiteDeRenovacao(grupo.statusDesde, await deps.regras());
  if (p.agora > ate || (await jaRenovado(db, grupo.id))) return recusar('linkVencido');
  return { grupo, ate };
}

async function jaRenovado(db: Executor, grupoId: number): Promise<boolean> {
  return (await db.selectFrom('grupos').select('id').where('grupo_pai', '=', grupoId).executeTakeFirst()) !== undefined;
}
