import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { focarCampo } from '../../../ui/formulario/focar-campo.ts';
import { cadastroQueries } from '../queries.ts';

const CAIXA = 'termos';

/**
 * The acceptance of the terms in a form that makes an account: the properties of `AceiteDosTermos`, and the version.
 */
export function useAceiteDosTermos() {
  const termos = useQuery(cadastroQueries.termos());
  const [aceita, setAceita] = useState(false);
  const [erro, setErro] = useState<string>();
  const [mudaram, setMudaram] = useState(false);
  const [buscando, setBuscando] = useState(false);
  return {
    campo: {
      name: CAIXA,
      aceita,
      erro,
      aoMudar: (marcada: boolean): void => {
        setAceita(marcada);
        setErro(undefined);
      },
    },
    /** The terms became others while the person was here: they are accepted again. */
    mudaram,
    aoMudarem: (): void => {
      setAceita(false);
      setMudaram(true);
    },
    /** The terms are being asked for again, because they are needed and have not come. */
    buscando,
    /** Names the missing answers, together with the errors of the fields. */
    verificar: (): void => setErro(aceita ? undefined : 'Aceite os termos de uso para continuar.'),
    /** The version that is accepted; none, with the reason under the box and the focus on it, when nothing can be accepted. */
    versao: async (): Promise<string | undefined> => {
      if (!aceita) focarCampo(CAIXA);
      if (!aceita || termos.data !== undefined) return aceita ? termos.data?.versao : undefined;
      setBuscando(true);
      const { data } = await termos.refetch({ cancelRefetch: false });
      setBuscando(false);
      if (data === undefined) {
        setErro('Não conseguimos carregar os termos de uso. Confira a conexão e tente de novo.');
        focarCampo(CAIXA);
      }
      return data?.versao;
    },
  };
}
