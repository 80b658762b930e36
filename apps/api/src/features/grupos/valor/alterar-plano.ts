import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { inicioDoDia } from '@rateia/domain/datas';
import { mensalDaVaga, mudaDeValor } from '@rateia/domain/grupos/mudanca-de-valor';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { VALOR_VALE } from '../agenda.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Grupo } from '../repository.ts';
import { travarGrupo } from '../repository.ts';
import { anunciarAoMembro } from './anunciar-ao-membro.ts';
import type { PropostaDeValor } from './proposta-de-valor.ts';
import { proporValor } from './proposta-de-valor.ts';

type Chamada = typeof grupos.alterarPlano;

/**
 * The administrator announces another value or plan. People who join from now on pay it; each member pays it from the
 * first cycle that begins after the notice, or from the next invoice where it is less (REGRAS 2.11).
 */
export async function alterarPlano(ctx: ContextoUsuario, { body }: Recebida<Chamada>): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps } = ctx;
    await exigirNoGrupo(trx, { ctx, grupoId: body.idGrupo, chamada: 'alterarPlano' });
    const grupo = await travarGrupo(trx, body.idGrupo);
    if (grupo === undefined) return recusar('grupoNaoEncontrado');
    const regras = await deps.regras();
    const proposta = await proporValor(trx, { grupo, pedido: body, agora, regras });
    if (!mudaDeValor({ status: grupo.status, membros: proposta.membros.length })) return recusar('transicaoRecusada');
    exigirAceita(proposta);
    if (mensalDaVaga(proposta.novo) !== body.porMembro) return recusar('precoMudou');
    const alteracaoId = await guardar(trx, ctx, { grupo, proposta });
    for (const assinatura of proposta.membros)
      await anunciarAoMembro(trx, ctx, { grupo, assinatura, alteracaoId, proposta });
    return {
      valeEm: proposta.valeEm,
      avisados: proposta.membros.length,
      pedemAceite: proposta.pedemAceite.length,
    };
  });
}

function exigirAceita({ recusa }: PropostaDeValor): void {
  if (recusa === undefined) return;
  const { chave, valores } = recusa;
  if (chave === 'igual') recusar('dadosInvalidos', { dados: { campos: { valor: 'Este já é o valor do grupo.' } } });
  else recusar(chave === 'acimaDoTeto' ? 'valorAcimaDoTeto' : chave, { valores });
}

/** The announcement, and the group as it is sold from now on; of a dearer plan, the plan itself waits for its day. */
async function guardar(
  trx: Trx,
  { agora, usuario, ip }: ContextoUsuario,
  { grupo, proposta }: { readonly grupo: Grupo; readonly proposta: PropostaDeValor },
): Promise<number> {
  const { novo, valor, idPlano, valeEm, aumento, pedemAceite, responderAte } = proposta;
  const preco = { valor, valor_sem_taxas: novo.valorSemTaxas, valor_taxa: novo.valorTaxa };
  const { id } = await trx
    .insertInto('alteracoes_de_valor')
    .values({
      grupo_id: grupo.id,
      plano_antes: grupo.planoId,
      plano_id: idPlano,
      valor_antes: grupo.valor,
      sem_taxas_antes: grupo.valorSemTaxas,
      taxa_antes: grupo.valorTaxa,
      ...preco,
      anunciada_em: agora,
      vale_em: valeEm,
      responder_ate: pedemAceite.length === 0 ? null : responderAte,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('grupos')
    .set((e) => ({
      ...preco,
      versao_preco: e('versao_preco', '+', 1),
      ...(aumento ? {} : { plano_id: idPlano }),
    }))
    .where('id', '=', grupo.id)
    .execute();
  if (aumento) await agendarPrazo(trx, { tipo: VALOR_VALE, alvoId: id, venceEm: inicioDoDia(valeEm), agora });
  const dados = { de: grupo.valor, para: valor, valeEm };
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: 'grupos.valorAlterado',
    alvo: `grupo:${grupo.id}`,
    dados,
    ip,
    em: agora,
  });
  return id;
}
