import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import { IconReceiptRefund } from '@tabler/icons-react';
import { Botao } from '../../../../ui/base/botao.tsx';
import type { Pagamento } from '../../queries.ts';
import c from './pix-devolvido.module.css';

const motivos: Record<MotivoDeDevolucao, string> = {
  duplicado: 'Esta cobrança já estava paga.',
  valorDiferente: 'O valor recebido é diferente do valor do código.',
  terceiro: 'O Pix veio de uma conta que não está no seu CPF.',
  vagaOcupada: 'A vaga que você escolheu acabou de ser ocupada.',
  faturaNaoPagavel: 'Esta fatura não está mais em aberto.',
  acimaDoLimite: 'Ele chegou depois do prazo, e o seu saldo já está no limite.',
};

/** Money that arrived and could not be used: why, and that it is on its way back. */
export function PixDevolvido({ pagamento, href, acao }: { pagamento: Pagamento; href: string; acao: string }) {
  const motivo = Object.entries(motivos).find(([chave]) => chave === pagamento.resultado)?.[1];
  return (
    <section className={c['devolvido']} role="alert">
      <span className={c['icone']} aria-hidden="true">
        <IconReceiptRefund size={32} stroke={1.75} />
      </span>
      <h2>Devolvemos o seu Pix</h2>
      <p>
        {motivo === undefined ? '' : `${motivo} `}
        {formatarReais(centavos(pagamento.valor))} voltam para a conta de onde saíram, em geral em poucos minutos. Você
        não precisa fazer nada.
      </p>
      <Botao href={href}>{acao}</Botao>
    </section>
  );
}
