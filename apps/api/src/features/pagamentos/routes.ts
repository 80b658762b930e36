import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { Manipuladores } from '../../http/rotas.ts';
import { calcularTaxas } from './cobrancas/calcular-taxas.ts';
import { gerarNovoCodigo } from './cobrancas/gerar-novo-codigo.ts';
import { getMeioPagamento } from './cobrancas/get-meio-pagamento.ts';
import { getPagamentoStatus } from './cobrancas/get-pagamento-status.ts';
import { verificarPagamento } from './cobrancas/verificar-pagamento.ts';
import type { ComposicaoDosPagamentos } from './composicao.ts';
import { receberNoticia } from './noticias/receber-noticia.ts';

export function rotasDePagamentos(composicao: ComposicaoDosPagamentos): Manipuladores<typeof pagamentos> {
  const { documentos } = composicao;
  return {
    getMeioPagamento,
    calcularTaxas,
    getPagamentoStatus: getPagamentoStatus(documentos),
    verificarPagamento: verificarPagamento(documentos),
    gerarNovoCodigo: gerarNovoCodigo(documentos),
    webhookDoProvedor: receberNoticia(composicao),
    webhookDoProvedorPorTipo: receberNoticia(composicao),
  };
}
