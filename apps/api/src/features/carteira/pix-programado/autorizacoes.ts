import type { EstadoAutorizacao } from '@rateia/domain/pagamentos/programado/autorizacao';
import { AUTORIZACAO_VIVA, ID_ESTADO_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import type { Executor } from '../../../db/banco.ts';

/** Under which the CPF of a payer is sealed: it may be anybody's, and is found by nobody. */
export const CONTEXTO_DO_PAGADOR = 'pixProgramado:cpf';

export async function acharAutorizacao(db: Executor, id: number) {
  const linha = await db.selectFrom('autorizacoes_pix').selectAll().where('id', '=', id).executeTakeFirst();
  return linha === undefined ? undefined : { ...linha, estado: linha.estado as EstadoAutorizacao };
}

/** The authorisation under which a membership may be charged. */
export async function autorizacaoAprovada(db: Executor, assinaturaId: number): Promise<number | undefined> {
  const linha = await db
    .selectFrom('autorizacoes_pix')
    .select('id')
    .where('assinatura_id', '=', assinaturaId)
    .where('estado', '=', ID_ESTADO_AUTORIZACAO.aprovada)
    .executeTakeFirst();
  return linha?.id;
}

export function estaViva({ estado }: { readonly estado: EstadoAutorizacao }): boolean {
  return AUTORIZACAO_VIVA.includes(estado);
}
