import { diaDe, milissegundosDe } from '@rateia/domain/datas';
import type { QuemMoveAssinatura } from '@rateia/domain/grupos/assinatura';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { FormaAcesso } from '@rateia/domain/grupos/enums';
import { acessoCompartilhado } from '@rateia/domain/grupos/enums';
import { limiteDeConfirmacao, limiteDeEntrega, limiteDeEnvioDeDados } from '@rateia/domain/grupos/prazos';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { iniciarCiclo } from '../../carteira/index.ts';
import { darChave, primeiraAbertura, segredoAtual } from '../acesso/cofre.ts';
import { ACESSO_LEMBRETE, ACESSO_NAO_ENTREGUE, ACESSO_SILENCIO } from '../agenda.ts';
import { agendarFimDaFidelidade } from '../fidelidade/fim-da-fidelidade.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { notificarEntrega } from '../vida/notificacoes.ts';

/**
 * A paid member enters the group, and from now on the administrator owes him the access. If the vault holds data that
 * serve everybody, the member receives them at once (REGRAS 2.1; part 1, envio de dados de acesso).
 */
export async function entrarNoGrupo(
  trx: Trx,
  deps: Deps,
  pedido: {
    readonly grupo: Grupo;
    readonly assinatura: Assinatura;
    readonly quem: QuemMoveAssinatura;
    readonly agora: string;
    readonly regras: Regras;
  },
): Promise<void> {
  const { grupo, assinatura, quem, agora, regras } = pedido;
  const devido = limiteDeEnvioDeDados(agora, regras);
  const { ok } = await mover(trx, MAQUINA_ASSINATURA, {
    id: assinatura.id,
    de: assinatura.estado,
    evento: 'entrar',
    quem,
    agora,
    mudar: { entrada_em: agora, acesso_devido_ate: devido },
  });
  if (!ok) return;
  const segredo = await segredoAtual(trx, grupo.id);
  if (segredo !== undefined && acessoCompartilhado(grupo.formaAcesso as FormaAcesso)) {
    const { administradorId } = grupo;
    await darChave(trx, deps, {
      segredo,
      administradorId,
      usuarioId: assinatura.usuarioId,
      assinaturaId: assinatura.id,
      agora,
    });
    await marcarEntrega(trx, { grupo, assinatura, agora, regras });
    return;
  }
  const alvoId = assinatura.id;
  await agendarPrazo(trx, { tipo: ACESSO_LEMBRETE, alvoId, venceEm: devido, agora });
  await agendarPrazo(trx, { tipo: ACESSO_NAO_ENTREGUE, alvoId, venceEm: limiteDeEntrega(agora, regras), agora });
}

/** The access reached a member: from here his silence counts as confirmation (REGRAS 2.1, 48 h). */
export async function marcarEntrega(
  trx: Trx,
  pedido: { readonly grupo: Grupo; readonly assinatura: Assinatura; readonly agora: string; readonly regras: Regras },
): Promise<void> {
  const { grupo, assinatura, agora, regras } = pedido;
  const alvoId = assinatura.id;
  const ate = limiteDeConfirmacao(agora, regras);
  await trx
    .updateTable('assinaturas')
    .set({ acesso_entregue_em: agora, acesso_confirmar_ate: ate })
    .where('id', '=', alvoId)
    .execute();
  await cancelarPrazos(trx, { tipos: [ACESSO_LEMBRETE, ACESSO_NAO_ENTREGUE], alvoId });
  await agendarPrazo(trx, { tipo: ACESSO_SILENCIO, alvoId, venceEm: ate, agora });
  await notificarEntrega(trx, { grupo, usuarioId: assinatura.usuarioId, ate, agora });
}

/**
 * Cycle day 1 is the day of the first access (REGRAS 2.1). Members who begin together share the earliest one, so that
 * the group has one day of the month. A member who enters a signed group has a cycle of his own.
 */
export async function iniciarCiclos(
  trx: Trx,
  deps: Deps,
  pedido: { readonly grupo: Grupo; readonly assinaturas: readonly Assinatura[]; readonly agora: string },
): Promise<void> {
  const { grupo, agora } = pedido;
  const novas = pedido.assinaturas.filter((a) => a.cicloInicio === null && a.acessoConfirmadoEm !== null);
  const acessos: string[] = [];
  for (const nova of novas) acessos.push(await primeiroAcesso(trx, nova));
  const primeiro = acessos.sort((a, b) => milissegundosDe(a) - milissegundosDe(b))[0];
  if (primeiro === undefined) return;
  const inicio = diaDe(primeiro);
  for (const nova of novas) {
    await iniciarCiclo(trx, deps, { assinaturaId: nova.id, inicio, agora });
    await agendarFimDaFidelidade(trx, deps, { grupo, assinatura: nova, inicio, agora });
  }
  if (grupo.cicloInicio !== null) return;
  await trx
    .updateTable('grupos')
    .set({ ciclo_inicio: inicio, dia_ciclo: Number(inicio.slice(8)) })
    .where('id', '=', grupo.id)
    .execute();
}

async function primeiroAcesso(trx: Trx, a: Assinatura): Promise<string> {
  const confirmado = a.acessoConfirmadoEm ?? a.criadaEm;
  const aberto = await primeiraAbertura(trx, {
    grupoId: a.grupoId,
    usuarioId: a.usuarioId,
    desde: a.entradaEm ?? a.criadaEm,
  });
  return aberto !== undefined && aberto < confirmado ? aberto : confirmado;
}
