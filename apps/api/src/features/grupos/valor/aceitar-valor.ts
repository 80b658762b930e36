import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_MUDANCA, MAQUINA_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { VALOR_LEMBRETE, VALOR_SILENCIO } from '../agenda.ts';
import { exigirMembro } from '../papeis.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { mensalDe, precoDe } from './proposta-de-valor.ts';
import { mudancaAberta } from './valor-repository.ts';

type Chamada = typeof grupos.aceitarValor;

/** The member agrees to a rise above 10 %, at the amount that he saw (REGRAS 2.11). */
export async function aceitarValor(
  ctx: ContextoUsuario,
  { params: { id }, body }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, usuario } = ctx;
    const membro = await exigirMembro(trx, { ctx, grupoId: id, chamada: 'aceitarValor' });
    await travarAssinaturaEGrupo(trx, membro.id);
    const mudanca = await mudancaAberta(trx, membro.id);
    if (mudanca?.estado !== ID_ESTADO_MUDANCA.esperando) return recusar('transicaoRecusada');
    if (mensalDe(precoDe(mudanca), membro) !== body.valorMensal) return recusar('precoMudou');
    await responder(trx, { ...mudanca, de: mudanca.estado, evento: 'aceitar', usuarioId: usuario.id, agora });
    return { valeEm: mudanca.valeEm };
  });
}

/** A member whose leaving is taken back agrees to what he had not answered (REGRAS 2.11). */
export async function ficarComNovoValor(
  trx: Trx,
  p: { readonly assinaturaId: number; readonly usuarioId: number | null; readonly agora: Instante },
): Promise<void> {
  const mudanca = await mudancaAberta(trx, p.assinaturaId);
  if (mudanca?.estado !== ID_ESTADO_MUDANCA.silencio) return;
  await responder(trx, { ...p, id: mudanca.id, de: mudanca.estado, evento: 'ficar' });
}

async function responder(
  trx: Trx,
  p: {
    readonly id: number;
    readonly de: 'esperando' | 'silencio';
    readonly evento: 'aceitar' | 'ficar';
    readonly usuarioId: number | null;
    readonly agora: Instante;
  },
): Promise<void> {
  const { id, de, evento, usuarioId, agora } = p;
  const mudar = { respondida_em: agora };
  exigir(await mover(trx, MAQUINA_MUDANCA, { id, de, evento, quem: 'membro', usuarioId, agora, mudar }));
  await cancelarPrazos(trx, { tipos: [VALOR_LEMBRETE, VALOR_SILENCIO], alvoId: id });
}
