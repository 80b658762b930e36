import { createHash } from 'node:crypto';
import type { Recebida } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { ID_TIPO_INTERACAO } from '@rateia/domain/reclamacoes/listagens';
import { MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDaReabertura } from '@rateia/domain/reclamacoes/prazos';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { AnexoGuardado } from '../../../http/anexos/guardar-anexo.ts';
import { guardarAnexo } from '../../../http/anexos/guardar-anexo.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Conclusao } from '../../../http/rotas.ts';
import { ANEXOS_DA_RECLAMACAO } from '../anexos/anexos-repository.ts';
import { porAnexo } from '../anexos/por-anexo.ts';
import { apresentarReclamacao } from '../apresentar-reclamacao.ts';
import { avisarMudanca } from '../avisos.ts';
import { exigirParte } from '../exigir-parte.ts';
import { escreverInteracao } from '../interacoes.ts';
import { aMediacao, marcarMediacao } from '../prazo.ts';
import type { Reclamacao } from '../repository.ts';
import { acharReclamacao, reclamacaoEmCursoDe, travarReclamacao } from '../repository.ts';

type Contrato = typeof reclamacoes.reabrirReclamacao;
type Pedido = Recebida<Contrato>;

/** Once, within 7 days, and with a file that is new: a person looks at it (REGRAS 2.7). */
export async function reabrirReclamacao(ctx: ContextoUsuario, pedido: Pedido): Promise<Conclusao<Contrato>> {
  exigirParte(ctx, await acharReclamacao(ctx.db, pedido.params.id), 'reabrirReclamacao');
  const anexo = await guardarAnexo(ctx, ANEXOS_DA_RECLAMACAO);
  return async (trx) => {
    const achada = await travarReclamacao(trx, pedido.params.id);
    const { reclamacao } = exigirParte(ctx, achada, 'reabrirReclamacao');
    const aberta = await reabrir(trx, ctx, { reclamacao, anexo, texto: pedido.body.texto });
    return await apresentarReclamacao({ ...ctx, db: trx }, aberta);
  };
}

async function reabrir(
  trx: Trx,
  ctx: ContextoUsuario,
  p: { readonly reclamacao: Reclamacao; readonly anexo: AnexoGuardado; readonly texto: string },
): Promise<Reclamacao> {
  const { agora, deps, usuario } = ctx;
  const { id, estado, fechadaEm, reabertaEm, objeto } = p.reclamacao;
  if (await jaTem(trx, id, p.anexo)) return recusar('faltaProvaNova');
  const outra = await reclamacaoEmCursoDe(trx, p.reclamacao);
  if (outra !== undefined && outra.id !== id)
    return recusar('reclamacaoAberta', { valores: { numero: String(outra.id) } });
  const ate = fechadaEm === null ? agora : limiteDaReabertura(fechadaEm, await deps.regras());
  if (reabertaEm === null && fechadaEm !== null && ate <= agora)
    return recusar('prazoTerminado', { valores: { data: formatarMomento(ate) } });
  const mediacao = await aMediacao(deps, agora, objeto);
  const { ok } = await mover(trx, MAQUINA_RECLAMACAO, {
    id,
    de: estado,
    evento: 'reabrir',
    quem: 'membro',
    usuarioId: usuario.id,
    agora,
    contexto: { reaberta: reabertaEm !== null, noPrazo: ate > agora },
    mudar: { ...mediacao, reaberta_em: agora, fechada_em: null, resultado: null },
  });
  if (!ok) return recusar('transicaoRecusada');
  const interacaoId = await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: id,
    tipo: ID_TIPO_INTERACAO.mensagem,
    autor: 'membro',
    autorId: usuario.id,
    texto: p.texto,
    agora,
  });
  const aberta = (await acharReclamacao(trx, id)) ?? recusar('naoEncontrado');
  await porAnexo(trx, ctx, { reclamacao: aberta, lado: 'membro', interacaoId, anexo: p.anexo });
  await marcarMediacao(trx, deps, { reclamacao: aberta, agora });
  await avisarMudanca(trx, {
    reclamacao: aberta,
    fato: interacaoId,
    agora,
    para: 'administrador',
    oQue: 'O membro abriu a reclamação de novo, com uma prova nova.',
    ate: aberta.dataLimite ?? undefined,
  });
  return aberta;
}

/** The same bytes are no new evidence. */
async function jaTem(trx: Trx, reclamacaoId: number, { bytes }: AnexoGuardado): Promise<boolean> {
  const linha = await trx
    .selectFrom('reclamacao_anexos')
    .select('id')
    .where('reclamacao_id', '=', reclamacaoId)
    .where('sha256', '=', createHash('sha256').update(bytes).digest())
    .executeTakeFirst();
  return linha !== undefined;
}
