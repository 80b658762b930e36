import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { ID_TIPO_INTERACAO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO, MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDoRascunho } from '@rateia/domain/reclamacoes/prazos';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { escreverInteracao, interacoesDe, reescreverInteracao } from '../interacoes.ts';
import { marcarPrazo } from '../prazo.ts';
import { reclamacaoEmCursoDe, travarVaga } from '../repository.ts';
import type { QuemReclama } from './situacao-para-reclamar.ts';
import { exigirQuemReclama, nuncaEntregue, saiuHaMuito } from './situacao-para-reclamar.ts';

type Contrato = typeof reclamacoes.salvarRascunho;

/** Keeps what the member has written so far: one draft for a membership, written over each time (REGRAS 2.7, 244). */
export async function salvarRascunho(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps } = ctx;
    const quem = await exigirQuemReclama(trx, ctx, body.idGrupo);
    await travarVaga(trx, { grupoId: quem.grupoId, assinaturaId: quem.assinatura.id });
    const regras = await deps.regras();
    if (saiuHaMuito(quem, { agora, regras }))
      return recusar('reclamacaoTarde', { valores: { dias: String(regras.reclamacoes.diasDepoisDoFim) } });
    const { id, idInteracao } = await acharOuFazer(trx, ctx, quem);
    await reescreverInteracao(trx, deps.cifra, { id: idInteracao, texto: body.descricao, agora });
    await trx
      .updateTable('reclamacoes')
      .set({
        motivo: body.problema,
        solucao: body.solucao,
        falha_desde: body.falhaDesde,
        nunca_entregue: nuncaEntregue(quem, { agora, regras }),
      })
      .where('id', '=', id)
      .execute();
    return { id, idInteracao };
  });
}

async function acharOuFazer(
  trx: Trx,
  { agora, deps, usuario }: ContextoUsuario,
  { assinatura, grupoId, administradorId }: QuemReclama,
): Promise<{ readonly id: number; readonly idInteracao: number }> {
  const emCurso = await reclamacaoEmCursoDe(trx, assinatura.id);
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
        administrador_id: administradorId,
        grupo_id: grupoId,
        assinatura_id: assinatura.id,
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
