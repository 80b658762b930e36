import type { EstadoValidacao, Parte, TipoDocumento } from '@rateia/domain/cadastro/validacao-conta';
import { ACEITA_IMAGENS, VALIDACAO_ABERTA } from '@rateia/domain/cadastro/validacao-conta';
import type { Selectable } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Documentos, ValidacoesConta } from '../../../db/tipos.ts';

export type Validacao = {
  readonly id: number;
  readonly idPublico: string;
  readonly usuarioId: number;
  readonly estado: EstadoValidacao;
  readonly tipoDocumento: TipoDocumento;
  readonly criadaEm: string;
  readonly enviadaEm: string | null;
  readonly envios: number;
  readonly comparacaoCifrada: Buffer | null;
  readonly motivoAnalise: string | null;
  readonly decididaEm: string | null;
  readonly decididaPor: number | null;
  readonly motivo: string | null;
  readonly mensagem: string | null;
  readonly revisaoPedidaEm: string | null;
  readonly prazo: string | null;
  readonly imagensApagadasEm: string | null;
};

/** A picture whose file exists. */
export type Documento = {
  readonly id: string;
  readonly validacaoId: number;
  readonly parte: Parte;
  readonly arquivo: string;
  readonly miniatura: string;
  readonly chaveEmbrulhada: Buffer;
  readonly recebidoEm: string;
};

function validacaoDaLinha(l: Selectable<ValidacoesConta>): Validacao {
  return {
    id: l.id,
    idPublico: l.id_publico,
    usuarioId: l.usuario_id,
    estado: l.estado as EstadoValidacao,
    tipoDocumento: l.tipo_documento as TipoDocumento,
    criadaEm: l.criada_em,
    enviadaEm: l.enviada_em,
    envios: l.envios,
    comparacaoCifrada: l.comparacao_cifrada,
    motivoAnalise: l.motivo_analise,
    decididaEm: l.decidida_em,
    decididaPor: l.decidida_por,
    motivo: l.motivo,
    mensagem: l.mensagem,
    revisaoPedidaEm: l.revisao_pedida_em,
    prazo: l.prazo,
    imagensApagadasEm: l.imagens_apagadas_em,
  };
}

function documentoDaLinha(l: Selectable<Documentos>): readonly Documento[] {
  return l.chave_embrulhada === null
    ? []
    : [
        {
          id: l.id,
          validacaoId: l.validacao_id,
          parte: l.parte as Parte,
          arquivo: l.arquivo,
          miniatura: l.miniatura,
          chaveEmbrulhada: l.chave_embrulhada,
          recebidoEm: l.recebido_em,
        },
      ];
}

export async function travarValidacao(trx: Trx, id: number): Promise<Validacao | undefined> {
  await travarDono(trx, { campo: 'id', valor: id });
  const l = await trx.selectFrom('validacoes_conta').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return l === undefined ? undefined : validacaoDaLinha(l);
}

export async function travarPorIdPublico(trx: Trx, idPublico: string): Promise<Validacao | undefined> {
  await travarDono(trx, { campo: 'id_publico', valor: idPublico });
  const l = await trx
    .selectFrom('validacoes_conta')
    .selectAll()
    .where('id_publico', '=', idPublico)
    .forUpdate()
    .executeTakeFirst();
  return l === undefined ? undefined : validacaoDaLinha(l);
}

/**
 * Locks the account before its validation, always in this order, so that neither the name nor the pictures change
 * during a decision.
 */
async function travarDono(
  trx: Trx,
  { campo, valor }: { readonly campo: 'id' | 'id_publico'; readonly valor: number | string },
): Promise<void> {
  await trx
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', (q) =>
      q.selectFrom('validacoes_conta as v').select('v.usuario_id').where(`v.${campo}`, '=', valor),
    )
    .forNoKeyUpdate()
    .execute();
}

/** The validations of one person, newest first. */
export async function validacoesDe(db: Executor, usuarioId: number): Promise<readonly Validacao[]> {
  const linhas = await db
    .selectFrom('validacoes_conta')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return linhas.map(validacaoDaLinha);
}

export async function validacaoDoUsuario(
  db: Executor,
  { idPublico, usuarioId }: { readonly idPublico: string; readonly usuarioId: number },
): Promise<Validacao | undefined> {
  const l = await db
    .selectFrom('validacoes_conta')
    .selectAll()
    .where('id_publico', '=', idPublico)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return l === undefined ? undefined : validacaoDaLinha(l);
}

/** The one under way, if any. */
export async function validacaoAberta(db: Executor, usuarioId: number): Promise<Validacao | undefined> {
  const l = await db
    .selectFrom('validacoes_conta')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'in', [...VALIDACAO_ABERTA])
    .executeTakeFirst();
  return l === undefined ? undefined : validacaoDaLinha(l);
}

/**
 * True while a sent identity is not decided: the operator compares the name with a document, so the name must stay
 * meanwhile.
 */
export async function identidadeEmConferencia(db: Executor, usuarioId: number): Promise<boolean> {
  const aberta = await validacaoAberta(db, usuarioId);
  return aberta !== undefined && !ACEITA_IMAGENS.includes(aberta.estado);
}

/** The existing pictures of these validations. */
export async function documentosDe(db: Executor, validacaoIds: readonly number[]): Promise<readonly Documento[]> {
  if (validacaoIds.length === 0) return [];
  const linhas = await db
    .selectFrom('documentos')
    .selectAll()
    .where('validacao_id', 'in', [...validacaoIds])
    .where('apagado_em', 'is', null)
    .where('gravado_em', 'is not', null)
    .orderBy('recebido_em')
    .execute();
  return linhas.flatMap(documentoDaLinha);
}

/** One picture with the facts that decide who may see it; undefined once it is deleted. */
export async function documentoComDono(
  db: Executor,
  id: string,
): Promise<{ readonly documento: Documento; readonly usuarioId: number; readonly estado: string } | undefined> {
  const l = await db
    .selectFrom('documentos as d')
    .innerJoin('validacoes_conta as v', 'v.id', 'd.validacao_id')
    .selectAll('d')
    .select(['v.usuario_id as donoId', 'v.estado'])
    .where('d.id', '=', id)
    .where('d.gravado_em', 'is not', null)
    .executeTakeFirst();
  const [documento] = l === undefined ? [] : documentoDaLinha(l);
  return l === undefined || documento === undefined ? undefined : { documento, usuarioId: l.donoId, estado: l.estado };
}

/** Says whether this person's identity is confirmed, since when, and with which data it is compared. */
export async function contaParaComparar(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('usuarios')
    .select([
      'primeiro_nome as primeiroNome',
      'sobrenome',
      'cpf_cifrado as cpfCifrado',
      'cpf_indice as cpfIndice',
      'nascimento_cifrado as nascimentoCifrado',
      'identidade_verificada_em as verificadaEm',
    ])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
}

/** Records the person to whom a picture was shown, or that it was compared. */
export async function registrarAbertura(
  db: Executor,
  a: {
    readonly documentoId: string;
    readonly usuarioId: number | null;
    readonly proposito: 'dono' | 'revisao' | 'comparacao';
    readonly em: string;
    readonly ip: string | null;
  },
): Promise<void> {
  await db
    .insertInto('documento_aberturas')
    .values({ documento_id: a.documentoId, usuario_id: a.usuarioId, proposito: a.proposito, em: a.em, ip: a.ip })
    .execute();
}
