import type { RespostaDe } from '../../../lib/api-client.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';

/** Which device asks, from where and since when: what the person decides by. */
export function FatosDoPedido({ link: { aparelho, lugar, quando } }: { link: RespostaDe<'verLink'> }) {
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
