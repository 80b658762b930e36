import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { Manipuladores } from '../../http/rotas.ts';
import { ativarCartao } from './cartoes/ativar-cartao.ts';
import { createCartao } from './cartoes/create-cartao.ts';
import { deleteCartao } from './cartoes/delete-cartao.ts';
import { escolherCartao } from './cartoes/escolher-cartao.ts';
import { finalizarSegurancaDoCartao } from './cartoes/finalizar-seguranca-do-cartao.ts';
import { getCartaoRecorrente } from './cartoes/get-cartao-recorrente.ts';
import { getCartoes } from './cartoes/get-cartoes.ts';
import { updateCartaoRecorrente } from './cartoes/update-cartao-recorrente.ts';
import { calcularTaxas } from './cobrancas/calcular-taxas.ts';
import { getCamposDoCartao } from './cobrancas/cartao/get-campos-do-cartao.ts';
import { pagarComCartao } from './cobrancas/cartao/pagar-com-cartao.ts';
import { gerarNovoCodigo } from './cobrancas/gerar-novo-codigo.ts';
import { getMeioPagamento } from './cobrancas/get-meio-pagamento.ts';
import { getPagamentoStatus } from './cobrancas/get-pagamento-status.ts';
import { verificarPagamento } from './cobrancas/verificar-pagamento.ts';
import type { ComposicaoDosPagamentos } from './composicao.ts';
import { getDevolucoesDoPagamento } from './devolucoes/get-devolucoes-do-pagamento.ts';
import { receberNoticia } from './noticias/receber-noticia.ts';

export function rotasDePagamentos(composicao: ComposicaoDosPagamentos): Manipuladores<typeof pagamentos> {
  const { documentos } = composicao;
  return {
    getMeioPagamento,
    calcularTaxas,
    getPagamentoStatus: getPagamentoStatus(documentos),
    verificarPagamento: verificarPagamento(documentos),
    getDevolucoesDoPagamento: getDevolucoesDoPagamento(documentos),
    gerarNovoCodigo: gerarNovoCodigo(documentos),
    getCamposDoCartao,
    getCartoes,
    getCartaoRecorrente: getCartaoRecorrente(composicao),
    createCartao,
    deleteCartao,
    ativarCartao,
    finalizarSegurancaDoCartao,
    escolherCartao,
    updateCartaoRecorrente,
    pagarComCartao: pagarComCartao(documentos),
    webhookDoProvedor: receberNoticia(composicao),
    webhookDoProvedorPorTipo: receberNoticia(composicao),
  };
}
