import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import { IconReceiptRefund } from '@tabler/icons-react';
import type { EsperaNaTela } from '../../../../lib/meios/meio.ts';
import { esperaDo } from '../../../../lib/meios/meios.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import type { Pagamento } from '../../queries.ts';
import c from './pagamento-devolvido.module.css';

function motivosDo(espera: EsperaNaTela): Record<MotivoDeDevolucao, string> {
  return {
    duplicado: 'Esta cobrança já estava paga.',
    valorDiferente: espera.deOutroValor,
    terceiro: espera.deOutraPessoa,
    vagaOcupada: 'A vaga que você escolheu acabou de ser ocupada.',
    faturaNaoPagavel: 'Esta fatura não está mais em aberto.',
    acimaDoLimite: 'Ele chegou depois do prazo, e o seu saldo já está no limite.',
  };
}

/** Money that arrived and could not be used: why, and that it is on its way back. */
export function PagamentoDevolvido({
  pagamento,
  href,
  acao,
}: {
  readonly pagamento: Pagamento;
  readonly href: string;
  readonly acao: string;
}) {
  const espera = esperaDo(pagamento.meioPagamento);
  const motivo = Object.entries(motivosDo(espera)).find(([chave]) => chave === pagamento.resultado)?.[1];
  return (
    <section className={c['devolvido']} role="alert">
      <span className={c['icone']} aria-hidden="true">
        <IconReceiptRefund size={32} stroke={1.75} />
      </span>
      <h2>{espera.devolvido}</h2>
      <p>
        {motivo === undefined ? '' : `${motivo} `}
        {formatarReais(centavos(pagamento.valor))} {espera.comoVolta}
      </p>
      <Botao href={href}>{acao}</Botao>
      <Ligacao href={paths.carteiraCreditosEstornoSucesso({ idPagamento: pagamento.id })}>
        Acompanhar a devolução
      </Ligacao>
    </section>
  );
}
