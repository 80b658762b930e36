import type { Executor, Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

/** The access data that an administrator delivers to the members; only the fields that the form of access uses. */
export type DadosDeAcesso = {
  readonly login?: string | undefined;
  readonly senha?: string | undefined;
  readonly codigo?: string | undefined;
  readonly link?: string | undefined;
  readonly instrucoes?: string | undefined;
};

export type Segredo = { readonly id: number; readonly versao: number; readonly criadoEm: string };

/** The secret that a whole group reads now: its version and since when, never its content. */
export async function segredoAtual(db: Executor, grupoId: number): Promise<Segredo | undefined> {
  return await db
    .selectFrom('segredos')
    .select(['id', 'versao', 'criado_em as criadoEm'])
    .where('grupo_id', '=', grupoId)
    .where('assinatura_id', 'is', null)
    .where('substituido_em', 'is', null)
    .executeTakeFirst();
}

async function segredoDoMembro(db: Executor, assinaturaId: number): Promise<{ readonly id: number } | undefined> {
  return await db
    .selectFrom('segredos')
    .select('id')
    .where('assinatura_id', '=', assinaturaId)
    .where('substituido_em', 'is', null)
    .executeTakeFirst();
}

async function ultimaVersao(db: Executor, grupoId: number): Promise<number> {
  return (
    await db
      .selectFrom('segredos')
      .select((e) => e.fn.coalesce(e.fn.max('versao'), e.lit(0)).as('versao'))
      .where('grupo_id', '=', grupoId)
      .executeTakeFirstOrThrow()
  ).versao;
}

/**
 * Writes the next version under a key of its own, wrapped for the administrator and for each reader. Keys of the
 * version it replaces are deleted: nobody can read that one any more (CONFIABILIDADE 1.11). With `assinaturaId` it is what
 * one member alone reads, beside what the group has.
 */
export async function guardarSegredo(
  trx: Trx,
  { cifra }: { readonly cifra: Cifra },
  pedido: {
    readonly grupoId: number;
    readonly administradorId: number;
    readonly campos: DadosDeAcesso;
    readonly leitores: readonly { readonly usuarioId: number; readonly assinaturaId: number }[];
    readonly assinaturaId?: number;
    readonly agora: string;
  },
): Promise<Segredo> {
  const { grupoId, administradorId, campos, leitores, assinaturaId, agora } = pedido;
  const anterior =
    assinaturaId === undefined ? await segredoAtual(trx, grupoId) : await segredoDoMembro(trx, assinaturaId);
  if (anterior !== undefined) {
    await trx.updateTable('segredos').set({ substituido_em: agora }).where('id', '=', anterior.id).execute();
    await trx.deleteFrom('segredo_chaves').where('segredo_id', '=', anterior.id).execute();
  }
  const indice =
    campos.codigo === undefined || assinaturaId === undefined ? null : indiceDoCodigo(cifra, campos.codigo);
  // The same code for the same member, once more: the version that is replaced no longer stands for it.
  if (indice !== null && assinaturaId !== undefined)
    await trx
      .updateTable('segredos')
      .set({ codigo_indice: null })
      .where('assinatura_id', '=', assinaturaId)
      .where('codigo_indice', '=', indice)
      .execute();
  const versao = (await ultimaVersao(trx, grupoId)) + 1;
  const chave = cifra.novaChave();
  const { id } = await trx
    .insertInto('segredos')
    .values({
      grupo_id: grupoId,
      assinatura_id: assinaturaId ?? null,
      versao,
      cifrado: cifra.cifrarCom(chave, JSON.stringify(campos), contextoDo(grupoId, versao)),
      codigo_indice: indice,
      enviado_por: administradorId,
      criado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const chaves = [{ usuarioId: administradorId, assinaturaId: null }, ...leitores].map(
    ({ usuarioId, assinaturaId: leitor }) => ({
      segredo_id: id,
      usuario_id: usuarioId,
      assinatura_id: leitor,
      chave_embrulhada: cifra.embrulhar(chave, leitorDo(id, usuarioId)),
      criada_em: agora,
    }),
  );
  await trx.insertInto('segredo_chaves').values(chaves).execute();
  return { id, versao, criadoEm: agora };
}

/** True when the group gave this activation code to another member, also to one who has left (spec B§3 forms of access). */
export async function codigoDeOutro(
  db: Executor,
  { cifra }: { readonly cifra: Cifra },
  {
    grupoId,
    assinaturaId,
    codigo,
  }: { readonly grupoId: number; readonly assinaturaId: number; readonly codigo: string },
): Promise<boolean> {
  const dado = await db
    .selectFrom('segredos')
    .select('assinatura_id as assinaturaId')
    .where('grupo_id', '=', grupoId)
    .where('codigo_indice', '=', indiceDoCodigo(cifra, codigo))
    .executeTakeFirst();
  return dado !== undefined && dado.assinaturaId !== assinaturaId;
}

/** Services read their codes without regard to spaces, hyphens and case. */
function indiceDoCodigo(cifra: Cifra, codigo: string): Buffer {
  return cifra.indice(codigo.replaceAll(/[\s-]/g, '').toLocaleUpperCase('pt-BR'), 'codigo-de-ativacao');
}

/** Wraps the key of the secret in force for one more reader; the administrator's own wrapping gives it. */
export async function darChave(
  trx: Trx,
  { cifra }: { readonly cifra: Cifra },
  pedido: {
    readonly segredo: Segredo;
    readonly administradorId: number;
    readonly usuarioId: number;
    readonly assinaturaId: number;
    readonly agora: string;
  },
): Promise<void> {
  const { segredo, administradorId, usuarioId, assinaturaId, agora } = pedido;
  const dele = await chaveDe(trx, { segredoId: segredo.id, usuarioId: administradorId });
  if (dele === undefined) throw new Error(`secret ${segredo.id} has no key of its administrator`);
  const chave = cifra.desembrulhar(dele, leitorDo(segredo.id, administradorId));
  const chave_embrulhada = cifra.embrulhar(chave, leitorDo(segredo.id, usuarioId));
  await trx
    .insertInto('segredo_chaves')
    .values({
      segredo_id: segredo.id,
      usuario_id: usuarioId,
      assinatura_id: assinaturaId,
      chave_embrulhada,
      criada_em: agora,
    })
    .onConflict((c) =>
      c.columns(['segredo_id', 'usuario_id']).doUpdateSet({ assinatura_id: assinaturaId, chave_embrulhada }),
    )
    .execute();
}

/** Takes every key of a membership away. Says whether there was one: its holder may know what it opened. */
export async function apagarChaves(trx: Trx, assinaturaId: number): Promise<boolean> {
  const apagadas = await trx
    .deleteFrom('segredo_chaves')
    .where((e) =>
      e.or([
        e('assinatura_id', '=', assinaturaId),
        e('segredo_id', 'in', e.selectFrom('segredos').select('id').where('assinatura_id', '=', assinaturaId)),
      ]),
    )
    .returning('segredo_id')
    .execute();
  return apagadas.length > 0;
}

/**
 * Opens what is there for a reader: what the group has, and over it what is a member's alone. Undefined when no key is
 * wrapped for him. The administrator opens what the group reads.
 */
export async function abrirSegredo(
  db: Executor,
  { cifra }: { readonly cifra: Cifra },
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
): Promise<(Segredo & { readonly campos: DadosDeAcesso }) | undefined> {
  const linhas = await db
    .selectFrom('segredos as s')
    .innerJoin('segredo_chaves as c', 'c.segredo_id', 's.id')
    .select(['s.id', 's.versao', 's.criado_em as criadoEm', 's.cifrado', 'c.chave_embrulhada as chaveEmbrulhada'])
    .where('s.grupo_id', '=', grupoId)
    .where('s.substituido_em', 'is', null)
    .where('c.usuario_id', '=', usuarioId)
    .where((e) => e.or([e('s.assinatura_id', 'is', null), e('c.assinatura_id', 'is not', null)]))
    .orderBy('s.assinatura_id', (o) => o.asc().nullsFirst())
    .execute();
  const abertos = linhas.map((linha) => {
    const chave = cifra.desembrulhar(linha.chaveEmbrulhada, leitorDo(linha.id, usuarioId));
    const texto = cifra.decifrarCom(chave, linha.cifrado, contextoDo(grupoId, linha.versao));
    return { ...linha, campos: JSON.parse(texto) as DadosDeAcesso };
  });
  const [ultimo] = abertos.toSorted((a, b) => b.versao - a.versao);
  return ultimo === undefined
    ? undefined
    : {
        id: ultimo.id,
        versao: ultimo.versao,
        criadoEm: ultimo.criadoEm,
        campos: Object.assign({}, ...abertos.map(({ campos }) => campos)) as DadosDeAcesso,
      };
}

/** Members' openings of any version, newest first; of one member when asked. Never changed, only added to. */
export async function aberturasDoGrupo(
  db: Executor,
  {
    grupoId,
    usuarioId,
    limite = 50,
  }: { readonly grupoId: number; readonly usuarioId?: number; readonly limite?: number },
) {
  let consulta = db
    .selectFrom('segredo_aberturas as b')
    .innerJoin('segredos as s', 's.id', 'b.segredo_id')
    .innerJoin('grupos as g', 'g.id', 's.grupo_id')
    .innerJoin('usuarios as u', 'u.id', 'b.usuario_id')
    .leftJoin('dispositivos as d', 'd.id', 'b.dispositivo_id')
    .select(['u.primeiro_nome as quem', 'b.aberto_em as quando', 'd.nome as aparelho'])
    .where('s.grupo_id', '=', grupoId)
    .whereRef('b.usuario_id', '<>', 'g.administrador_id');
  if (usuarioId !== undefined) consulta = consulta.where('b.usuario_id', '=', usuarioId);
  const linhas = await consulta.orderBy('b.id', 'desc').limit(limite).execute();
  return linhas.map((l) => ({ ...l, aparelho: l.aparelho ?? 'Aparelho desconhecido' }));
}

/** First time that a membership's member opened the data since it began, if ever. */
export async function primeiraAbertura(
  db: Executor,
  { grupoId, usuarioId, desde }: { readonly grupoId: number; readonly usuarioId: number; readonly desde: string },
): Promise<string | undefined> {
  const linha = await db
    .selectFrom('segredo_aberturas as b')
    .innerJoin('segredos as s', 's.id', 'b.segredo_id')
    .select('b.aberto_em as em')
    .where('s.grupo_id', '=', grupoId)
    .where('b.usuario_id', '=', usuarioId)
    .where('b.aberto_em', '>=', desde)
    .orderBy('b.id')
    .limit(1)
    .executeTakeFirst();
  return linha?.em;
}

async function chaveDe(
  db: Executor,
  { segredoId, usuarioId }: { readonly segredoId: number; readonly usuarioId: number },
): Promise<Buffer | undefined> {
  const linha = await db
    .selectFrom('segredo_chaves')
    .select('chave_embrulhada')
    .where('segredo_id', '=', segredoId)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return linha?.chave_embrulhada;
}

/** Binds a wrapped key to its secret and its reader: a row copied to another place opens nothing. */
function leitorDo(segredoId: number, usuarioId: number): string {
  return `${segredoId}:${usuarioId}`;
}
function contextoDo(grupoId: number, versao: number): string {
  return `segredo:${grupoId}:${versao}`;
}
