import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { administradorVeAtraso } from '@rateia/domain/carteira/cobranca';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { limiteDeEntrega } from '@rateia/domain/grupos/prazos';
import type { PaisDaResidencia } from '@rateia/domain/grupos/residencia';
import type { Regras } from '@rateia/domain/regras';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { contestacoesAbertas } from '../acesso/contestacao.ts';
import { paraContestacao } from '../presenter.ts';

export type MembroDoGrupo = Resposta<typeof grupos.getGrupoAdmin>['membros'][number];

/**
 * Members of a group as its administrator sees them: whether they pay, from the day on which he is told, and never why
 * they do not (REGRAS 2.8).
 */
export async function membrosDoGrupo(
  db: Executor,
  {
    grupoId,
    formaAcesso,
    hoje,
    regras,
  }: { readonly grupoId: number; readonly formaAcesso: number; readonly hoje: Dia; readonly regras: Regras },
): Promise<MembroDoGrupo[]> {
  const linhas = await db
    .selectFrom('assinaturas as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select([
      'a.id as idAssinatura',
      'u.id as idUsuario',
      'u.primeiro_nome as primeiroNome',
      'u.sobrenome',
      'u.imagem',
      'a.vagas',
      'a.estado',
      'a.entrada_em as entradaEm',
      'a.acesso_devido_ate as acessoDevidoAte',
      'a.acesso_entregue_em as acessoEntregueEm',
      'a.acesso_confirmado_em as acessoConfirmadoEm',
      'a.saida_em as saidaEm',
      sql<string | null>`case when a.entrada_em is null then a.entra_em end`.as('entraEm'),
      'a.paga_em as pagaEm',
      'a.relacionamento',
      'a.pais_da_residencia as paisDaResidencia',
      'u.email',
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
  function emAtraso(vencimento: Dia | null): boolean {
    return vencimento !== null && administradorVeAtraso({ vencimento, hoje }, regras);
  }
  const contestacoes = await contestacoesAbertas(
    db,
    linhas.map(({ idAssinatura }) => idAssinatura),
  );
  // The address is asked for by the invitation alone, and by nothing once the member is in the service.
  const convida = formaAcesso === ID_FORMA_ACESSO.convite;
  return linhas.map(({ vencimento, pagaEm, estado, primeiroNome, sobrenome, email, ...membro }) => ({
    ...membro,
    nome: nomeCurto({ primeiroNome, sobrenome }),
    acessoDevolverEm:
      membro.entradaEm === null || membro.acessoEntregueEm !== null ? null : limiteDeEntrega(membro.entradaEm, regras),
    emailDoConvite: convida && membro.entradaEm !== null && membro.acessoConfirmadoEm === null ? email : null,
    contestacao: paraContestacao(contestacoes.get(membro.idAssinatura)),
    estado: estado as EstadoAssinatura,
    paisDaResidencia: membro.paisDaResidencia as PaisDaResidencia | null,
    pagamento: emAtraso(vencimento) ? 'emAtraso' : pagaEm === null ? 'pendente' : 'emDia',
  }));
}
