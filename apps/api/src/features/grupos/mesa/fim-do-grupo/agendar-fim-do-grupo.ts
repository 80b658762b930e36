import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { preverFim } from '../../vida/prever-fim.ts';
import { decidirSobreGrupo } from '../decidir-sobre-grupo.ts';
import { exigirGrupoAlheio } from '../exigir-grupo-alheio.ts';
import { contarAoAdministrador } from './contar-ao-administrador.ts';

/** Sets the end of a group, on the day that the operator was shown and no other (REGRAS 2.1). */
export async function agendarFimDoGrupo(
  ctx: ContextoUsuario,
  { params: { id: grupoId }, body: { em, mensagem } }: Recebida<typeof backoffice.agendarFimDoGrupo>,
) {
  await exigirGrupoAlheio(ctx.db, ctx, grupoId);
  const previsto = await preverFim(ctx.db, ctx.deps, { grupoId, agora: ctx.agora });
  if (previsto?.noFim === undefined) return recusar('transicaoRecusada');
  if (previsto.noFim.em !== em) return recusar('conflito');
  return await decidirSobreGrupo(ctx, {
    grupoId,
    mensagem,
    acao: 'grupo.agendarFim',
    evento: () => 'agendarFim',
    fimEm: em,
    depois: async (trx, { nome, administradorId }) =>
      await contarAoAdministrador(trx, ctx, {
        administradorId,
        assunto: `${nome} termina em ${formatarDia(em)}`,
        fato: `Nossa equipe marcou o fim do grupo para ${formatarDia(em)}. Até lá ele continua, sem membros novos. Nesse dia a caução volta para cada membro.`,
        mensagem,
      }),
  });
}
