import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { ID_TIPO_INTERACAO, MOTIVOS_DO, SOLUCOES_DO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO, MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDoRascunho } from '@rateia/domain/reclamacoes/prazos';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { escreverInteracao, interacoesDe, reescreverInteracao } from '../interacoes.ts';
import { marcarPrazo } from '../prazo.ts';
import type { Alvo } from '../repository.ts';
import { reclamacaoEmCursoDe, travarAlvo } from '../repository.ts';
import { exigirQuemReclamaDoBolao, exigirQueSejaCedo } from './reclamar-do-bolao.ts';
import { exigirQuemReclama, nuncaEntregue, saiuHaMuito } from './situacao-para-reclamar.ts';

type Contrato = typeof reclamacoes.salvarRascunho;

/** Keeps what the member has written so far: one draft for a membership or a pool, written over each time (REGRAS 2.7, 244). */
export async function salvarRascunho(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps } = ctx;
    const { alvo, nuncaEntregue: semEntrega } = await exigirAlvo(trx, ctx, body);
    exigirQueCaiba(alvo, body);
    const { id, idInteracao } = await acharOuFazer(trx, ctx, alvo);
    await reescreverInteracao(trx, deps.cifra, { id: idInteracao, texto: body.descricao, agora });
    await trx
      .updateTable('reclamacoes')
      .set({
        motivo: body.problema,
        solucao: body.solucao,
        falha_desde: body.falhaDesde,
        nunca_entregue: semEntrega,
      })
      .where('id', '=', id)
      .execute();
    return { id, idInteracao };
  });
}

/** The group or pool that the caller complains of, locked: he is or was a member of it, and it is not too late (REGRAS 2.7). */
async function exigirAlvo(
  trx: Trx,
  ctx: ContextoUsuario,
  { idGrupo, idBolao }: Pick<Recebida<Contrato>['body'], 'idGrupo' | 'idBolao'>,
): Promise<{ readonly alvo: Alvo; readonly nuncaEntregue: boolean }> {
  const momento = { agora: ctx.agora, regras: await ctx.deps.regras() };
  if (idGrupo !== null && idBolao === null) {
    const quem = await exigirQuemReclama(trx, ctx, idGrupo);
    const { grupoId, administradorId, assinatura } = quem;
    const alvo = { objeto: 'grupo', grupoId, administradorId, assinaturaId: assinatura.id, bolaoId: null } as const;
    await travarAlvo(trx, alvo);
    if (saiuHaMuito(quem, momento))
      return recusar('reclamacaoTarde', { valores: { dias: String(momento.regras.reclamacoes.diasDepoisDoFim) } });
    return { alvo, nuncaEntregue: nuncaEntregue(quem, momento) };
  }
  if (idBolao === null || idGrupo !== null) return recusar('dadosInvalidos');
  const alvo = { objeto: 'bolao', grupoId: null, administradorId: null, assinaturaId: null, bolaoId: idBolao } as const;
  exigirQueSejaCedo(await exigirQuemReclamaDoBolao(trx, ctx, idBolao), momento);
  await travarAlvo(trx, alvo);
  return { alvo, nuncaEntregue: false };
}

/** A reason and a solution are those of the thing that is complained of. */
function exigirQueCaiba({ objeto }: Alvo, { problema, solucao }: Recebida<Contrato>['body']): void {
  if (problema !== null && !MOTIVOS_DO[objeto].includes(problema)) recusar('dadosInvalidos');
  if (solucao !== null && !SOLUCOES_DO[objeto].includes(solucao)) recusar('dadosInvalidos');
}

async function acharOuFazer(
  trx: Trx,
  { agora, deps, usuario }: ContextoUsuario,
  alvo: Alvo,
): Promise<{ readonly id: number; readonly idInteracao: number }> {
  const emCurso = await reclamacaoEmCursoDe(trx, { ...alvo, usuarioId: usuario.id });
  if (emCurso !== undefined) {
    if (emCurso.estado !== ID_ESTADO_RECLAMACAO.rascunho)
      return recusar('reclamacaoAberta', { valores: { numero: String(emCurso.id) } });
    const [primeira] = await interacoesDe(trx, deps.cifra, emCurso.id);
    return { id: emCurso.id, idInteracao: primeira?.id ?? 0 };
  }
  const { id } = exigir(
    await nascer(trx, MAQUINA_RECLAMACAO, {
      evento: 'rascunhar',
      quem: 'membro',
      usuarioId: usuario.id,
      agora,
      valores: {
        usuario_id: usuario.id,
        administrador_id: alvo.administradorId,
        grupo_id: alvo.grupoId,
        assinatura_id: alvo.assinaturaId,
        bolao_id: alvo.bolaoId,
        origem: 'membro',
        criada_em: agora,
      },
    }),
  );
  await marcarPrazo(trx, { id, limite: limiteDoRascunho(agora, await deps.regras()), agora });
  const idInteracao = await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: id,
    tipo: ID_TIPO_INTERACAO.mensagem,
    autor: 'membro',
    autorId: usuario.id,
    texto: '',
    agora,
  });
  return { id, idInteracao };
}
