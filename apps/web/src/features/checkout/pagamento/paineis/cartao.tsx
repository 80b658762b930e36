import type { EstadoTentativa } from '@rateia/domain/pagamentos/cartao/tentativa';
import { ID_ESTADO_PAGAMENTO, PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import type { EstadoCartao } from '../../../../ui/pagamento/cartao-painel.tsx';
import { CartaoPainel } from '../../../../ui/pagamento/cartao-painel.tsx';
import { QuadroDoBanco } from '../../../../ui/pagamento/quadro-do-banco.tsx';
import { nomeDoCartao } from '../../cartao/bandeira.ts';
import type { Pagamento } from '../../queries.ts';
import type { PainelProps } from './painel.ts';

/** The word of the bank of a card, its question, and another card after a refusal. */
export function PainelCartao({ pagamento, recarregar }: PainelProps) {
  const { id, valor, cartao } = pagamento;
  const { desafio = null } = cartao ?? {};
  return (
    <CartaoPainel
      valor={valor}
      estado={estadoDoPainel(pagamento)}
      cartao={cartao === null ? '' : nomeDoCartao(cartao)}
      recusa={cartao?.recusa ?? null}
      aoUsarOutro={() => void irPara(paths.checkoutCadastroCartao1({ idPagamento: id }), { substitui: true })}
      acompanhar={paths.checkoutAssinaturaProcessando({ idPagamento: id })}
      desafio={desafio !== null && <QuadroDoBanco key={desafio.creq} {...desafio} aoTerminar={recarregar} />}
    />
  );
}

const DAS_TENTATIVAS: Readonly<Record<EstadoTentativa, EstadoCartao>> = {
  enviada: 'enviando',
  desafio: 'desafio',
  emAnalise: 'emAnalise',
  aprovada: 'enviando',
  recusada: 'recusado',
  cancelada: 'semCartao',
};

function estadoDoPainel({ estado, cartao }: Pagamento): EstadoCartao {
  if (estado === ID_ESTADO_PAGAMENTO.pago) return 'pago';
  if (!PAGAMENTO_ABERTO.includes(estado)) return 'encerrado';
  return cartao === null ? 'semCartao' : DAS_TENTATIVAS[cartao.estado];
}
