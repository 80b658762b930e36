import { useEffect } from 'react';
import { criarFluxo, useFluxo } from '../../../lib/fluxo.ts';
import { useBusca } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import type { Registro } from './registro.ts';
import { reduzirRegistro, registroVazio } from './registro.ts';

const fluxoDoRegistro = criarFluxo({
  nome: 'registro',
  versao: 3,
  inicial: registroVazio,
  reduzir: reduzirRegistro,
  daAba: true,
});

/** Moves the registration. */
export const despachar = fluxoDoRegistro.despachar;

/** The registration that is under way in this tab. */
export function useRegistro(): Registro {
  return useFluxo(fluxoDoRegistro);
}

/**
 * The registration for a step after the first; undefined while a person who came too early is led back to the first.
 */
export function useRegistroNoPasso(pronto: (registro: Registro) => boolean): Registro | undefined {
  const registro = useRegistro();
  const { redirect } = useBusca();
  const podeFicar = pronto(registro);
  useEffect(() => {
    if (!podeFicar) void irPara(paths.cadastro({ redirect }), { substitui: true });
  }, [podeFicar, redirect]);
  return podeFicar ? registro : undefined;
}

/** A phone that waits for its code. */
export interface TelefoneEnviado {
  /** The eleven digits. */
  readonly telefone: string;
  /** The masked form on the screen. */
  readonly mascarado: string;
  readonly expiraEm: string;
}

const fluxoDoTelefone = criarFluxo<TelefoneEnviado | null, TelefoneEnviado | null>({
  nome: 'telefone',
  versao: 1,
  inicial: null,
  reduzir: (_, enviado) => enviado,
});

/** Notes the phone to which a code was sent, or forgets it. */
export const anotarTelefone = fluxoDoTelefone.despachar;

export function useTelefoneEnviado(): TelefoneEnviado | null {
  return useFluxo(fluxoDoTelefone);
}
