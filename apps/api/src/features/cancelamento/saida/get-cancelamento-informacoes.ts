import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { economiaDoMembro } from '../../carteira/index.ts';
import { exigirMembro } from '../exigir-membro.ts';
import { dividasDaAssinatura } from '../repository.ts';

type Contrato = typeof cancelamento.getCancelamentoInformacoes;

/** The consequences of leaving, before the member chooses how (spec B§2 informacoes, B§7). */
export async function getCancelamentoInformacoes(
  ctx: ContextoUsuario,
  { query }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const membro = await exigirMembro(ctx, query.idGrupo, 'getCancelamentoInformacoes');
  const { id, nome, servico, icone, cor } = membro.grupo;
  const economia = await economiaDoMembro(ctx.db, { usuarioId: membro.usuarioId, grupoId: id });
  return {
    grupo: { id, nome, servico, icone, cor },
    caucao: membro.caucao,
    cicloFim: membro.cicloFim,
    economiaMensal: economia.mensal,
    dividas: await dividasDaAssinatura(ctx.db, { assinaturaId: membro.id, hoje: diaDe(ctx.agora) }),
    saidaAgendada: membro.saidaEm,
  };
}
