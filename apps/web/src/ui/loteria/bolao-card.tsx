import type { ReactNode } from 'react';
import { Inteiras } from '../base/inteiras.tsx';
import { Valor } from '../dinheiro/valor.tsx';
import { Anel } from '../partes/anel.tsx';
import type { CorLoteria } from './bola.tsx';
import c from './bolao-card.module.css';

interface BolaoCardProps {
  readonly href: string;
  readonly loteria: CorLoteria;
  readonly nome: string;
  /** "Concurso 7.207 · hoje, 21h". */
  readonly concurso: string;
  /** Short money, as the formatter writes it: "R$ 6,4 milhões". */
  readonly premio: string;
  /** "5 jogos de 7 dezenas". */
  readonly jogos: string;
  /** Price of one cota, in centavos. */
  readonly valorCota: number;
  readonly cotas: { readonly total: number; readonly vendidas: number; readonly suas?: number };
  /** One line: "Vendas até 19h", "Comprovado". */
  readonly situacao?: ReactNode;
}

/** A pool of the list: head in the lottery's colour, prize, cotas in a ring, price of one (DESIGN §6 BolaoCard). */
export function BolaoCard({
  href,
  loteria,
  nome,
  concurso,
  premio,
  jogos,
  valorCota,
  cotas,
  situacao,
}: BolaoCardProps) {
  const livres = cotas.total - cotas.vendidas;
  const suas = cotas.suas ?? 0;
  return (
    <a href={href} className={c['cartao']}>
      <span className={c['cabeca']} style={{ background: `var(--rt-lot-${loteria}-forte)` }}>
        <b>
          <Inteiras>{nome}</Inteiras>
        </b>
        <span>
          <Inteiras>{concurso}</Inteiras>
        </span>
      </span>
      <span className={c['corpo']}>
        <span className={c['premio']}>
          <span>Prêmio estimado</span>
          <b>{premio}</b>
        </span>
        <Anel
          tamanho={64}
          partes={Array.from({ length: cotas.total }, (_, i) =>
            i < suas ? 'sua' : i < cotas.vendidas ? 'cheia' : 'vazia',
          )}
          descricao={livres === 1 ? '1 cota livre' : `${livres} cotas livres`}
        >
          {livres}
        </Anel>
      </span>
      <span className={c['pe']}>
        <span>{situacao ?? jogos}</span>
        <span className={c['preco']}>
          <Valor valor={valorCota} tamanho="md" /> <span>a cota</span>
        </span>
      </span>
    </a>
  );
}
