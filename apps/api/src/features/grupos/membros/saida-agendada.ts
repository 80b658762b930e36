import type { Dia } from '@rateia/domain/datas';
import type { QuemMoveAssinatura } from '@rateia/domain/grupos/assinatura';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { EstadoVaga } from '@rateia/domain/grupos/vagas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Assinatura } from '../repository.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { ficarComNovoValor } from '../valor/aceitar-valor.ts';
import { moverGrupo } from '../vida/mover-grupo.ts';

type Pedido = {
  readonly assinaturaId: number;
  readonly quem: QuemMoveAssinatura;
  readonly usuarioId: number | null;
  readonly agora: string;
};

/**
 * A member will leave after a day: his seat is em_saida and a full group shows the date (REGRAS 2.1, 4 → 76). False
 * when the membership cannot. The deadline that ends it on that day is the caller's.
 */
export async function agendarSaida(trx: Trx, deps: Deps, pedido: Pedido & { readonly saidaEm: Dia }): Promise<boolean> {
  const assinatura = await mudar(trx, { ...pedido, evento: 'agendarSaida' });
  if (assinatura === undefined) return false;
  await marcarVagas(trx, { ...pedido, assinatura, de: 'ocupada', evento: 'agendarSaida', para: 'em_saida' });
  await notificarGrupo(trx, deps, { ...pedido, assinatura, evento: 'agendarSaida' });
  return true;
}

/** The leaver stays: seat and group as before (REGRAS 2.1, 76 → 4). False when he was not leaving. */
export async function reverterSaida(trx: Trx, deps: Deps, pedido: Pedido): Promise<boolean> {
  const assinatura = await mudar(trx, { ...pedido, evento: 'reverterSaida', saidaEm: null });
  if (assinatura === undefined) return false;
  await marcarVagas(trx, { ...pedido, assinatura, de: 'em_saida', evento: 'reverterSaida', para: 'ocupada' });
  await ficarComNovoValor(trx, pedido);
  await notificarGrupo(trx, deps, { ...pedido, assinatura, evento: 'reverterSaida' });
  return true;
}

type Evento = 'agendarSaida' | 'reverterSaida';

async function mudar(trx: Trx, p: Pedido & { readonly evento: Evento; readonly saidaEm: Dia | null }) {
  const achados = await travarAssinaturaEGrupo(trx, p.assinaturaId);
  if (achados === undefined) throw new Error(`no membership ${p.assinaturaId}`);
  const { assinatura } = achados;
  const { evento, quem, usuarioId, agora, saidaEm } = p;
  const { ok } = await mover(trx, MAQUINA_ASSINATURA, {
    id: assinatura.id,
    de: assinatura.estado,
    evento,
    quem,
    usuarioId,
    agora,
    mudar: { saida_em: saidaEm },
  });
  return ok ? assinatura : undefined;
}

/** Statuses without such a row stay as they are: a group that already ends, or waits for its access. */
async function notificarGrupo(
  trx: Trx,
  deps: Deps,
  p: Pedido & { readonly assinatura: Assinatura; readonly evento: Evento },
): Promise<void> {
  const { assinatura, evento, quem, usuarioId, agora } = p;
  await moverGrupo(trx, deps, {
    grupoId: assinatura.grupoId,
    evento,
    quem,
    usuarioId,
    agora,
    dados: { assinaturaId: assinatura.id },
  });
}

async function marcarVagas(
  trx: Trx,
  m: Pedido & {
    readonly assinatura: Assinatura;
    readonly de: EstadoVaga;
    readonly evento: Evento;
    readonly para: EstadoVaga;
  },
): Promise<void> {
  const { grupoId, id } = m.assinatura;
  await sql`select marcar_vagas(${grupoId}, ${id}, ${m.de}, ${m.evento}, ${m.para}, ${m.quem}, ${m.usuarioId}, ${m.agora})`.execute(
    trx,
  );
}
