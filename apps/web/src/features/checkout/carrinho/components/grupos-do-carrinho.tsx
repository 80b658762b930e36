import { IconAlertTriangle } from '@tabler/icons-react';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Quantidade } from '../../../../ui/base/quantidade.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import type { Carrinho } from '../queries.ts';
import c from './grupos-do-carrinho.module.css';

type Item = Carrinho['itens'][number];

interface GruposDoCarrinhoProps {
  readonly itens: readonly Item[];
  /** The cart is being changed. */
  readonly mudando: boolean;
  readonly aoMudarVagas: (idGrupo: number, vagas: number) => void;
  readonly aoRemover: (idGrupo: number) => void;
}

/** The groups of the cart: each with its price now, its seats, and what changed since it was put there. */
export function GruposDoCarrinho({ itens, ...atos }: GruposDoCarrinhoProps) {
  return (
    <Cartao titulo={itens.length === 1 ? 'Um grupo' : `${itens.length} grupos`}>
      <ul className={c['itens']}>
        {itens.map((item) => (
          <GrupoDoCarrinho key={item.idGrupo} item={item} {...atos} />
        ))}
      </ul>
    </Cartao>
  );
}

function GrupoDoCarrinho({
  item,
  mudando,
  aoMudarVagas,
  aoRemover,
}: Omit<GruposDoCarrinhoProps, 'itens'> & { readonly item: Item }) {
  const { idGrupo, vagas, recusa, mensalAntes } = item;
  return (
    <li className={c['item']}>
      <Tile cor={item.cor} icone={item.icone} />
      <div className={c['nomes']}>
        <h3>
          <a href={paths.grupo(idGrupo)}>{item.grupo}</a>
        </h3>
        <p>{item.servico}</p>
        <p>Administra: {item.nomeAdmin}</p>
      </div>
      <span className={c['preco']}>
        <Valor valor={item.mensal} tamanho="linha" />
        <span>por mês</span>
      </span>
      {recusa !== null && (
        <p className={c['aviso']} data-tom="perigo">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          <span>{recusa.mensagem} Ele não entra na conta.</span>
        </p>
      )}
      {recusa === null && mensalAntes !== null && (
        <p className={c['aviso']}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          <span>
            O preço mudou: era <Valor valor={mensalAntes} /> por mês.
          </span>
        </p>
      )}
      <div className={c['controles']} aria-busy={mudando || undefined}>
        <Quantidade
          valor={vagas}
          min={mudando ? vagas : 1}
          max={mudando ? vagas : Math.max(1, item.vagasMaximas)}
          aoMudar={(novas) => aoMudarVagas(idGrupo, novas)}
          unidade={['vaga', 'vagas']}
        />
        <Botao variante="texto" tamanho="sm" rotulo={`Remover ${item.grupo}`} onClick={() => aoRemover(idGrupo)}>
          Remover
        </Botao>
      </div>
    </li>
  );
}
