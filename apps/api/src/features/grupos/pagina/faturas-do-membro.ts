import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Executor } from '../../../db/banco.ts';

type FaturaResumo = Resposta<typeof grupos.getGrupoMembro>['faturas'][number];

const ABERTAS: readonly number[] = [ID_STATUS_FATURA.pendente, ID_STATUS_FATURA.atraso];

/** Invoices of a membership, newest first (spec B§2 /grupo/membro/{id}). */
export async function faturasDoMembro(db: Executor, assinaturaId: number): Promise<FaturaResumo[]> {
  const linhas = await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .select([
      'f.id',
      'f.grupo_id as idGrupo',
      'g.nome as grupo',
      's.nome as servico',
      'g.icone',
      'g.cor',
      'f.tipo',
      'f.status',
      'f.valor_total as valorTotal',
      'f.vence_em as vencimento',
      'f.paga_em as pagaEm',
      'f.competencia_inicio as competenciaInicio',
      'f.competencia_fim as competenciaFim',
      'f.meio_pagamento as meioPagamento',
      'f.tentativas',
      'f.causa_falha as causaFalha',
    ])
    .where('f.assinatura_id', '=', assinaturaId)
    .orderBy('f.id', 'desc')
    .execute();
  return linhas.map((f) => ({
    ...f,
    valorTotal: f.valorTotal ?? 0,
    tipo: f.tipo as FaturaResumo['tipo'],
    podePagar: ABERTAS.includes(f.status),
  }));
}
