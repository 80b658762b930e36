import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { ID_TIPO_INTERACAO } from '@rateia/domain/reclamacoes/listagens';
import { estaAberta, ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apresentarReclamacao } from '../apresentar-reclamacao.ts';
import { avisarMudanca } from '../avisos.ts';
import { exigirParte } from '../exigir-parte.ts';
import { escreverInteracao } from '../interacoes.ts';
import { acharReclamacao, travarReclamacao } from '../repository.ts';
import { aceitar } from './aceitar.ts';
import type { Ato } from './ato.ts';
import { anotarResposta } from './ato.ts';
import { finalizar } from './finalizar.ts';
import { proporSolucao } from './propor-solucao.ts';

type Contrato = typeof reclamacoes.createInteracao;
type Dita = Recebida<Contrato>['body']['interacao'];

/**
 * Writes into a complaint and does what the line says. The complaint is locked before its state is asked: of two who act
 * in the same second, the second one reads that his act is over, and no money moves twice (spec B§4, B§7; REGRAS 2.7).
 */
export async function createInteracao(
  ctx: ContextoUsuario,
  { body: { idReclamacao, interacao } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { reclamacao, lado } = exigirParte(ctx, await travarReclamacao(trx, idReclamacao), 'createInteracao');
    if (lado === null) return recusar('semPermissao');
    const idInteracao = await agir(trx, { ctx, reclamacao, lado, dita: interacao });
    const depois = (await acharReclamacao(trx, idReclamacao)) ?? recusar('naoEncontrado');
    return { idInteracao, reclamacao: await apresentarReclamacao({ ...ctx, db: trx }, depois) };
  });
}

async function agir(trx: Trx, { dita, ...ato }: Ato<Dita>): Promise<number> {
  switch (dita.tipo) {
    case ID_TIPO_INTERACAO.mensagem:
      return await escrever(trx, { ...ato, dita });
    case ID_TIPO_INTERACAO.proposta:
      return await proporSolucao(trx, { ...ato, dita });
    case ID_TIPO_INTERACAO.aceito:
      return await aceitar(trx, { ...ato, dita });
    case ID_TIPO_INTERACAO.finalizado:
      return await finalizar(trx, { ...ato, dita });
  }
}

/** A message moves nothing; it answers a question of the staff where one waits for this side. */
async function escrever(
  trx: Trx,
  { ctx, reclamacao, lado, dita }: Ato<Extract<Dita, { readonly tipo: 212 }>>,
): Promise<number> {
  if (!estaAberta(reclamacao.estado)) return recusar('transicaoRecusada');
  const { agora, deps, usuario } = ctx;
  const id = await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: reclamacao.id,
    tipo: ID_TIPO_INTERACAO.mensagem,
    autor: lado,
    autorId: usuario.id,
    texto: dita.texto,
    agora,
  });
  await trx
    .updateTable('reclamacao_interacoes')
    .set({ responder_ate: null })
    .where('reclamacao_id', '=', reclamacao.id)
    .where('para', '=', lado)
    .execute();
  if (lado === 'administrador') await anotarResposta(trx, reclamacao, agora);
  if (reclamacao.estado !== ID_ESTADO_RECLAMACAO.mediacao)
    await avisarMudanca(trx, {
      reclamacao,
      fato: id,
      agora,
      para: lado === 'membro' ? 'administrador' : 'membro',
      oQue: lado === 'membro' ? 'O membro escreveu na reclamação.' : 'O administrador escreveu na reclamação.',
      ate: reclamacao.dataLimite ?? undefined,
    });
  return id;
}
