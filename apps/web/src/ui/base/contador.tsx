import { CONTADOR_NA_BARRA, CONTADOR_NO_CABECALHO } from '@rateia/domain/constantes-de-depois';
import c from './contador.module.css';
import { Oculto } from './oculto.tsx';

/** "+99" above 99 in the header, "9+" above 9 on phones (spec 1, §9); empty for none. */
export function rotuloDoContador(quantos: number, onde: 'cabecalho' | 'barra'): string {
  if (quantos <= 0) return '';
  if (onde === 'barra') return quantos > CONTADOR_NA_BARRA ? `${CONTADOR_NA_BARRA}+` : String(quantos);
  return quantos > CONTADOR_NO_CABECALHO ? `+${CONTADOR_NO_CABECALHO}` : String(quantos);
}

/** A count on an icon. */
export function Contador({
  quantos,
  onde,
  nome,
}: {
  readonly quantos: number;
  readonly onde: 'cabecalho' | 'barra';
  readonly nome: string;
}) {
  const rotulo = rotuloDoContador(quantos, onde);
  if (rotulo === '') return null;
  return (
    <span className={c['contador']} data-onde={onde}>
      <span aria-hidden="true">{rotulo}</span>
      <Oculto>{`${quantos} ${nome}`}</Oculto>
    </span>
  );
}
