import { diaDe, diasEntre } from '@rateia/domain/datas';
import type { Solucao } from '@rateia/domain/reclamacoes/listagens';
import { ID_SOLUCAO, ID_TIPO_INTERACAO, SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO, MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDaProposta, limiteDaResposta } from '@rateia/domain/reclamacoes/prazos';
import { rotuloDe } from '@rateia/domain/tabela';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { recusar } from '../../../http/erros.ts';
import { avisarMudanca, avisarProposta } from '../avisos.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { escreverInteracao } from '../interacoes.ts';
import { aMediacao, marcarMediacao, marcarPrazo } from '../prazo.ts';
import { acharReclamacao } from '../repository.ts';
import type { Ato } from './ato.ts';
import { anotarResposta, exigirPrazo } from './ato.ts';

export type Proposta = {
  readonly solucao: Solucao;
  readonly texto: string;
  readonly dias?: number | undefined;
};

/** The administrator proposes; the member asks for another solution, twice at most (REGRAS 2.7, 200). */
export async function proporSolucao(trx: Trx, ato: Ato<Proposta>): Promise<number> {
  exigirPrazo(ato.reclamacao, ato.ctx.agora);
  return ato.lado === 'administrador' ? await propor(trx, ato) : await pedirOutra(trx, ato);
}

async function propor(trx: Trx, { ctx, reclamacao, dita }: Ato<Proposta>): Promise<number> {
  const { agora, deps, usuario } = ctx;
  const { id } = reclamacao;
  const regras = await deps.regras();
  const limite = limiteDaProposta(agora, regras);
  const dias = dita.solucao === ID_SOLUCAO.solucaoReembolso ? (dita.dias ?? null) : null;
  const desde = reclamacao.contaDesde ?? diaDe(agora);
  const { total } = await calcularSolucao(trx, deps, { reclamacao, solucao: dita.solucao, desde, dias, agora });
  if (dias !== null) await exigirDiasPagos(trx, { assinaturaId: reclamacao.assinaturaId, desde, dias });
  const { ok } = await mover(trx, MAQUINA_RECLAMACAO, {
    id,
    de: reclamacao.estado,
    evento: 'propor',
    quem: 'administrador',
    usuarioId: usuario.id,
    agora,
    mudar: { data_limite: limite, lembrada: false },
    dados: { solucao: dita.solucao, total },
  });
  if (!ok) return recusar('transicaoRecusada');
  await anotarResposta(trx, reclamacao, agora);
  const interacaoId = await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: id,
    tipo: ID_TIPO_INTERACAO.proposta,
    autor: 'administrador',
    autorId: usuario.id,
    texto: dita.texto,
    agora,
    proposta: { solucao: dita.solucao, dias, valor: total },
  });
  await marcarPrazo(trx, { id, limite, agora });
  await avisarProposta(trx, { reclamacao, fato: interacaoId, agora, valor: total, ate: limite });
  return interacaoId;
}

/** Never more days than the member has paid since the failure began (REGRAS 2.7). */
async function exigirDiasPagos(
  trx: Trx,
  p: { readonly assinaturaId: number | null; readonly desde: string; readonly dias: number },
): Promise<void> {
  const linha = await trx
    .selectFrom('faturas_de_vaga')
    .select((e) => e.fn.max('competencia_fim').as('fim'))
    .where('assinatura_id', '=', p.assinaturaId ?? 0)
    .where('paga_em', 'is not', null)
    .executeTakeFirst();
  const pagos = linha?.fim == null ? 0 : Math.max(0, diasEntre(p.desde, linha.fim) + 1);
  if (p.dias > pagos) recusar('propostaAcimaDoPago', { valores: { dias: String(pagos) } });
}

async function pedirOutra(trx: Trx, { ctx, reclamacao, dita }: Ato<Proposta>): Promise<number> {
  const { agora, deps, usuario } = ctx;
  const { id, rodadas, motivo } = reclamacao;
  const regras = await deps.regras();
  if (reclamacao.estado !== ID_ESTADO_RECLAMACAO.propostaEnviada || motivo === null)
    return recusar('transicaoRecusada');
  const contexto = { rodadas, rodadasMaximas: regras.reclamacoes.rodadas - 1 };
  const limite = limiteDaResposta({ motivo, agora }, regras);
  const mediacao = await aMediacao(deps, agora);
  const passo = await mover(trx, MAQUINA_RECLAMACAO, {
    id,
    de: reclamacao.estado,
    evento: 'recusar',
    quem: 'membro',
    usuarioId: usuario.id,
    agora,
    contexto,
    mudar: { rodadas: rodadas + 1, solucao: dita.solucao },
    mudarPor: (para) => (para === ID_ESTADO_RECLAMACAO.mediacao ? mediacao : { data_limite: limite }),
    dados: { solucao: dita.solucao },
  });
  if (!passo.ok) return recusar('transicaoRecusada');
  const interacaoId = await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: id,
    tipo: ID_TIPO_INTERACAO.mensagem,
    autor: 'membro',
    autorId: usuario.id,
    texto: [`Pedi outra solução: ${rotuloDe(SOLUCAO, dita.solucao)}.`, dita.texto].filter((t) => t !== '').join('\n'),
    agora,
  });
  const depois = (await acharReclamacao(trx, id)) ?? recusar('naoEncontrado');
  const naMesa = depois.estado === ID_ESTADO_RECLAMACAO.mediacao;
  if (naMesa) await marcarMediacao(trx, deps, { reclamacao: depois, agora });
  else await marcarPrazo(trx, { id, limite, agora });
  const oQue = naMesa
    ? 'O membro recusou pela segunda vez. Uma pessoa da equipe vai decidir.'
    : 'O membro pediu outra solução.';
  await avisarMudanca(trx, {
    reclamacao: depois,
    fato: interacaoId,
    agora,
    para: 'administrador',
    oQue,
    ate: depois.dataLimite ?? undefined,
  });
  return interacaoId;
}
