import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { useQuery } from '@tanstack/react-query';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { comCusto } from '../../carrinho/com-custo.ts';
import { carrinhoQueries } from '../../carrinho/queries.ts';
import type { Pagamento } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import c from './nesta-compra.module.css';

/** The lines of what is paid: of a held group, of a held cart with the cost of its method, or of an invoice. */
function useLinhas({ finalidade, idFatura, idAssinatura, meioPagamento, valor }: Pagamento) {
  const entrando = finalidade === FINALIDADE_PAGAMENTO.assinatura.id;
  const deCarrinho = finalidade === FINALIDADE_PAGAMENTO.assinaturaComCarrinho.id;
  const id = idFatura ?? 0;
  const grupo = useQuery({
    ...checkoutQueries.taxas(idAssinatura ?? 0, meioPagamento),
    enabled: entrando && idAssinatura !== null,
  });
  const carrinho = useQuery({ ...carrinhoQueries.reservado(id), enabled: deCarrinho && id > 0 });
  const fatura = useQuery({ ...checkoutQueries.fatura(id), enabled: !entrando && !deCarrinho && id > 0 });
  if (entrando) return grupo.data?.linhas;
  if (!deCarrinho) return fatura.data?.linhas;
  const { composicao } = carrinho.data ?? {};
  return composicao === undefined ? undefined : comCusto(composicao, valor - composicao.totalHoje).linhas;
}

/** The payment: lines that sum to it, and the part of it that stays the payer's. */
export function NestaCompra({ pagamento }: { readonly pagamento: Pagamento }) {
  const { finalidade, grupo, valor } = pagamento;
  const linhas = useLinhas(pagamento) ?? [{ chave: 'valor', rotulo: grupo ?? 'Saldo adicionado', valor }];
  const caucao = linhas.find(({ chave }) => chave === 'caucao')?.valor ?? 0;
  const titulo = finalidade === FINALIDADE_PAGAMENTO.fatura.id ? 'Nesta fatura' : 'Nesta compra';
  return (
    <Cartao titulo={titulo}>
      <ListaDefinicao
        itens={[
          ...linhas.map((linha) => ({
            chave: linha.chave,
            rotulo: linha.rotulo,
            valor: <Valor valor={linha.valor} />,
          })),
          ...(linhas.length > 1 ? [{ rotulo: grupo ?? 'Total', valor: <Valor valor={valor} />, total: true }] : []),
        ]}
      />
      {caucao > 0 && (
        <div className={c['caucao']}>
          <Nota tom="manga">
            <b>{formatarReais(centavos(caucao))}</b> deste valor é caução e continua sendo seu.
          </Nota>
        </div>
      )}
    </Cartao>
  );
}
