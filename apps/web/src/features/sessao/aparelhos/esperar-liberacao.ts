import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { aposLogin } from '../../../lib/navegador.ts';
import { guardarLogin } from '../login/guardar-login.ts';
import { sessaoQueries } from '../queries.ts';

/**
 * Asks until the link of the e-mail, or a trusted device, has said yes, and logs in then: whichever page the person left
 * open goes on by itself. Not asked without a hash.
 */
export function useEsperarLiberacao(hash: string | undefined, redirect: string | undefined) {
  const espera = useQuery(sessaoQueries.liberacao(hash));
  const sessao = espera.data?.sessao;
  useEffect(() => {
    if (sessao == null) return;
    guardarLogin(sessao);
    void aposLogin({ redirect });
  }, [sessao, redirect]);
  return espera;
}
