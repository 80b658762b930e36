import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { Oculto } from '../base/oculto.tsx';
import c from './valor.module.css';

interface ValorProps {
  /** Integer centavos, as they come on the wire; the sign is written only with `sinal`. */
  readonly valor: number;
  /** `xl` is the one amount of the screen, `lg` a price, `md` a card, `linha` a row; without it the text around decides. */
  readonly tamanho?: 'xl' | 'lg' | 'md' | 'linha';
  /** Writes + or −; money in is green, money out stays ink. Read aloud as "entrada de" or "saída de". */
  readonly sinal?: boolean;
  /** Struck through, for comparison; `rotulo` names the price: "sozinho custa". */
  readonly riscado?: boolean;
  /** Words for a screen reader before the amount. */
  readonly rotulo?: string;
  readonly className?: string | undefined;
}

const MENOS = '\u2212';
const ESPACO = '\u00A0';

/** An amount of money: "R$" smaller, cents never shrunk, figures of one width, read aloud as one string. */
export function Valor({ valor, tamanho, sinal = false, riscado = false, rotulo, className }: ValorProps) {
  const { direcao, prefixo, moeda, numero, lido } = partesDoValor(valor, sinal);
  const visto = (
    <span aria-hidden="true">
      {prefixo}
      <span className={c['moeda']}>
        {moeda}
        {ESPACO}
      </span>
      {numero}
    </span>
  );
  return (
    <span className={[c['valor'], className].filter(Boolean).join(' ')} data-tamanho={tamanho} data-direcao={direcao}>
      {riscado ? <s>{visto}</s> : visto}
      <Oculto>{rotulo === undefined ? lido : `${rotulo} ${lido}`}</Oculto>
    </span>
  );
}

interface PartesDoValor {
  /** Only where a sign was requested, and never for zero. */
  readonly direcao: 'entrada' | 'saida' | undefined;
  readonly prefixo: string;
  readonly moeda: string;
  readonly numero: string;
  /** One string for a screen reader. */
  readonly lido: string;
}

/** The text of an amount on the screen, and its text for a screen reader. */
export function partesDoValor(valor: number, sinal: boolean): PartesDoValor {
  const texto = formatarReais(centavos(valor));
  const magnitude = texto.startsWith(MENOS) ? texto.slice(1) : texto;
  const [moeda = '', numero = ''] = magnitude.split(ESPACO);
  if (!sinal || valor === 0) {
    return { direcao: undefined, prefixo: valor < 0 ? `${MENOS}${ESPACO}` : '', moeda, numero, lido: texto };
  }
  return valor > 0
    ? { direcao: 'entrada', prefixo: `+${ESPACO}`, moeda, numero, lido: `entrada de ${magnitude}` }
    : { direcao: 'saida', prefixo: `${MENOS}${ESPACO}`, moeda, numero, lido: `saída de ${magnitude}` };
}
