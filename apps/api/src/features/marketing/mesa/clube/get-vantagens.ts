import type { backofficeClube } from '@rateia/contracts/backoffice-clube';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { contarVantagens, listarVantagens } from '../../clube/vantagens-repository.ts';

type Contrato = typeof backofficeClube.getVantagens;

/** Coupons of partners with how many people opened each (REGRAS 2.31). */
export async function getVantagens(
  { db, agora }: ContextoUsuario,
  { query: { pagina, porPagina } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const itens = await listarVantagens(db, { agora, limite: porPagina, salto: (pagina - 1) * porPagina });
  return { itens: [...itens], total: await contarVantagens(db), pagina, porPagina };
}
