import type { Mundo } from './app.ts';
import { comprarCotas, criarBolao } from './boloes.ts';
import type { Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';

type Pedido = { readonly problema?: number; readonly solucao?: number; readonly descricao?: string };
type DoBolao = { readonly como: Pessoa; readonly idBolao: number };

/** The draft of a complaint about a pool, as the forms of the browser save it. */
export async function rascunharDoBolao(mundo: Mundo, { como, idBolao }: DoBolao, pedido: Pedido = {}) {
  const corpo = { problema: 1_101, solucao: 1_201, descricao: 'O recibo não abre.', ...pedido };
  return await mundo.chamar('salvarRascunho', { idBolao, ...corpo }, { como });
}

/** An open complaint about a pool: the whole answer of the call that opened it. */
export async function reclamarDoBolao(mundo: Mundo, quem: DoBolao, pedido: Pedido = {}) {
  const { id } = (await rascunharDoBolao(mundo, quem, pedido)).corpo;
  return await mundo.chamar('abrirReclamacao', { id }, { como: quem.como });
}

/** A pool that was cancelled 31 days ago, with the draft that a member of it kept. */
export async function bolaoTarde(mundo: Mundo): Promise<DoBolao & { readonly rascunho: number }> {
  const bolao = await criarBolao(mundo);
  const como = await comprarCotas(mundo, { bolao, cotas: 1 });
  const quem = { como, idBolao: bolao.id };
  const { id: rascunho } = (await rascunharDoBolao(mundo, quem)).corpo;
  const lider = await criarPessoa(mundo, { papeis: ['lider'] });
  await mundo.chamar('cancelarBolao', { id: bolao.id, mensagem: 'A casa lotérica fechou.' }, { como: lider });
  await mundo.assentar();
  const mudouEm = new Date(Date.parse(mundo.agora()) - TRINTA_E_UM_DIAS).toISOString();
  await mundo.aplicacao.deps.db.updateTable('boloes').set({ mudou_em: mudouEm }).where('id', '=', bolao.id).execute();
  return { ...quem, rascunho };
}
const TRINTA_E_UM_DIAS = 31 * 86_400_000;
