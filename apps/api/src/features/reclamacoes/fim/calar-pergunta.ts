import { ID_TIPO_INTERACAO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { escreverInteracao } from '../interacoes.ts';
import { acharReclamacao } from '../repository.ts';

/** 48 h without an answer to the staff: the thread says so, and the decision is made with what is there (REGRAS 2.7, 203). */
export async function calarPergunta(
  trx: Trx,
  { cifra }: Deps,
  {
    reclamacaoId,
    interacaoId,
    agora,
  }: { readonly reclamacaoId: number; readonly interacaoId: number; readonly agora: string },
): Promise<void> {
  const reclamacao = await acharReclamacao(trx, reclamacaoId);
  const pergunta = await trx
    .selectFrom('reclamacao_interacoes')
    .select(['para', 'responder_ate'])
    .where('id', '=', interacaoId)
    .executeTakeFirst();
  if (reclamacao?.estado !== ID_ESTADO_RECLAMACAO.mediacao || pergunta?.responder_ate == null) return;
  const quem = pergunta.para === 'membro' ? 'O membro' : 'O administrador';
  await escreverInteracao(trx, cifra, {
    reclamacaoId,
    tipo: ID_TIPO_INTERACAO.mensagem,
    autor: 'rateia',
    autorId: null,
    texto: `${quem} não respondeu à pergunta em 48 horas. Decidimos com o que já temos.`,
    agora,
  });
}
