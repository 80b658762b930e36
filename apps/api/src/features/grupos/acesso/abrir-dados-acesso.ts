import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import { recusaDeAcesso } from '@rateia/domain/grupos/assinatura';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { travarAssinatura } from '../repository.ts';
import { abrirSegredo } from './cofre.ts';

type Chamada = typeof grupos.abrirDadosAcesso;

/**
 * Opens the access data for a member who paid, entered and is not suspended, as the database says at this moment, or
 * for the administrator who wrote it. The opening is recorded before anything is shown (REGRAS 2.15; CONFIABILIDADE
 * 1.11).
 */
export async function abrirDadosAcesso(ctx: ContextoUsuario, { params: { id } }: PorId): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, usuario } = ctx;
    const { grupo, assinatura } = await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'abrirDadosAcesso' });
    // Under the row's lock: a member who is being removed right now either opened before, or does not open.
    const atual = assinatura === undefined ? undefined : await travarAssinatura(trx, assinatura.id);
    const recusado =
      grupo.administradorId !== usuario.id &&
      (atual === undefined || recusaDeAcesso({ ...atual, agora, hoje: diaDe(agora) }) !== undefined);
    const aberto = recusado ? undefined : await abrirSegredo(trx, ctx.deps, { grupoId: id, usuarioId: usuario.id });
    if (aberto === undefined) return recusar('acessoNaoDisponivel');
    await trx
      .insertInto('segredo_aberturas')
      .values({
        segredo_id: aberto.id,
        usuario_id: usuario.id,
        dispositivo_id: usuario.dispositivoId,
        ip: ctx.ip,
        aberto_em: agora,
      })
      .execute();
    return { versao: aberto.versao, campos: aberto.campos, enviadoEm: aberto.criadoEm };
  });
}
