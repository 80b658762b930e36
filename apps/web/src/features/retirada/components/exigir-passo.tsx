import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useFluxo } from '../../../lib/fluxo.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import type { PassoDaRetirada } from '../fluxo.ts';
import { fluxoRetirada, passoPendente } from '../fluxo.ts';

const doPasso: Record<PassoDaRetirada, () => string> = {
  valor: () => paths.carteiraRetiradaValor(),
  destino: () => paths.carteiraRetirarContas(),
  resumo: () => paths.carteiraRetiradaResumo(),
};

interface ExigirPassoProps {
  /** The steps that must have their answer before this one. */
  readonly antes: readonly PassoDaRetirada[];
  readonly children: ReactNode;
}

/** A step that somebody opens before its time leads to the one that is still open. */
export function ExigirPasso({ antes, children }: ExigirPassoProps) {
  const pendente = passoPendente(useFluxo(fluxoRetirada));
  const falta = antes.includes(pendente);
  useEffect(() => {
    if (falta) void irPara(doPasso[pendente](), { substitui: true });
  }, [falta, pendente]);
  return falta ? null : children;
}
