import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import { diaDe } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { ContextoAberto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { paraQuem } from './para-quem.ts';
import { findNoAr } from './repository.ts';

export type Entrada = Recebida<typeof marketing.createImpressao>;

/**
 * Counts once per visitor and day, by digests that do not tell the visitor and that no two days share. A visitor
 * without a login can pretend to be many browsers, but not many networks: each network counts up to a bound.
 */
export async function contar(
  ctx: ContextoAberto,
  { id, tipo }: { readonly id: number; readonly tipo: 'impressao' | 'clique' },
): Promise<void> {
  const { db, deps, quem, ip, agente, agora } = ctx;
  const campanha = await findNoAr(db, { id, agora });
  if (campanha === undefined || (await paraQuem(ctx, [campanha])).length === 0) return recusar('naoEncontrado');
  const dia = diaDe(agora);
  function digestDe(valor: string): Buffer {
    return deps.cifra.indice(valor, `campanha:${id}:${dia}`);
  }
  const visitante = digestDe(quem === null ? `v:${ip} ${agente}` : `u:${quem.id}`);
  const rede = quem === null ? digestDe(`r:${ip}`) : null;
  const { visitantesPorRede } = (await deps.regras()).marketing;
  await sql`
    insert into campanha_vistas (campanha_id, dia, tipo, visitante, rede)
    select ${id}, ${dia}, ${tipo}, ${visitante}, ${rede}
    where (select count(*) from campanha_vistas where campanha_id = ${id} and dia = ${dia} and tipo = ${tipo} and rede = ${rede}) < ${visitantesPorRede}
    on conflict do nothing`.execute(db);
}
