import { IconCheck, IconShoppingCart } from '@tabler/icons-react';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { useAdicionarAoCarrinho } from '../../mutations.ts';
import c from './no-carrinho.module.css';

interface NoCarrinhoProps {
  readonly idGrupo: number;
  readonly vagas: number;
  readonly aoRecusar: (mensagem: string | undefined) => void;
}

/** Beside entering at once: the group goes into the cart, to be paid with others (spec 2, §4 Adding a group to the cart). */
export function NoCarrinho({ idGrupo, vagas, aoRecusar }: NoCarrinhoProps) {
  const adicionar = useAdicionarAoCarrinho(aoRecusar);
  const { adicionado } = adicionar;
  const Icone = adicionado ? IconCheck : IconShoppingCart;
  return (
    <div className={c['carrinho']}>
      <Botao
        variante="suave"
        bloco
        icone={<Icone size={20} stroke={1.75} />}
        fazendo={adicionar.isPending && 'Adicionando'}
        onClick={() => {
          aoRecusar(undefined);
          adicionar.mutate({ body: { idGrupo, vagas } });
        }}
      >
        {adicionado ? 'Adicionado ao carrinho' : 'Adicionar ao carrinho'}
      </Botao>
      <span role="status" className={c['ver']}>
        <Ligacao pequena href={paths.checkoutCarrinho()}>
          Ver o carrinho
        </Ligacao>
      </span>
    </div>
  );
}
