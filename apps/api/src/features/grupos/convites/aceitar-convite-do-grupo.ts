import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Grupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import type { Convite } from './convites-repository.ts';
import { exigirQueRecebaGente } from './nascer-convite.ts';
import { lerParaResponder, travarOMeu } from './quem-responde.ts';
import { guardaVaga } from './vaga-guardada.ts';

type Aceitar = typeof grupos.aceitarConviteDoGrupo;

/** Accepts; a second time changes nothing, and uses nothing up (REGRAS 2.26). */
export async function aceitarConviteDoGrupo(
  ctx: ContextoUsuario,
  { params }: Recebida<Aceitar>,
): Promise<Resposta<Aceitar>> {
  return await emTransacao(ctx.db, async (trx) => {
    const convite = await travarOMeu(trx, ctx, params.id);
    const { grupo, aceito } = await lerParaResponder(trx, ctx, convite);
    const resposta = { idGrupo: grupo.id, ate: convite.expiraEm };
    if (aceito) return resposta;
    // Where a seat is kept for him, a full group still takes him.
    if (!(await guardaVaga(trx, convite.id))) exigirQueRecebaGente(grupo);
    await aceitar(trx, ctx, { convite, grupo });
    return resposta;
  });
}

async function aceitar(
  trx: Trx,
  { agora, usuario }: ContextoUsuario,
  { convite, grupo }: { readonly convite: Convite; readonly grupo: Grupo },
): Promise<void> {
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
}
