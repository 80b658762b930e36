import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { Executor } from '../../../db/banco.ts';

const { triagem, pendenteAprovacao, aguardandoEdicao } = ID_STATUS_GRUPO;
/** Statuses in which a group is the staff's business (REGRAS 2.1). */
export const STATUS_EM_ANALISE: readonly StatusGrupo[] = [triagem, pendenteAprovacao, aguardandoEdicao];
const LIMITE = 200;

/** Groups under review with their plan and administrator, those that wait longest first. */
export async function gruposEmAnalise(db: Executor, status: readonly number[]) {
  const linhas = await db
    .selectFrom('grupos as g')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .leftJoin('planos as p', 'p.id', 'g.plano_id')
    .innerJoin('usuarios as u', 'u.id', 'g.administrador_id')
    .select([
      'g.id',
      'g.nome',
      's.nome as servico',
      'p.nome as plano',
      'p.valor as valorDoPlano',
      'p.lugares as lugaresDoPlano',
      'g.icone',
      'g.cor',
      'g.status',
      'g.status_desde as statusDesde',
      'g.motivo_analise as motivo',
      'g.valor_sem_taxas as valorPorVaga',
      'g.risco',
      'g.regras',
      'g.descricao',
      'g.contato',
      'g.acesso_descricao as acesso',
      'u.id as administradorId',
      'u.primeiro_nome as nomeDoAdministrador',
      'u.sobrenome',
      'u.telefone_verificado_em as telefoneEm',
      'u.email_verificado_em as emailEm',
      'u.dados_fiscais_em as dadosFiscaisEm',
      'u.identidade_verificada_em as identidadeEm',
      'u.criado_em as contaDesde',
    ])
    .select((e) => [
      e
        .selectFrom('grupos as outros')
        .select((f) => f.fn.countAll<number>().as('n'))
        .whereRef('outros.administrador_id', '=', 'u.id')
        .as('grupos'),
      e
        .selectFrom('dispositivos as d')
        .select((f) => f.fn.countAll<number>().as('n'))
        .whereRef('d.usuario_id', '=', 'u.id')
        .where('d.revogado_em', 'is', null)
        .as('aparelhos'),
    ])
    .where('g.status', 'in', [...status])
    .orderBy('g.status_desde')
    .orderBy('g.id')
    .limit(LIMITE)
    .execute();
  return linhas.map((l) => ({ ...l, status: l.status as StatusGrupo }));
}
export type GrupoEmAnalise = Awaited<ReturnType<typeof gruposEmAnalise>>[number];

export async function contarPorStatus(db: Executor): Promise<Readonly<Record<string, number>>> {
  const linhas = await db
    .selectFrom('grupos')
    .select((e) => ['status', e.fn.countAll<number>().as('n')])
    .where('status', 'in', [...STATUS_EM_ANALISE])
    .groupBy('status')
    .execute();
  return Object.fromEntries(linhas.map((l) => [String(l.status), Number(l.n)]));
}
