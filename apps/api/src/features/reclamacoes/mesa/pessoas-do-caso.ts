import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { nomeDe } from '../../grupos/index.ts';
import { perdidasDesde } from '../fim/fechar.ts';
import type { Reclamacao } from '../repository.ts';

/** The member as the desk sees him: since when he is in, and how many complaints he has made (REGRAS 2.7). */
export async function membroDoCaso(db: Executor, { usuarioId, assinaturaId, bolaoId }: Reclamacao) {
  const { rows } = await sql<{ desde: string | null; quantas: number }>`
    select coalesce((select entrada_em from assinaturas where id = ${assinaturaId}), (select min(f.paga_em) from itens_de_cota k
        join itens_da_fatura i on i.id = k.item_id join faturas f on f.id = i.fatura_id
        where k.bolao_id = ${bolaoId} and k.usuario_id = ${usuarioId})) as desde,
      (select count(*)::int from reclamacoes where usuario_id = ${usuarioId} and estado <> 'rascunho') as quantas`.execute(
    db,
  );
  const [linha] = rows;
  return {
    id: usuarioId,
    nome: await nomeDe(db, usuarioId),
    desde: linha?.desde ?? null,
    reclamacoes: linha?.quantas ?? 0,
  };
}

/** The administrator as the desk sees him: his living groups, his reputation, and the complaints that he lost lately. */
export async function administradorDoCaso(
  db: Executor,
  { administradorId }: Extract<Reclamacao, { readonly objeto: 'grupo' }>,
  momento: { readonly agora: string; readonly regras: Regras },
) {
  const { rows } = await sql<{ grupos: number; nota: number | null }>`
    select (select count(*)::int from grupos where administrador_id = ${administradorId} and fim_em is null and assinado_em is not null) as grupos,
      (select nota from reputacoes where usuario_id = ${administradorId}) as nota`.execute(db);
  const [linha] = rows;
  return {
    id: administradorId,
    nome: await nomeDe(db, administradorId),
    grupos: linha?.grupos ?? 0,
    nota: linha?.nota ?? null,
    perdidas: await perdidasDesde(db, { administradorId, ...momento }),
  };
}
