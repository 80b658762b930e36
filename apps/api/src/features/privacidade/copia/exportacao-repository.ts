import type { exportacao } from '@rateia/contracts/privacidade';
import type { z } from 'zod';
import type { Executor, Trx } from '../../../db/banco.ts';

export type Exportacao = z.output<typeof exportacao>;
export type Formato = 'json' | 'pdf';

const COLUNAS = [
  'id_publico',
  'estado',
  'progresso',
  'pedida_em',
  'pronta_em',
  'expira_em',
  'tamanho_json',
  'tamanho_pdf',
] as const;
const ULTIMAS = 10;

/** The copies somebody asked for, newest first. */
export async function getExportacoesDe(db: Executor, usuarioId: number): Promise<readonly Exportacao[]> {
  const linhas = await db
    .selectFrom('exportacoes')
    .select(COLUNAS)
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(ULTIMAS)
    .execute();
  return linhas.map((l) => ({
    id: l.id_publico,
    estado: l.estado as Exportacao['estado'],
    progresso: l.progresso,
    pedidaEm: l.pedida_em,
    prontaEm: l.pronta_em,
    expiraEm: l.expira_em,
    tamanhoJson: l.tamanho_json,
    tamanhoPdf: l.tamanho_pdf,
  }));
}

/** A new copy, unless one is being made: then undefined. */
export async function insertExportacao(
  trx: Trx,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: string },
): Promise<number | undefined> {
  const linha = await trx
    .insertInto('exportacoes')
    .values({ usuario_id: usuarioId, estado: 'pedida', pedida_em: agora })
    .onConflict((c) => c.column('usuario_id').where('estado', 'in', ['pedida', 'gerando']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return linha?.id;
}

export async function findExportacao(db: Executor, id: number) {
  return await db
    .selectFrom('exportacoes')
    .select(['id', 'usuario_id', 'estado', 'expira_em', 'chave_embrulhada', 'json_cifrado', 'pdf_cifrado'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findExportacaoDoUsuario(
  db: Executor,
  { id, usuarioId }: { readonly id: string; readonly usuarioId: number },
) {
  return await db
    .selectFrom('exportacoes')
    .select(['id', 'estado', 'expira_em'])
    .where('id_publico', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
}

export async function anotarProgresso(
  db: Executor,
  { id, progresso }: { readonly id: number; readonly progresso: number },
): Promise<void> {
  await db
    .updateTable('exportacoes')
    .set({ estado: 'gerando', progresso })
    .where('id', '=', id)
    .where('estado', 'in', ['pedida', 'gerando'])
    .execute();
}

type Pronta = {
  readonly id: number;
  readonly agora: string;
  readonly expiraEm: string;
  readonly chave: Buffer;
  readonly json: { readonly cifrado: Buffer; readonly tamanho: number };
  readonly pdf: { readonly cifrado: Buffer; readonly tamanho: number };
};

/** False when somebody else finished it, or its account went meanwhile. */
export async function guardarExportacao(trx: Trx, p: Pronta): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('exportacoes')
    .set({
      estado: 'pronta',
      progresso: 100,
      pronta_em: p.agora,
      expira_em: p.expiraEm,
      chave_embrulhada: p.chave,
      json_cifrado: p.json.cifrado,
      pdf_cifrado: p.pdf.cifrado,
      tamanho_json: p.json.tamanho,
      tamanho_pdf: p.pdf.tamanho,
    })
    .where('id', '=', p.id)
    .where('estado', 'in', ['pedida', 'gerando'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a copy: given up, or its days are over. Nothing of the data stays. */
export async function esvaziarExportacao(
  db: Executor,
  { id, estado }: { readonly id: number; readonly estado: 'falhou' | 'apagada' },
): Promise<void> {
  await db
    .updateTable('exportacoes')
    .set({ estado, chave_embrulhada: null, json_cifrado: null, pdf_cifrado: null })
    .where('id', '=', id)
    .execute();
}
