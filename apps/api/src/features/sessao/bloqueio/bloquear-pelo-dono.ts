import type { Instante } from '@rateia/domain/datas';
import { instanteDe } from '@rateia/domain/datas';
import { formatarHora, formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { revogarDispositivoDe } from '../aparelhos/dispositivos.ts';
import { anularLinks, criarLink, enviarLink } from '../links/links.ts';
import { encerrarPedidos } from '../login/pedidos-repository.ts';
import { encerrarSessoes } from '../sessoes/encerrar-sessoes.ts';
import { pararExclusao } from './parar-exclusao.ts';

type Bloqueio = {
  readonly usuarioId: number;
  /** The device that is not the owner's, where one is known. */
  readonly dispositivoId: number | null;
  readonly agora: Instante;
  readonly ip: string;
  readonly requestId: string;
  readonly como: 'link' | 'aparelho';
};

/**
 * "Isn't me": every session ends, the device loses its trust, pending requests are void, a deletion too, and the
 * password opens nothing any more. The owner gets a link to make a new password, which lifts the block (spec A§7
 * Security; ASVS 7.4.2; REGRAS 2.18). Returns the sessions that ended, for the caller to forget after the commit.
 */
export async function bloquearPeloDono(trx: Trx, deps: Deps, b: Bloqueio): Promise<readonly string[]> {
  const { usuarioId, dispositivoId, agora, ip, requestId, como } = b;
  const parede = instanteDe(deps.relogio.parede());
  await trx
    .updateTable('usuarios')
    .set((e) => ({
      // A block of the operation stays one: the owner's cannot make it liftable.
      bloqueado_por: e
        .case()
        .when('bloqueado_em', 'is', null)
        .then('dono')
        .else(e.fn.coalesce('bloqueado_por', e.val('operacao')))
        .end(),
      bloqueado_em: e.fn.coalesce('bloqueado_em', e.cast<string>(e.val(agora), 'timestamptz')),
      senha_expirada_em: agora,
    }))
    .where('id', '=', usuarioId)
    .execute();
  if (dispositivoId !== null) await revogarDispositivoDe(trx, { usuarioId, id: dispositivoId, agora, parede });
  // The logins under way are closed first: this waits for one that is just being finished, so that its session is found.
  await encerrarPedidos(trx, { usuarioId, agora });
  const encerradas = await encerrarSessoes(trx, { usuarioId }, { motivo: 'bloqueio', parede });
  await anularLinks(trx, { usuarioId, tipos: ['senha', 'novaSenha', 'liberacao', 'bloqueio'], agora });
  await pararExclusao(trx, {
    usuarioId,
    motivo: 'bloqueioDoDono',
    autor: { quem: 'usuario', autorId: usuarioId },
    agora,
    requestId,
  });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'conta.bloqueada',
    alvo: `usuario:${usuarioId}`,
    dados: { por: 'dono', como, dispositivoId },
    ip,
    em: agora,
  });
  const { sessao } = await deps.regras();
  const link = await criarLink(trx, { tipo: 'senha', usuarioId, agora, minutos: sessao.minutosDoLink });
  await enviarLink(trx, deps, {
    usuarioId,
    modelo: 'contaBloqueada',
    dados: { quando: formatarMomento(agora), validoAte: formatarHora(link.expiraEm) },
    caminho: link.caminho,
    requestId,
  });
  return encerradas;
}
