import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { MOTIVO_DO_REPORTE } from '@rateia/domain/grupos/reporte';
import { ID_CATEGORIA_CHAMADO, numeroDoChamado } from '@rateia/domain/perfil/chamado';
import { rotuloDe } from '@rateia/domain/tabela';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { conversaComoProva, exigirNoGrupo, grupoVisivel } from '../../grupos/index.ts';
import { abrirChamado } from './abrir-chamado.ts';
import { chamadoInteiro } from './chamado-do-usuario.ts';
import { exigirLimiteDoDia } from './limite-do-dia.ts';
import { reporteAberto } from './reportes.ts';

type Chamada = typeof perfil.createReporte;

/**
 * Reports a group that the person sees. The report is a ticket, which the staff answers; a person has one open for each
 * group (spec B§2 /grupo/reportar/{id}; REGRAS 2.28).
 */
export async function createReporte(
  ctx: ContextoUsuario,
  { params: { id: grupoId }, body: { motivo, texto, comConversa } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { deps, usuario, agora, requestId } = ctx;
  const { grupo, relacao } = await exigirNoGrupo(ctx.db, { ctx, grupoId, chamada: 'getGrupo' });
  // The staff sees every group at its desk, and reports as a person only what that person sees.
  if (!(await grupoVisivel(ctx.db, grupoId, usuario.id))) recusar('grupoNaoEncontrado');
  if (relacao === 'administrador') recusar('reporteDoProprioGrupo');
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    await exigirLimiteDoDia(trx, 'chamadosDemais', { usuarioId: usuario.id, agora, max: regras.chamado.porDia });
    const aberto = await reporteAberto(trx, { usuarioId: usuario.id, grupoId });
    if (aberto !== undefined) recusar('jaReportado', { valores: { numero: numeroDoChamado(aberto) } });
    const prova = comConversa ? await conversaComoProva(trx, deps, { grupoId, usuarioId: usuario.id }) : [];
    const inicio = `${rotuloDe(MOTIVO_DO_REPORTE, motivo)}. Grupo ${grupo.id}, ${grupo.nome}.`;
    const id = await abrirChamado(trx, deps, {
      usuarioId: usuario.id,
      categoria: ID_CATEGORIA_CHAMADO.grupo,
      texto: [inicio, texto, ...prova].join('\n'),
      agora,
      requestId,
    });
    await trx.insertInto('reportes').values({ chamado_id: id, grupo_id: grupoId, motivo, em: agora }).execute();
    return await chamadoInteiro(trx, deps, { id, usuarioId: usuario.id });
  });
}
