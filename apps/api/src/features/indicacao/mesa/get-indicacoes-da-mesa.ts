import type { backofficeIndicacoes } from '@rateia/contracts/backoffice-indicacoes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarIndicacoesDaMesa } from './indicacoes-da-mesa.ts';

type Contrato = typeof backofficeIndicacoes.getIndicacoesDaMesa;

/** Referrals with their credits and what the accounts have in common (REGRAS 2.13). */
export async function getIndicacoesDaMesa(
  { db }: ContextoUsuario,
  { query }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return { itens: [...(await listarIndicacoesDaMesa(db, query.estado))] };
}
