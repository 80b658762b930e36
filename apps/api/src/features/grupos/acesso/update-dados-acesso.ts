import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { estaDentro } from '@rateia/domain/grupos/assinatura';
import { acessoCompartilhado } from '@rateia/domain/grupos/enums';
import { recebeDadosDeAcesso } from '@rateia/domain/grupos/estados';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { marcarEntrega } from '../membros/entrada.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { assinaturasVivas, travarGrupo } from '../repository.ts';
import { fecharRotacoes, guardarSegredo } from './cofre.ts';

type Chamada = typeof grupos.updateDadosAcesso;

/**
 * The administrator delivers the access data, or replaces it: a new version in the vault, its key wrapped for himself
 * and for every member who is in. For those who had none it is the delivery; open rotations are done (REGRAS 2.1).
 */
export const updateDadosAcesso = async (
  ctx: ContextoUsuario,
  { body: { idGrupo, campos } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> =>
  await emTransacao(ctx.db, async (trx) => {
    const { agora, deps } = ctx;
    await exigirNoGrupo(trx, { ctx, grupoId: idGrupo, chamada: 'updateDadosAcesso' });
    const grupo = await travarGrupo(trx, idGrupo);
    if (grupo === undefined || !recebeDadosDeAcesso({ status: grupo.status, jaAssinado: grupo.acessoImediato }))
      return recusar('transicaoRecusada');
    const regras = await deps.regras();
    const dentro = (await assinaturasVivas(trx, idGrupo)).filter((a) => estaDentro(a.estado));
    const leitores = dentro.map((a) => ({ usuarioId: a.usuarioId, assinaturaId: a.id }));
    const { versao } = await guardarSegredo(trx, deps, {
      grupoId: idGrupo,
      administradorId: grupo.administradorId,
      campos: preenchidos(campos),
      leitores,
      agora,
    });
    // An invitation for a new member says nothing about that of a leaver, which counts as removed only when no other
    // member waits (REGRAS 2.9).
    const alguemEspera = dentro.some((a) => a.acessoEntregueEm === null);
    if (acessoCompartilhado(grupo.formaAcesso) || !alguemEspera) await fecharRotacoes(trx, { grupoId: idGrupo, agora });
    for (const assinatura of dentro) {
      if (assinatura.acessoEntregueEm === null) await marcarEntrega(trx, { grupo, assinatura, agora, regras });
      else
        await notificar(trx, {
          usuarioId: assinatura.usuarioId,
          modelo: 'membroAcessoTrocado',
          dados: { grupo: grupo.nome, idGrupo },
          fato: `${idGrupo}:${versao}`,
          agora,
        });
    }
    return { versao, entregues: dentro.length };
  });

const preenchidos = (campos: Recebida<Chamada>['body']['campos']) =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined && valor !== ''));
