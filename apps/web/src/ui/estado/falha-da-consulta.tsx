import type { ConsultaFeita } from './consulta.tsx';
import { Consulta } from './consulta.tsx';

interface FalhaDaConsultaProps {
  consulta: ConsultaFeita<unknown>;
  /** "Não conseguimos carregar suas chaves Pix". */
  erro: string;
}

/** For what has no place while it waits, and none when it is empty: that it did not come is told all the same. */
export function FalhaDaConsulta({ consulta, erro }: FalhaDaConsultaProps) {
  if (consulta.data !== undefined || !consulta.isError) return null;
  return (
    <Consulta consulta={consulta} erro={erro}>
      {() => null}
    </Consulta>
  );
}
