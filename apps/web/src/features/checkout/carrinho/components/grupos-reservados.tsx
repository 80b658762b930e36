import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import type { CarrinhoReservado } from '../queries.ts';
import c from './grupos-do-carrinho.module.css';

/** The groups that are held, with the seats and the price of each month. */
export function GruposReservados({ itens }: Pick<CarrinhoReservado, 'itens'>) {
  return (
    <Cartao titulo="Seus grupos">
      <ul className={c['itens']}>
        {itens.map((item) => (
          <li key={item.idGrupo} className={c['item']}>
            <Tile cor={item.cor} icone={item.icone} />
            <div className={c['nomes']}>
              <h3>{item.grupo}</h3>
              <p>
                {item.vagas === 1 ? '1 vaga' : `${item.vagas} vagas`}, administra {item.nomeAdmin}
              </p>
            </div>
            <span className={c['preco']}>
              <Valor valor={item.mensal} tamanho="linha" />
              <span>por mês</span>
            </span>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
