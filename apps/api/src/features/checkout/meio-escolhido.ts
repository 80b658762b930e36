import type { NomeDoMeio } from '@rateia/domain/pagamentos/meios';
import { MEIO_PAGAMENTO, meioPorId } from '@rateia/domain/pagamentos/meios';
import type { Deps } from '../../http/deps.ts';
import { recusar } from '../../http/erros.ts';

/** Methods this product can carry out today; the configuration may still switch one off (REGRAS 2.4). */
const REALIZAVEIS: readonly NomeDoMeio[] = ['credito', 'pix'];

export const realizavel = (nome: NomeDoMeio): boolean => REALIZAVEIS.includes(nome);

/** The method asked for by its id of listing A, if it is switched on and can be carried out. */
export const exigirMeio = async (deps: Pick<Deps, 'regras'>, id: number): Promise<NomeDoMeio> => {
  const nome = meioPorId(id);
  if (nome === undefined || !realizavel(nome)) return recusar('meioPagamentoIndisponivel');
  return (await deps.regras()).meios[nome].ligado ? nome : recusar('meioPagamentoIndisponivel');
};

/** Who runs the method, by listing B; the method's own id where that list does not name it (spec B§3). */
export const provedorDoMeio = (nome: NomeDoMeio): number => {
  const meio: { readonly id: number; readonly provedor?: number } = MEIO_PAGAMENTO[nome];
  return meio.provedor ?? meio.id;
};
