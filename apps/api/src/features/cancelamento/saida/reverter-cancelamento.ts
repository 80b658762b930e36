import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { recusaDeReversao } from '@rateia/domain/cancelamento/regras';
import { diaDe } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { emTransacao } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { retomarEmissao } from '../../carteira/index.ts';
import { reverterSaida, SAIDA_EXECUTAR, temFila } from '../../grupos/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { exigirMembro } from '../exigir-membro.ts';
import type { MembroQueSai } from '../repository.ts';
import { travarMembro } from '../repository.ts';

type Contrato = typeof cancelamento.reverterCancelamento;

/**
 * Takes a leaving back: the member stays, until the last day and while nobody holds his seat. A member who leaves because
 * he did not rebuild his deposit cannot take it back: that leaving was not his choice (spec B§7; REGRAS 2.8, 2.9).
 */
export async function reverterCancelamento(
  ctx: ContextoUsuario,
  { body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { deps, agora, usuario } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    const meu = await exigirMembro({ ...ctx, db: trx }, body.idGrupo, 'reverterCancelamento');
    const membro = await travarMembro(trx, meu.id);
    exigirReversivel(membro, { hoje: diaDe(agora), temFila: await temFila(trx, membro.id) });
    const assinaturaId = membro.id;
    const reverteu = await reverterSaida(trx, deps, { assinaturaId, quem: 'membro', usuarioId: usuario.id, agora });
    if (!reverteu) return recusar('cancelamentoNaoPermitido');
    await trx.updateTable('assinaturas').set({ motivo_saida: null }).where('id', '=', assinaturaId).execute();
    await cancelarPrazos(trx, { tipos: [SAIDA_EXECUTAR], alvoId: assinaturaId });
    await retomarEmissao(trx, deps, { assinaturaId, agora });
    const { id: idGrupo, nome: grupo } = membro.grupo;
    await notificar(trx, {
      usuarioId: usuario.id,
      modelo: 'saidaRevertida',
      dados: { grupo, idGrupo },
      fato: `${assinaturaId}:${agora}`,
      agora,
    });
    return { estado: ID_ESTADO_ASSINATURA.ativa };
  });
}

function exigirReversivel(
  { saidaEm, motivoSaida }: MembroQueSai,
  { hoje, temFila }: { readonly hoje: string; readonly temFila: boolean },
): void {
  const agendada = saidaEm === null ? {} : { agendadaPara: saidaEm };
  const recusa = recusaDeReversao({ hoje, temFila, motivo: motivoSaida, ...agendada });
  if (recusa === 'vagaJaReservada') recusar('vagaJaReservada');
  if (recusa !== undefined) recusar('cancelamentoNaoPermitido');
}
