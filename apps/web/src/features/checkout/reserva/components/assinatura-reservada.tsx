import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Quantidade } from '../../../../ui/base/quantidade.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import type { PreCheckout } from '../../queries.ts';
import c from './assinatura-reservada.module.css';

interface AssinaturaReservadaProps {
  readonly pre: PreCheckout;
  /** A new hold is being made. */
  readonly trocando: boolean;
  readonly aoMudarVagas: (vagas: number) => void;
  readonly aoDesistir: () => void;
}

/** The purchase: the group, its price per month, and the number of seats. */
export function AssinaturaReservada({ pre, trocando, aoMudarVagas, aoDesistir }: AssinaturaReservadaProps) {
  return (
    <Cartao titulo="Sua assinatura">
      <div className={c['item']}>
        <Tile cor={pre.cor} icone={pre.icone} />
        <div className={c['nomes']}>
          <h3>{pre.grupo}</h3>
          <p>{pre.servico}</p>
          <p>Administra: {pre.nomeAdmin}</p>
        </div>
        <span className={c['preco']}>
          <Valor valor={pre.composicao.mensal} tamanho="linha" />
          <span>por mês</span>
        </span>
        <div className={c['controles']} aria-busy={trocando || undefined}>
          <Quantidade
            valor={pre.vagas}
            max={trocando ? pre.vagas : pre.vagasMaximas}
            min={trocando ? pre.vagas : 1}
            aoMudar={aoMudarVagas}
            unidade={['vaga', 'vagas']}
          />
        </div>
      </div>
      <div className={c['remover']}>
        <Botao variante="texto" tamanho="sm" onClick={aoDesistir}>
          Remover
        </Botao>
      </div>
    </Cartao>
  );
}
