import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import type { Reclamacao } from '../mutations.ts';

type Conta = NonNullable<Reclamacao['pedido']>;

const SEM_DEVOLUCAO: { readonly [S in Conta['solucao']]?: string } = {
  208: 'Nada é devolvido. O acesso volta a funcionar.',
  1201: 'Não há o que devolver: o prêmio foi pago, ou as cotas já voltaram.',
};

/** The sum that a solution gives back, line by line; the lines come from the server and sum to the total. */
export function ContaDaSolucao({ conta, rotulo }: { conta: Conta; rotulo: string }) {
  if (conta.total === 0) return <p>{SEM_DEVOLUCAO[conta.solucao] ?? 'Nada é devolvido.'}</p>;
  return (
    <ListaDefinicao
      itens={[
        ...conta.linhas.map(({ chave, rotulo: nome, valor, conta: detalhe }, i) => ({
          chave: `${chave}-${i}`,
          rotulo: nome,
          valor: <Valor valor={valor} />,
          ...(detalhe === undefined ? {} : { detalhe }),
        })),
        { chave: 'total', rotulo, valor: <Valor valor={conta.total} tamanho="md" />, total: true },
      ]}
    />
  );
}
