import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';

export type MembroDoGrupo = Resposta<typeof grupos.getGrupoAdmin>['membros'][number];

/** Members of a group as its administrator sees them: whether they pay, never why they do not (REGRAS 2.8). */
export const membrosDoGrupo = async (db: Executor, grupoId: number): Promise<MembroDoGrupo[]> => {
  const { pendente, atraso } = ID_STATUS_FATURA;
  const linhas = await db
    .selectFrom('assinaturas as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select([
      'a.id as idAssinatura',
      'u.id as idUsuario',
      sql<string>`u.primeiro_nome || ' ' || left(u.sobrenome, 1) || '.'`.as('nome'),
      'u.imagem',
      'a.vagas',
      'a.estado',
      'a.entrada_em as entradaEm',
      'a.acesso_devido_ate as acessoDevidoAte',
      'a.acesso_entregue_em as acessoEntregueEm',
      'a.acesso_confirmado_em as acessoConfirmadoEm',
      'a.saida_em as saidaEm',
      'a.paga_em as pagaEm',
      (e) =>
        e
          .selectFrom('faturas as f')
          .select((f) => f.fn.max('f.status').as('pior'))
          .whereRef('f.assinatura_id', '=', 'a.id')
          .where('f.status', 'in', [pendente, atraso])
          .as('pior'),
    ])
    .where('a.grupo_id', '=', grupoId)
    .where('a.estado', 'in', [...ESTADOS_VIVOS])
    .orderBy('a.id')
    .execute();
  return linhas.map(({ pior, pagaEm, estado, ...membro }) => ({
    ...membro,
    estado: estado as EstadoAssinatura,
    pagamento: pior === atraso ? 'emAtraso' : pagaEm === null ? 'pendente' : 'emDia',
  }));
};
