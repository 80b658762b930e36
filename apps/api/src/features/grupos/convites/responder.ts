import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { CONVITES_QUE_VALEM, MAQUINA_CONVITE, recusaDeConvite } from '@rateia/domain/grupos/convite';
import type { Executor, Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { relacaoCom } from '../papeis.ts';
import type { Grupo } from '../repository.ts';
import { acharGrupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import type { Convite } from './convites-repository.ts';
import { aceitoPor, travarConvite } from './convites-repository.ts';
import { exigirQueRecebaGente } from './nascer-convite.ts';
import { conviteParaMim } from './quem-responde.ts';

/**
 * The group of an invitation that the caller may answer, or has accepted; refuses an invitation that serves no more and
 * a person who is in already (REGRAS 2.26).
 */
export const lerParaResponder = async (
  db: Executor,
  ctx: ContextoUsuario,
  convite: Convite,
): Promise<{ readonly grupo: Grupo; readonly aceito: boolean }> => {
  const grupo = await acharGrupo(db, convite.grupoId);
  if (grupo === undefined) return recusar('conviteNaoEncontrado');
  const usuarioId = ctx.usuario.id;
  const { relacao, assinatura } = await relacaoCom(db, { grupo, usuarioId });
  if (relacao === 'administrador') recusar('administradorNaoAssina');
  if (assinatura !== undefined && assinatura.pagaEm !== null) recusar('jaParticipa');
  const aceito =
    CONVITES_QUE_VALEM.includes(convite.estado) &&
    (await aceitoPor(db, { conviteId: convite.id, usuarioId })) !== undefined;
  const recusa = aceito ? undefined : recusaDeConvite(convite, ctx.agora);
  if (recusa !== undefined) recusar(recusa);
  return { grupo, aceito };
};

type Aceitar = typeof grupos.aceitarConviteDoGrupo;

/** Accepts; a second time changes nothing, and uses nothing up (REGRAS 2.26). */
export const aceitarConviteDoGrupo = async (
  ctx: ContextoUsuario,
  { params }: Recebida<Aceitar>,
): Promise<Resposta<Aceitar>> =>
  await emTransacao(ctx.db, async (trx) => {
    const convite = await travarOMeu(trx, ctx, params.id);
    const { grupo, aceito } = await lerParaResponder(trx, ctx, convite);
    const resposta = { idGrupo: grupo.id, ate: convite.expiraEm };
    if (aceito) return resposta;
    exigirQueRecebaGente(grupo);
    await aceitar(trx, ctx, { convite, grupo });
    return resposta;
  });

const aceitar = async (
  trx: Trx,
  { agora, usuario }: ContextoUsuario,
  { convite, grupo }: { readonly convite: Convite; readonly grupo: Grupo },
): Promise<void> => {
  const { id, forma, usos, usosMaximos } = convite;
  const restam = usosMaximos - usos;
  await trx.insertInto('convidados').values({ convite_id: id, usuario_id: usuario.id, aceito_em: agora }).execute();
  exigir(
    await mover(trx, MAQUINA_CONVITE, {
      id,
      de: convite.estado,
      evento: 'aceitar',
      quem: 'usuario',
      usuarioId: usuario.id,
      agora,
      contexto: { forma, restam },
      mudar: { usos: usos + 1, respondido_em: agora },
    }),
  );
  await notificar(trx, {
    usuarioId: convite.convidadoPor,
    modelo: 'grupoConviteAceito',
    dados: { grupo: grupo.nome, idGrupo: grupo.id, membro: await nomeDe(trx, usuario.id) },
    fato: `${id}:${usuario.id}`,
    autorId: usuario.id,
    agora,
  });
};

type Recusar = typeof grupos.recusarConviteDoGrupo;

/** Refuses an invitation by e-mail; a link is of nobody, and is left alone (REGRAS 2.26). */
export const recusarConviteDoGrupo = async (ctx: ContextoUsuario, { params }: Recebida<Recusar>): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    const convite = await travarOMeu(trx, ctx, params.id);
    const recusa = recusaDeConvite(convite, ctx.agora);
    if (recusa !== undefined) recusar(recusa);
    const movido = await mover(trx, MAQUINA_CONVITE, {
      id: convite.id,
      de: convite.estado,
      evento: 'recusar',
      quem: 'usuario',
      usuarioId: ctx.usuario.id,
      agora: ctx.agora,
      contexto: { forma: convite.forma, restam: convite.usosMaximos - convite.usos },
      mudar: { respondido_em: ctx.agora },
    });
    if (!movido.ok) recusar('transicaoRecusada');
  });

const travarOMeu = async (trx: Trx, ctx: ContextoUsuario, endereco: string): Promise<Convite> => {
  const { id } = await conviteParaMim(trx, ctx, endereco);
  return (await travarConvite(trx, id)) ?? recusar('conviteNaoEncontrado');
};
