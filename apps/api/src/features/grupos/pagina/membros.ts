import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { administradorVeAtraso } from '@rateia/domain/carteira/cobranca';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

export type MembroDoGrupo = Resposta<typeof grupos.getGrupoAdmin>['membros'][number];

/**
 * Members of a group as its administrator sees them: whether they pay, from the day on which he is told, and never why
 * they do not (REGRAS 2.8).
 */
export const membrosDoGrupo = async (
  db: Executor,
  { grupoId, hoje, regras }: { readonly grupoId: number; readonly hoje: Dia; readonly regras: Regras },
): Promise<MembroDoGrupo[]> => {
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
          .selectFrom('faturas_de_vaga as f')
          .select((f) => f.fn.min('f.vence_em').as('vencimento'))
          .whereRef('f.assinatura_id', '=', 'a.id')
          .where('f.status', '=', ID_STATUS_FATURA.atraso)
          .as('vencimento'),
    ])
    .where('a.grupo_id', '=', grupoId)
    .where('a.estado', 'in', [...ESTADOS_VIVOS])
    .orderBy('a.id')
    .execute();
  const emAtraso = (vencimento: Dia | null): boolean =>
    vencimento !== null && administradorVeAtraso({ vencimento, hoje }, regras);
  return linhas.map(({ vencimento, pagaEm, estado, ...membro }) => ({
    ...membro,
    estado: estado as EstadoAssinatura,
    pagamento: emAtraso(vencimento) ? 'emAtraso' : pagaEm === null ? 'pendente' : 'emDia',
  }));
};
