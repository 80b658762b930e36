import type { Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/meios';
import type { Executor } from '../../db/banco.ts';
import { recusar } from '../../http/erros.ts';
import type { Pagamento } from '../pagamentos/index.ts';
import { acharPagamentoDoUsuario } from '../pagamentos/index.ts';

/** A payment of this person; anybody else's does not exist. */
export const meuPagamento = async (
  db: Executor,
  p: { readonly id: string; readonly usuarioId: number },
): Promise<Pagamento> =>
  (await acharPagamentoDoUsuario(db, { idPublico: p.id, usuarioId: p.usuarioId })) ?? recusar('naoEncontrado');

/** The payment as its screen polls it (spec B§3 Purchase). */
export const apresentarPagamento = async (
  db: Executor,
  p: Pagamento,
): Promise<Resposta<typeof checkout.getPagamentoStatus>> => {
  const dono = p.faturaId === null ? undefined : await donoDaFatura(db, p.faturaId);
  return {
    id: p.idPublico,
    finalidade: p.finalidade,
    estado: p.estado,
    resultado: p.resultado,
    meioPagamento: p.meioPagamento,
    valor: p.valor,
    vencimento: p.expiraEm,
    copiaECola: p.copiaECola,
    identificadorPagamento: p.txid,
    pagoEm: p.pagoEm,
    criadoEm: p.criadoEm,
    idGrupo: dono?.grupo_id ?? null,
    idFatura: p.faturaId,
    idAssinatura: dono?.assinatura_id ?? null,
    grupo: dono?.nome ?? null,
    destino: destinoDe(p, dono?.grupo_id),
  };
};

const donoDaFatura = async (db: Executor, faturaId: number) =>
  await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .select(['f.grupo_id', 'f.assinatura_id', 'g.nome'])
    .where('f.id', '=', faturaId)
    .executeTakeFirst();

/** Where the person goes once it is paid, with what that page needs to know (spec B§2 Checkout). */
const destinoDe = (p: Pagamento, idGrupo: number | undefined): string => {
  const pagina = '/checkout/pagamento';
  if (p.finalidade === FINALIDADE_PAGAMENTO.credito.id) return `${pagina}/credito/sucesso?idPagamento=${p.idPublico}`;
  if (p.finalidade === FINALIDADE_PAGAMENTO.fatura.id) return `${pagina}/fatura/sucesso?idFatura=${p.faturaId}`;
  return `/checkout/sucesso?idGrupo=${idGrupo}&idFatura=${p.faturaId}`;
};
