import type { backofficeCupons } from '@rateia/contracts/backoffice-cupons';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { contarCupons, listarCupons } from './cupons-repository.ts';

type Contrato = typeof backofficeCupons.getCupons;

/** Coupons with what each cost and brought (REGRAS 2.29). */
export async function getCupons(
  { db, agora }: ContextoUsuario,
  { query: { pagina, porPagina } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const itens = await listarCupons(db, { agora, limite: porPagina, salto: (pagina - 1) * porPagina });
  return { itens: [...itens], total: await contarCupons(db), pagina, porPagina };
}
