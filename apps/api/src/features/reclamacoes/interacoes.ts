import type { Instante } from '@rateia/domain/datas';
import type { Autor, Lado, Solucao, TipoInteracao } from '@rateia/domain/reclamacoes/listagens';
import type { Executor, Trx } from '../../db/banco.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';

const CONTEXTO = 'reclamacao:texto';

/** One line of a complaint (spec B§4 Interactions). */
export type Interacao = {
  readonly id: number;
  readonly tipo: TipoInteracao;
  readonly autor: Autor;
  readonly autorId: number | null;
  readonly texto: string;
  readonly em: Instante;
  readonly para: Lado | null;
  readonly responderAte: Instante | null;
  readonly solucao: Solucao | null;
  readonly dias: number | null;
  readonly valor: number | null;
};

/** Writes a line; `autorId` null is the product's own word. */
export async function escreverInteracao(
  trx: Trx,
  cifra: Cifra,
  i: {
    readonly reclamacaoId: number;
    readonly tipo: TipoInteracao;
    readonly autor: Autor;
    readonly autorId: number | null;
    readonly texto: string;
    readonly agora: Instante;
    readonly para?: Lado;
    readonly responderAte?: Instante;
    readonly proposta?: { readonly solucao: Solucao; readonly dias: number | null; readonly valor: number };
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('reclamacao_interacoes')
    .values({
      reclamacao_id: i.reclamacaoId,
      tipo: i.tipo,
      autor: i.autor,
      autor_id: i.autorId,
      texto_cifrado: cifra.cifrar(i.texto, CONTEXTO),
      em: i.agora,
      para: i.para ?? null,
      responder_ate: i.responderAte ?? null,
      solucao: i.proposta?.solucao ?? null,
      dias: i.proposta?.dias ?? null,
      valor: i.proposta?.valor ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The member's own words of a draft, written over. */
export async function reescreverInteracao(
  trx: Trx,
  cifra: Cifra,
  { id, texto, agora }: { readonly id: number; readonly texto: string; readonly agora: Instante },
): Promise<void> {
  await trx
    .updateTable('reclamacao_interacoes')
    .set({ texto_cifrado: cifra.cifrar(texto, CONTEXTO), em: agora })
    .where('id', '=', id)
    .execute();
}

/** The whole thread, oldest first. */
export async function interacoesDe(db: Executor, cifra: Cifra, reclamacaoId: number): Promise<readonly Interacao[]> {
  const linhas = await db
    .selectFrom('reclamacao_interacoes')
    .select([
      'id',
      'tipo',
      'autor',
      'autor_id',
      'texto_cifrado',
      'em',
      'para',
      'responder_ate',
      'solucao',
      'dias',
      'valor',
    ])
    .where('reclamacao_id', '=', reclamacaoId)
    .orderBy('id')
    .execute();
  return linhas.map((l) => ({
    id: l.id,
    tipo: l.tipo as TipoInteracao,
    autor: l.autor as Autor,
    autorId: l.autor_id,
    texto: l.texto_cifrado.length === 0 ? '' : cifra.decifrar(l.texto_cifrado, CONTEXTO),
    em: l.em,
    para: l.para as Lado | null,
    responderAte: l.responder_ate,
    solucao: l.solucao as Solucao | null,
    dias: l.dias,
    valor: l.valor,
  }));
}

/** The proposal that waits for an answer: the last one that the administrator made. */
export function propostaDe(interacoes: readonly Interacao[]): Interacao | undefined {
  return interacoes.findLast(({ tipo, autor }) => tipo === 200 && autor === 'administrador');
}
