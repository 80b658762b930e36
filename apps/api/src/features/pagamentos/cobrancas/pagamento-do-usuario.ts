import type { Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Documentos } from '../documentos.ts';
import { documentoDe } from '../documentos.ts';
import { apresentarCobranca } from '../meios/meios.ts';
import type { Pagamento } from '../repository.ts';
import { acharPagamentoDoUsuario } from '../repository.ts';

/** A payment of this person; anybody else's does not exist. */
export async function meuPagamento(
  db: Executor,
  p: { readonly id: string; readonly usuarioId: number },
): Promise<Pagamento> {
  return (await acharPagamentoDoUsuario(db, { idPublico: p.id, usuarioId: p.usuarioId })) ?? recusar('naoEncontrado');
}

/** The payment as its screen polls it (spec B§3 Purchase). */
export async function apresentarPagamento(
  { db, deps }: Pick<ContextoUsuario, 'db' | 'deps'>,
  documentos: Documentos,
  p: Pagamento,
): Promise<Resposta<typeof pagamentos.getPagamentoStatus>> {
  return {
    id: p.idPublico,
    estado: p.estado,
    resultado: p.resultado,
    meioPagamento: p.meioPagamento,
    valor: p.valor,
    vencimento: p.expiraEm,
    pagoEm: p.pagoEm,
    criadoEm: p.criadoEm,
    idFatura: p.faturaId,
    urlPagamento: null,
    naPagina: null,
    cartao: null,
    ...(await apresentarCobranca(db, p)),
    ...(await documentoDe(documentos, p).descrever(db, deps, p)),
  };
}
