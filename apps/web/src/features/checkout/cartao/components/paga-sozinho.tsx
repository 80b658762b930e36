import { formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais, somar } from '@rateia/domain/dinheiro';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import type { CartaoRecorrente } from '../recorrente.ts';
import c from './paga-sozinho.module.css';

interface PagaSozinhoProps {
  readonly recorrente: CartaoRecorrente;
  /** False where its holder wants no month charged to it. */
  readonly pagaSozinho: boolean;
}

/** The months that the default card pays where the balance does not, each with its cost; or why it pays none (REGRAS 2.4, 2.8). */
export function PagaSozinho({ recorrente, pagaSozinho }: PagaSozinhoProps) {
  const { cartao, parado, grupos } = recorrente;
  if (!pagaSozinho) {
    return (
      <p className={c['apoio']}>Não paga as suas mensalidades: quando o saldo não basta, você recebe um código Pix.</p>
    );
  }
  if (parado !== null) {
    return (
      <Nota tom="warning" titulo="Não paga mais sozinho">
        {parado.frase} {parado.oQueFazer} Depois de um pagamento seu com este cartão, ele volta a pagar as mensalidades.
      </Nota>
    );
  }
  if (cartao === null) return null;
  return (
    <div className={c['paga']}>
      <p className={c['apoio']}>
        {grupos.length === 0
          ? 'Paga as suas mensalidades no vencimento, quando o saldo não basta. O custo aparece antes, na fatura.'
          : 'No vencimento, quando o saldo não basta, paga:'}
      </p>
      <ListaDefinicao
        itens={grupos.map(({ id, nome, vencimento, valor, custo, temPixProgramado }) => ({
          chave: String(id),
          rotulo: nome,
          valor: <Valor valor={somar(centavos(valor), centavos(custo))} />,
          detalhe: `${formatarDiaCurto(vencimento)}, com ${formatarReais(centavos(custo))} de custo do cartão${temPixProgramado ? '; o Pix programado paga antes' : ''}`,
        }))}
      />
    </div>
  );
}
