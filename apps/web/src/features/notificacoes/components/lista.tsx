import { Cartao } from '../../../ui/base/cartao.tsx';
import { Lista } from '../../../ui/base/lista.tsx';
import type { Notificacao } from '../queries.ts';
import { ItemDeNotificacao } from './item.tsx';

/** Notifications in a card. */
export function ListaDeNotificacoes({ itens }: { readonly itens: readonly Notificacao[] }) {
  return (
    <Cartao rente>
      <Lista>
        {itens.map((notificacao) => (
          <ItemDeNotificacao key={notificacao.id} notificacao={notificacao} />
        ))}
      </Lista>
    </Cartao>
  );
}
