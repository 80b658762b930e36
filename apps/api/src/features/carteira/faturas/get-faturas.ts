import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarFatura } from '../presenter.ts';
import { contarFaturas, listarFaturas } from './faturas-repository.ts';

type Contrato = typeof carteira.getFaturas;

/** Invoices of the user: open ones first, by due date (spec B§2 /carteira/creditos?filtro=fatura). */
export async function getFaturas(
  { db, deps, usuario }: ContextoUsuario,
  { query }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { pagina, porPagina, filtro } = query;
  const alvo = { usuarioId: usuario.id, filtro };
  const itens = await listarFaturas({ db, deps }, alvo, { limite: porPagina, salto: (pagina - 1) * porPagina });
  return { itens: itens.map(apresentarFatura), total: await contarFaturas(db, alvo), pagina, porPagina };
}
