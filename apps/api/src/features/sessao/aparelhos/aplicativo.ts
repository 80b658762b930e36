import { MARCA } from '@rateia/domain/marca';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

export const CONTEXTO_DO_AUTENTICADOR = 'autenticador:segredo';
const CONTEXTO = CONTEXTO_DO_AUTENTICADOR;
const PERIODO_S = 30;

/** Starts over: a secret that was shown and never confirmed is worth nothing. */
export async function novoAplicativo(
  trx: Trx,
  cifra: Cifra,
  { usuarioId, email, agora }: { readonly usuarioId: number; readonly email: string; readonly agora: string },
): Promise<{ readonly segredo: string; readonly uri: string }> {
  const segredo = generateSecret();
  const linha = { segredo_cifrado: cifra.cifrar(segredo, CONTEXTO), criado_em: agora, ultimo_passo: 0 };
  await trx
    .insertInto('autenticadores')
    .values({ usuario_id: usuarioId, ...linha })
    .onConflict((c) => c.column('usuario_id').doUpdateSet(linha).where('autenticadores.confirmado_em', 'is', null))
    .execute();
  return { segredo, uri: generateURI({ issuer: MARCA, label: email, secret: segredo }) };
}

type Conferencia = {
  readonly usuarioId: number;
  readonly codigo: string;
  /** The machine's clock: apps count by the real time, whatever the product's says. */
  readonly parede: number;
  /** The first code, which shows that the app has the secret. */
  readonly confirma?: string;
};

/** Takes the code of one period before or after too, and each code once (ASVS 6.5.1). */
export async function conferirAplicativo(
  trx: Trx,
  cifra: Cifra,
  { usuarioId, codigo, parede, confirma }: Conferencia,
): Promise<boolean> {
  const token = codigo.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const guardado = await trx
    .selectFrom('autenticadores')
    .select(['segredo_cifrado', 'ultimo_passo'])
    .where('usuario_id', '=', usuarioId)
    .where('confirmado_em', confirma === undefined ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (guardado === undefined) return false;
  const lido = verifySync({
    secret: cifra.decifrar(guardado.segredo_cifrado, CONTEXTO),
    token,
    epoch: Math.floor(parede / 1_000),
    epochTolerance: PERIODO_S,
    ...(guardado.ultimo_passo === 0 ? {} : { afterTimeStep: guardado.ultimo_passo }),
  });
  if (!lido.valid) return false;
  const passo = Math.floor(parede / 1_000 / PERIODO_S) + lido.delta;
  await trx
    .updateTable('autenticadores')
    .set({ ultimo_passo: passo, ...(confirma === undefined ? {} : { confirmado_em: confirma }) })
    .where('usuario_id', '=', usuarioId)
    .execute();
  return true;
}

export async function apagarAplicativo(db: Executor, usuarioId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('autenticadores')
    .where('usuario_id', '=', usuarioId)
    .where('confirmado_em', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
