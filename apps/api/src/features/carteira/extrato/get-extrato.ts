import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { lerExtrato } from './ler-extrato.ts';

type Contrato = typeof carteira.getExtrato;

/** A page of the statement of a window (CONFIABILIDADE 1.2). */
export async function getExtrato(
  { db, deps, usuario }: ContextoUsuario,
  { query }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { conta, de, ate, antesDe, limite } = query;
  return await lerExtrato(db, deps, {
    usuarioId: usuario.id,
    conta,
    de: de === undefined ? undefined : inicioDoDia(de),
    ate: ate === undefined ? undefined : inicioDoDia(somarDias(ate, 1)),
    antesDe,
    limite,
  });
}
