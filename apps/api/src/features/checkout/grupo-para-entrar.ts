import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { entradaPelaSaida } from '@rateia/domain/grupos/fila';
import { relacionamentosQueServem } from '@rateia/domain/grupos/relacionamento';
import type { SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';

/** The person's own part in the group already, if any. */
export type Propria = {
  readonly id: number;
  readonly vagas: number;
  readonly estado: EstadoAssinatura;
  readonly pagaEm: Instante | null;
  readonly relacionamento: number | null;
  readonly pais: string | null;
  readonly entraEm: Dia | null;
};

/** A group as its buyer sees it, with the obstacles between him and a seat. */
export type GrupoParaEntrar = {
  readonly id: number;
  readonly nome: string;
  readonly servico: string;
  readonly icone: string;
  readonly cor: string;
  readonly regras: string;
  readonly nomeAdmin: string;
  readonly administradorId: number;
  readonly status: StatusGrupo;
  readonly visibilidade: number;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  readonly exigeCaucao: boolean;
  readonly versaoPreco: number;
  readonly livres: number;
  /** The entry date of the next dated place; null where nobody leaves on a date, or all are taken (REGRAS 2.10). */
  readonly proximaEntrada: Dia | null;
  /** Until when a seat that opened is for others, who asked to be told of it (REGRAS 2.10). */
  readonly preferenciaAte: Instante | null;
  /** Relations to the administrator that let a person enter; none = nobody is asked. */
  readonly relacionamentos: readonly number[];
  /** The country of the household, which a person confirms; null = nobody is asked (REGRAS 2.27). */
  readonly pais: string | null;
  readonly propria: Propria | undefined;
  /** The invitation that keeps a seat for the person, until he holds it himself (REGRAS 2.26). */
  readonly conviteComVaga: number | null;
  readonly restricao: string | null;
  readonly linkDaRestricao: string | null;
  readonly dividas: Centavos;
  /** True while the group's administrator is restricted or blocked: the group sells nothing meanwhile (REGRAS 2.1). */
  readonly vendaSuspensa: boolean;
  /** The person may buy: e-mail, telephone and fiscal data are confirmed. */
  readonly validada: boolean;
  /** The amount that the person's wallet may spend now. */
  readonly saldo: Centavos;
  /** The end of the person's Plus, in force or over; null if he never had one (REGRAS 2.32). */
  readonly plusAte: Instante | null;
  /** Spend-only credit that he has, held by an order or not (REGRAS 2.29). */
  readonly promocional: Centavos;
};

const VIVA = sql<SqlBool>`a.estado not in ('encerrada', 'cancelada')`;

/** One read, no lock: refusing costs nothing more (REGRAS 2.2). */
export async function acharGrupoParaEntrar(
  db: Executor,
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
): Promise<GrupoParaEntrar | undefined> {
  const l = await db
    .selectFrom('grupos as g')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .innerJoin('grupo_lotacao as l', 'l.grupo_id', 'g.id')
    .innerJoin('usuarios as adm', 'adm.id', 'g.administrador_id')
    .innerJoin('usuarios as u', (j) => j.on('u.id', '=', usuarioId))
    .leftJoin('assinaturas as a', (j) => j.onRef('a.grupo_id', '=', 'g.id').on('a.usuario_id', '=', usuarioId).on(VIVA))
    .select([
      'g.id',
      'g.nome',
      's.nome as servico',
      'g.icone',
      'g.cor',
      'g.regras',
      'adm.primeiro_nome as nomeAdmin',
      'g.administrador_id as administradorId',
      'g.status',
      'g.visibilidade',
      'g.valor_sem_taxas',
      'g.valor_taxa',
      'g.exige_caucao as exigeCaucao',
      'g.versao_preco as versaoPreco',
      'l.livres',
      'g.data_fila as dataFila',
      'a.entra_em as propriaEntraEm',
      'a.id as propriaId',
      'a.vagas as propriaVagas',
      'a.estado as propriaEstado',
      'a.paga_em as propriaPagaEm',
      'a.relacionamento as propriaRelacionamento',
      'a.pais_da_residencia as propriaPais',
      'g.pais_da_residencia as pais',
      's.relacionamentos as doServico',
      'g.relacionamentos_permitidos as doGrupo',
      'u.restricao',
      'u.restricao_link as linkDaRestricao',
    ])
    .select((e) =>
      e
        .or([e('adm.restricao', 'is not', null), e('adm.bloqueado_em', 'is not', null)])
        .$castTo<boolean>()
        .as('vendaSuspensa'),
    )
    .select((e) =>
      e
        .and([
          e('u.email_verificado_em', 'is not', null),
          e('u.telefone_verificado_em', 'is not', null),
          e('u.dados_fiscais_em', 'is not', null),
        ])
        .$castTo<boolean>()
        .as('validada'),
    )
    .select((e) =>
      e
        .case()
        .when(
          e.exists(
            e
              .selectFrom('interesses as i')
              .select('i.usuario_id')
              .whereRef('i.grupo_id', '=', 'g.id')
              .where('i.usuario_id', '=', usuarioId)
              .where('i.avisado_em', 'is not', null),
          ),
        )
        .then(null)
        .else(e.ref('g.preferencia_ate'))
        .end()
        .as('preferenciaAte'),
    )
    .select((e) =>
      e
        .selectFrom('vagas as v')
        .innerJoin('convidados as d', 'd.convite_id', 'v.convite_id')
        .select('v.convite_id')
        .whereRef('v.grupo_id', '=', 'g.id')
        .where('d.usuario_id', '=', usuarioId)
        .limit(1)
        .as('conviteComVaga'),
    )
    .select((e) =>
      e
        .selectFrom('contas as c')
        .select('c.saldo')
        .where('c.usuario_id', '=', usuarioId)
        .where('c.tipo', '=', 'disponivel')
        .as('saldo'),
    )
    .select((e) =>
      e
        .selectFrom('contas as c')
        .select('c.saldo')
        .where('c.usuario_id', '=', usuarioId)
        .where('c.tipo', '=', 'promocional')
        .as('promocional'),
    )
    .select((e) =>
      e.selectFrom('adesoes_plus as p').select('p.valida_ate').where('p.usuario_id', '=', usuarioId).as('plusAte'),
    )
    .select((e) =>
      e
        .selectFrom('dividas as d')
        .select((f) => f.fn.coalesce(f.fn.sum<number>('d.valor'), sql<number>`0`).as('soma'))
        .where('d.usuario_id', '=', usuarioId)
        .where('d.quitada_em', 'is', null)
        .as('dividas'),
    )
    .where('g.id', '=', grupoId)
    .executeTakeFirst();
  if (l === undefined) return undefined;
  const { propriaId, propriaVagas, propriaEstado, propriaPagaEm, ...comPropria } = l;
  const { propriaRelacionamento, propriaPais, propriaEntraEm, ...doGrupo } = comPropria;
  const { valor_sem_taxas, valor_taxa, dividas, dataFila, doServico, doGrupo: permitidos, ...grupo } = doGrupo;
  return {
    ...grupo,
    status: grupo.status as StatusGrupo,
    valorSemTaxas: centavos(valor_sem_taxas),
    valorTaxa: centavos(valor_taxa),
    dividas: centavos(Number(dividas ?? 0)),
    saldo: centavos(grupo.saldo ?? 0),
    promocional: centavos(grupo.promocional ?? 0),
    proximaEntrada: dataFila === null ? null : entradaPelaSaida(dataFila),
    relacionamentos: relacionamentosQueServem({ doServico, doGrupo: permitidos }),
    propria:
      propriaId === null
        ? undefined
        : {
            id: propriaId,
            vagas: propriaVagas ?? 0,
            estado: propriaEstado as EstadoAssinatura,
            pagaEm: propriaPagaEm,
            relacionamento: propriaRelacionamento,
            pais: propriaPais,
            entraEm: propriaEntraEm,
          },
  };
}
