import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ajudaVale, MOTIVOS_DO_FIM, PALAVRAS_DA_AJUDA } from '@rateia/domain/cancelamento/fim';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { preverFim } from '../../grupos/index.ts';
import { exigirAdministrador } from '../exigir-administrador.ts';

type Contrato = typeof cancelamento.getCancelamentoNovo;

/** The reasons for ending a group, each with the help that could make it needless, while it can be given (spec B§7). */
export async function getCancelamentoNovo(
  ctx: ContextoUsuario,
  { query: { idGrupo: grupoId } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  await exigirAdministrador(ctx, { grupoId, chamada: 'getCancelamentoNovo' });
  const pedido = { grupoId, quem: 'administrador', agora: ctx.agora } as const;
  const { grupo, membros } = (await preverFim(ctx.db, ctx.deps, pedido)) ?? recusar('grupoNaoEncontrado');
  const situacao = { status: grupo.status, membros, vagasLivres: grupo.livres };
  return {
    motivos: MOTIVOS_DO_FIM.map(({ id, descricao, ajuda }) => ({
      id,
      descricao,
      ajuda: ajuda !== null && ajudaVale({ ...situacao, ajuda }) ? { tipo: ajuda, ...PALAVRAS_DA_AJUDA[ajuda] } : null,
    })),
  };
}
