import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { estaDentro } from '@rateia/domain/grupos/assinatura';
import { acessoCompartilhado } from '@rateia/domain/grupos/enums';
import { recebeDadosDeAcesso } from '@rateia/domain/grupos/estados';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { assinaturasVivas, travarGrupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { fecharRotacoes, guardarSegredo } from './cofre.ts';
import { contestacaoAberta } from './contestacao.ts';
import type { Entrega } from './entregar-acesso.ts';
import { entregarA } from './entregar-acesso.ts';

type Chamada = typeof grupos.updateDadosAcesso;

/**
 * The administrator delivers the access data, or replaces it: a new version in the vault, its key wrapped for himself
 * and for every member who is in. For those who had none it is the delivery; open rotations are done (REGRAS 2.1).
 */
export async function updateDadosAcesso(
  ctx: ContextoUsuario,
  { body: { idGrupo, campos } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
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
    for (const assinatura of dentro) await contarAoMembro(trx, ctx, { grupo, assinatura, regras, versao });
    return { versao, entregues: dentro.length };
  });
}

/** It came, it came anew, or it changed. An invitation or a code is one person's: those of the others are as they were (REGRAS 2.9). */
async function contarAoMembro(
  trx: Trx,
  ctx: ContextoUsuario,
  { versao, ...entrega }: Entrega & { readonly versao: number },
): Promise<void> {
  const { grupo, assinatura } = entrega;
  const contestada = (await contestacaoAberta(trx, assinatura.id)) !== undefined;
  if (assinatura.acessoEntregueEm === null || contestada) return await entregarA(trx, ctx, entrega);
  if (!acessoCompartilhado(grupo.formaAcesso)) return;
  await notificar(trx, {
    usuarioId: assinatura.usuarioId,
    modelo: 'membroAcessoTrocado',
    dados: { grupo: grupo.nome, idGrupo: grupo.id, administrador: await nomeDe(trx, grupo.administradorId) },
    fato: `${grupo.id}:${versao}`,
    agora: ctx.agora,
  });
}

function preenchidos(campos: Recebida<Chamada>['body']['campos']) {
  return Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined && valor !== ''));
}
