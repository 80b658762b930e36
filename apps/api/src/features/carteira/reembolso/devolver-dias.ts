import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { reembolsoDeDias } from '@rateia/domain/carteira/reembolso-de-dias';
import type { Dia, Instante } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Quem } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Fatura } from '../repository.ts';
import { faturasDaAssinatura, lerAssinatura, travarAssinatura } from '../repository.ts';
import { mesPago } from './calcular-saida.ts';
import { descontarDoReembolso } from './descontos-do-reembolso.ts';
import { devolverDinheiro } from './devolver-dinheiro.ts';
import { devolvidosDe } from './devolvidos.ts';
import type { Reembolso } from './reembolsar-assinatura.ts';
import { comoVolta } from './reembolsar-assinatura.ts';

type Dias = {
  readonly assinaturaId: number;
  /** From this day, to before `ate`. */
  readonly desde: Dia;
  readonly ate: Dia;
};

/** The refund of some days of a membership as it would be on a day, without making it (REGRAS 2.7 resolution 209). */
export async function simularDias(
  db: Executor,
  deps: Deps,
  pedido: Dias & { readonly devolvidoEm: Dia },
): Promise<Reembolso> {
  const { id } = await lerAssinatura(db, pedido.assinaturaId);
  const { faturas, calculo } = await calcular(db, pedido, { travar: false, id });
  return await comoVolta(db, deps, { faturas, calculo, devolvidoEm: pedido.devolvidoEm });
}

/**
 * Gives the share and the fee of some days of a membership back, in the caller's transaction, which holds the group's
 * lock. The membership goes on, and its deposit stays. The key makes it once (REGRAS 2.7 resolution 209).
 */
export async function devolverDias(
  trx: Trx,
  deps: Deps,
  pedido: Dias & { readonly chave: string; readonly motivo: string; readonly quem: Quem; readonly agora: Instante },
): Promise<Reembolso> {
  const { assinaturaId, chave, motivo, quem, agora } = pedido;
  const assinatura = await travarAssinatura(trx, assinaturaId);
  const { faturas, calculo } = await calcular(trx, pedido, { travar: true, id: assinaturaId });
  if (calculo.total === ZERO) return { ...calculo, porPix: ZERO };
  const { calculo: recebido } = await descontarDoReembolso(trx, { faturas, calculo });
  const { porOriginal: porPix } = await devolverDinheiro(trx, deps, {
    assinatura,
    faturas,
    calculo,
    caso: 'culpaDoAdministrador',
    plataformaCobre: false,
    saida: pedido.desde,
    quem,
    motivo,
    agora,
    chave,
    guardaCaucao: true,
  });
  return { ...recebido, porPix };
}

async function calcular(
  db: Executor,
  { desde, ate }: Dias,
  { travar, id }: { readonly travar: boolean; readonly id: number },
) {
  const faturas = await faturasDaAssinatura(db, id, { travar });
  const devolvidos = await devolvidosDe(db, id);
  const meses = faturas.filter(ehMesPago).map((f) => mesPago(f, devolvidos));
  return { faturas, calculo: reembolsoDeDias({ meses, desde, ate }) };
}

function ehMesPago({ status, tipo, ciclo }: Fatura): boolean {
  return status === ID_STATUS_FATURA.pago && tipo !== 'caucao' && ciclo !== undefined;
}
