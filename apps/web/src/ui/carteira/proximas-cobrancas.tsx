import { Valor } from '../dinheiro/valor.tsx';
import { Tile } from '../grupo/tile.tsx';
import c from './proximas-cobrancas.module.css';

interface ProximasCobrancasProps {
  readonly cobrancas: readonly {
    readonly grupo: string;
    readonly icone: string;
    readonly cor: string;
    /** Integer centavos. */
    readonly valor: number;
    /** "Sexta, 11 dez", or the event from which it counts. */
    readonly quando: string;
    readonly href: string;
  }[];
}

/** The next charges, with their group and their day: the nearest first. */
export function ProximasCobrancas({ cobrancas }: ProximasCobrancasProps) {
  return (
    <ul className={c['cobrancas']}>
      {cobrancas.map(({ grupo, icone, cor, valor, quando, href }) => (
        <li key={href}>
          <a href={href}>
            <Tile cor={cor} icone={icone} tamanho={36} />
            <span className={c['nome']}>
              <b>{grupo}</b>
              <span>{quando}</span>
            </span>
            <Valor valor={valor} tamanho="linha" />
          </a>
        </li>
      ))}
    </ul>
  );
}
