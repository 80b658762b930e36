import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { estaDentro } from '@rateia/domain/grupos/assinatura';
import { limiteRetomado } from '@rateia/domain/grupos/contestacao';
import { acessoCompartilhado, ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { recebeDadosDeAcesso } from '@rateia/domain/grupos/estados';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ACESSO_SILENCIO } from '../agenda.ts';
import { escrever } from '../conversa/conversa.ts';
import { marcarEntrega } from '../membros/entrada.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { travarAssinatura, travarGrupo } from '../repository.ts';
import { nomeDe, notificarEntrega } from '../vida/notificacoes.ts';
import type { DadosDeAcesso } from './cofre.ts';
import { codigoDeOutro, darChave, guardarSegredo, segredoAtual } from './cofre.ts';
import { fecharContestacao } from './contestacao.ts';
import { emailDoConvite } from './email-do-convite.ts';

type Chamada = typeof grupos.entregarAcesso;

/**
 * The administrator delivers the access to one member: the group's data in the vault, and the data of this member
 * alone. The other members are not told, because nothing changed for them (REGRAS 2.1; spec B§3 forms of access). A
 * member who reported that he did not get in gets it again, and his clock goes on.
 */
export async function entregarAcesso(
  ctx: ContextoUsuario,
  { params: { id }, body: { idAssinatura, campos } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps } = ctx;
    await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'entregarAcesso' });
    const grupo = await travarGrupo(trx, id);
    if (grupo === undefined || !recebeDadosDeAcesso({ status: grupo.status, jaAssinado: grupo.acessoImediato }))
      return recusar('transicaoRecusada');
    const assinatura = await travarAssinatura(trx, idAssinatura);
    if (assinatura?.grupoId !== id || !estaDentro(assinatura.estado)) return recusar('naoEncontrado');
    const proprios = await proprioDoMembro(trx, { grupo, assinatura, campos });
    await guardarParaUm(trx, ctx, { grupo, assinatura, proprios });
    await entregarA(trx, ctx, { grupo, assinatura, regras: await deps.regras() });
    return { entregueEm: agora };
  });
}

/** The keys and secrets that this member reads. A password that nobody wrote, or a code without the code, serves nobody. */
async function guardarParaUm(
  trx: Trx,
  { deps, agora }: ContextoUsuario,
  p: { readonly grupo: Grupo; readonly assinatura: Assinatura; readonly proprios: DadosDeAcesso },
): Promise<void> {
  const { grupo, assinatura, proprios } = p;
  const { id: grupoId, administradorId, formaAcesso } = grupo;
  const comum = await segredoAtual(trx, grupoId);
  const falta =
    formaAcesso === ID_FORMA_ACESSO.codigoAtivacao
      ? proprios.codigo === undefined
      : comum === undefined && acessoCompartilhado(formaAcesso);
  if (falta) return recusar('transicaoRecusada');
  const { codigo } = proprios;
  if (codigo !== undefined && (await codigoDeOutro(trx, deps, { grupoId, assinaturaId: assinatura.id, codigo })))
    return recusar('codigoJaDado');
  const leitor = { usuarioId: assinatura.usuarioId, assinaturaId: assinatura.id };
  if (comum !== undefined) await darChave(trx, deps, { segredo: comum, administradorId, ...leitor, agora });
  if (Object.keys(proprios).length === 0) return;
  const { assinaturaId } = leitor;
  const pedido = { grupoId, administradorId, campos: proprios, leitores: [leitor], assinaturaId, agora };
  await guardarSegredo(trx, deps, pedido);
}

/**
 * The data that only this member reads. For an invitation it is the address to which it was sent: there is nothing else
 * to open.
 */
async function proprioDoMembro(
  trx: Trx,
  p: { readonly grupo: Grupo; readonly assinatura: Assinatura; readonly campos: DadosDeAcesso },
): Promise<DadosDeAcesso> {
  const escritos: DadosDeAcesso = Object.fromEntries(
    Object.entries(p.campos).filter(([, valor]) => valor !== undefined && valor !== ''),
  );
  if (p.grupo.formaAcesso !== ID_FORMA_ACESSO.convite || escritos.instrucoes !== undefined) return escritos;
  const email = await emailDoConvite(trx, p.assinatura.usuarioId);
  return { ...escritos, instrucoes: `O convite foi para ${email}. Aceite com a conta desse e-mail.` };
}

export type Entrega = { readonly grupo: Grupo; readonly assinatura: Assinatura; readonly regras: Regras };

/** It came, or it came anew. */
export async function entregarA(trx: Trx, ctx: ContextoUsuario, e: Entrega): Promise<void> {
  if (e.assinatura.acessoEntregueEm === null) await marcarEntrega(trx, { ...e, agora: ctx.agora });
  else await entregarDeNovo(trx, ctx, e);
}

/** The clock goes on where it stood; without one that stood, only the word that it came anew. */
async function entregarDeNovo(
  trx: Trx,
  { agora, deps, usuario }: ContextoUsuario,
  { grupo, assinatura, regras }: Entrega,
): Promise<void> {
  const contestacao = await fecharContestacao(trx, {
    assinaturaId: assinatura.id,
    evento: 'responder',
    quem: 'administrador',
    usuarioId: usuario.id,
    agora,
  });
  const { usuarioId, acessoConfirmarAte } = assinatura;
  if (contestacao === undefined) {
    await notificarEntrega(trx, { grupo, usuarioId, ate: acessoConfirmarAte, agora, deNovo: true });
    return;
  }
  const ate = limiteRetomado({ minutos: contestacao.minutosRestantes, agora }, regras);
  await trx.updateTable('assinaturas').set({ acesso_confirmar_ate: ate }).where('id', '=', assinatura.id).execute();
  await agendarPrazo(trx, { tipo: ACESSO_SILENCIO, alvoId: assinatura.id, venceEm: ate, agora });
  const texto = `${await nomeDe(trx, grupo.administradorId)} enviou o acesso de novo. O prazo voltou a andar.`;
  await escrever(trx, deps.cifra, { assinaturaId: assinatura.id, autorId: null, texto, agora });
  await notificarEntrega(trx, { grupo, usuarioId, ate, agora, deNovo: true });
}
