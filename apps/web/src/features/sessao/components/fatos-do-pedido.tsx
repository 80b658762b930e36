import type { RespostaDe } from '../../../lib/api-client.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';

/** The device that asks, its place and its time: the facts by which the person decides. */
export function FatosDoPedido({ link: { aparelho, lugar, quando } }: { readonly link: RespostaDe<'verLink'> }) {
  return (
    <Cartao>
      <ListaDefinicao
        itens={[
          ...(aparelho === null ? [] : [{ rotulo: 'Aparelho', valor: aparelho }]),
          ...(lugar === null ? [] : [{ rotulo: 'IP da rede', valor: lugar }]),
          { rotulo: 'Quando', valor: quando },
        ]}
      />
    </Cartao>
  );
}
