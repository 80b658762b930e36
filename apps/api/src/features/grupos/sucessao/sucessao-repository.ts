import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { EstadoSucessao, MotivoDaSucessao, Voto } from '@rateia/domain/grupos/sucessao';
import { SUCESSOES_ABERTAS } from '@rateia/domain/grupos/sucessao';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { Executor } from '../../../db/banco.ts';

/** The handing over of a group that waits for an answer, or for a choice. */
export type Sucessao = {
  readonly id: number;
  readonly grupoId: number;
  readonly estado: EstadoSucessao;
  readonly motivo: MotivoDaSucessao;
  readonly de: number;
  readonly assinaturaId: number | null;
  readonly ate: Instante;
};

function selecionar(db: Executor) {
  return db
    .selectFrom('sucessoes')
    .select(['id', 'grupo_id as grupoId', 'estado', 'motivo', 'de_usuario_id as de'])
    .select(['assinatura_id as assinaturaId', 'ate']);
}
type Linha = Awaited<ReturnType<ReturnType<typeof selecionar>['executeTakeFirstOrThrow']>>;

function ler(l: Linha): Sucessao {
  return { ...l, estado: l.estado as EstadoSucessao, motivo: l.motivo as MotivoDaSucessao };
}

/** The open handing over of a group; there is one at most. */
export async function sucessaoAberta(db: Executor, grupoId: number): Promise<Sucessao | undefined> {
  const linha = await selecionar(db)
    .where('grupo_id', '=', grupoId)
    .where('estado', 'in', [...SUCESSOES_ABERTAS])
    .executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

/** Every open handing over, the first deadline first. */
export async function sucessoesAbertas(db: Executor): Promise<readonly (Sucessao & { readonly abertaEm: Instante })[]> {
  const linhas = await selecionar(db)
    .select('aberta_em as abertaEm')
    .where('estado', 'in', [...SUCESSOES_ABERTAS])
    .orderBy('ate')
    .orderBy('id')
    .execute();
  return linhas.map(({ abertaEm, ...linha }) => ({ ...ler(linha), abertaEm }));
}

export async function acharSucessao(db: Executor, id: number): Promise<Sucessao | undefined> {
  const linha = await selecionar(db).where('id', '=', id).executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

/** A member who may take the group over: in, paid, staying, and with an account that nothing holds. */
export type PossivelSucessor = {
  readonly idMembro: number;
  readonly usuarioId: number;
  readonly nome: string;
  readonly imagem: string | null;
  readonly desde: Dia | null;
  readonly vagas: number;
};

/** The memberships whose people may take their group over. */
export function podemAssumir(db: Executor) {
  return db
    .selectFrom('assinaturas as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .where('a.estado', '=', ID_ESTADO_ASSINATURA.ativa)
    .where('a.ciclo_inicio', 'is not', null)
    .where('u.restricao', 'is', null)
    .where('u.bloqueado_em', 'is', null)
    .where('u.excluido_em', 'is', null);
}

export async function possiveisSucessores(db: Executor, grupoId: number): Promise<readonly PossivelSucessor[]> {
  const linhas = await podemAssumir(db)
    .select(['a.id', 'a.usuario_id as usuarioId', 'a.vagas', 'a.entrada_em as entradaEm', 'u.imagem'])
    .select(['u.primeiro_nome as primeiroNome', 'u.sobrenome'])
    .where('a.grupo_id', '=', grupoId)
    .orderBy('a.id')
    .execute();
  return linhas.map((l) => ({
    idMembro: l.id,
    usuarioId: l.usuarioId,
    nome: nomeCurto(l),
    imagem: l.imagem,
    desde: l.entradaEm === null ? null : diaDe(l.entradaEm),
    vagas: l.vagas,
  }));
}

export async function candidatosDe(db: Executor, sucessaoId: number): Promise<readonly number[]> {
  const linhas = await db
    .selectFrom('candidatos_da_sucessao')
    .select('assinatura_id as id')
    .where('sucessao_id', '=', sucessaoId)
    .orderBy('em')
    .execute();
  return linhas.map(({ id }) => id);
}

/** Each voice, with the seats that its member has now. */
export async function votosDe(db: Executor, sucessaoId: number): Promise<readonly (Voto & { readonly de: number })[]> {
  return await db
    .selectFrom('votos_da_sucessao as v')
    .innerJoin('assinaturas as a', 'a.id', 'v.assinatura_id')
    .select(['v.assinatura_id as de', 'v.candidata_id as candidato', 'a.vagas'])
    .where('v.sucessao_id', '=', sucessaoId)
    .where('a.estado', '<>', ID_ESTADO_ASSINATURA.encerrada)
    .execute();
}
