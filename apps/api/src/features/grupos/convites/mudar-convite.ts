import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { fimDoConvite, MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { mover } from '../../../db/mover.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CONVITE_EXPIRA, ENVIAR_CONVITE } from '../agenda.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { anotarEnvio, exigirEnvioDoDia } from './contar-envio.ts';
import type { Convite } from './convites-repository.ts';
import { travarConvite } from './convites-repository.ts';

type Reenviar = typeof grupos.reenviarConvite;

/** The same invitation goes out once more, and lasts another 7 days from now (REGRAS 2.26). */
export const reenviarConvite = async (
  ctx: ContextoUsuario,
  { params }: Recebida<Reenviar>,
): Promise<Resposta<Reenviar>> =>
  await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario, requestId } = ctx;
    const convite = await travarDoGrupo(trx, ctx, { ...params, chamada: 'reenviarConvite' });
    const regras = await deps.regras();
    const { emailsPorDia: maximo, envios: max } = regras.convites;
    const expiraEm = fimDoConvite({ agora, comVaga: false }, regras);
    const envio = convite.envios + 1;
    const movido = await mover(trx, MAQUINA_CONVITE, {
      ...passoDe(convite, ctx),
      evento: 'reenviar',
      mudar: { envios: envio, expira_em: expiraEm },
    });
    if (!movido.ok) return recusar('transicaoRecusada');
    if (envio > max) recusar('enviosDemais', { valores: { max } });
    await exigirEnvioDoDia(trx, { usuarioId: usuario.id, agora, maximo });
    await anotarEnvio(trx, { conviteId: convite.id, usuarioId: usuario.id, agora });
    await agendarPrazo(trx, { tipo: CONVITE_EXPIRA, alvoId: convite.id, venceEm: expiraEm, agora });
    await enfileirar(trx, ENVIAR_CONVITE, { conviteId: convite.id, envio }, { requestId });
    return { expiraEm };
  });

type Retirar = typeof grupos.retirarConvite;

/** Nobody enters by it any more, not even a person who accepted it and has no seat yet (REGRAS 2.26). */
export const retirarConvite = async (ctx: ContextoUsuario, { params }: Recebida<Retirar>): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    const convite = await travarDoGrupo(trx, ctx, { ...params, chamada: 'retirarConvite' });
    const movido = await mover(trx, MAQUINA_CONVITE, { ...passoDe(convite, ctx), evento: 'retirar' });
    if (!movido.ok) recusar('transicaoRecusada');
    await cancelarPrazos(trx, { tipos: [CONVITE_EXPIRA], alvoId: convite.id });
  });

/** What every step of the administrator on an invitation says. */
const passoDe = ({ id, estado, forma, usos, usosMaximos }: Convite, { agora, usuario }: ContextoUsuario) =>
  ({
    id,
    de: estado,
    quem: 'administrador',
    usuarioId: usuario.id,
    agora,
    contexto: { forma, restam: usosMaximos - usos },
  }) as const;

const travarDoGrupo = async (
  trx: Trx,
  ctx: ContextoUsuario,
  p: { readonly id: number; readonly idConvite: number; readonly chamada: 'reenviarConvite' | 'retirarConvite' },
): Promise<Convite> => {
  await exigirNoGrupo(trx, { ctx, grupoId: p.id, chamada: p.chamada });
  const convite = await travarConvite(trx, p.idConvite);
  return convite?.grupoId === p.id ? convite : recusar('naoEncontrado');
};
