import type { ConsultaFeita } from './consulta.tsx';
import { Consulta } from './consulta.tsx';

interface FalhaDaConsultaProps {
  readonly consulta: ConsultaFeita<unknown>;
  /** "Não conseguimos carregar suas chaves Pix". */
  readonly erro: string;
}

/**
 * The failure of a query that has no place while it waits, and none when it is empty: the person is told all the same.
 */
export function FalhaDaConsulta({ consulta, erro }: FalhaDaConsultaProps) {
  if (consulta.data !== undefined || !consulta.isError) return null;
  return (
    <Consulta consulta={consulta} erro={erro}>
      {() => null}
    </Consulta>
  );
}
