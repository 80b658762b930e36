import { randomBytes } from 'node:crypto';
import { ALFABETO_PIN, normalizarPin } from '@rateia/domain/cadastro/pin';
import type { Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

const QUANTOS = 10;
const TAMANHO = 10;
const MEIO = TAMANHO / 2;

function contextoDe(usuarioId: number): string {
  return `recuperacao:${usuarioId}`;
}
function novoCodigo(): string {
  return Array.from(randomBytes(TAMANHO), (byte) => ALFABETO_PIN.charAt(byte % ALFABETO_PIN.length)).join('');
}

/** Ten codes for the day the phone is lost: shown once, kept as keyed hashes; those from before are void (ASVS 6.5.1, 6.5.2). */
export async function novosCodigos(
  trx: Trx,
  cifra: Cifra,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: string },
): Promise<string[]> {
  await apagarCodigos(trx, usuarioId);
  const codigos = Array.from({ length: QUANTOS }, novoCodigo);
  await trx
    .insertInto('codigos_de_recuperacao')
    .values(
      codigos.map((codigo) => ({
        usuario_id: usuarioId,
        hash: cifra.hashCodigo(codigo, contextoDe(usuarioId)),
        criado_em: agora,
      })),
    )
    .execute();
  return codigos.map((codigo) => `${codigo.slice(0, MEIO)}-${codigo.slice(MEIO)}`);
}

/** True once for each code. */
export async function usarCodigo(
  trx: Trx,
  cifra: Cifra,
  { usuarioId, codigo, agora }: { readonly usuarioId: number; readonly codigo: string; readonly agora: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('codigos_de_recuperacao')
    .set({ usado_em: agora })
    .where('usuario_id', '=', usuarioId)
    .where('hash', '=', cifra.hashCodigo(normalizarPin(codigo), contextoDe(usuarioId)))
    .where('usado_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function apagarCodigos(trx: Trx, usuarioId: number): Promise<void> {
  await trx.deleteFrom('codigos_de_recuperacao').where('usuario_id', '=', usuarioId).execute();
}
