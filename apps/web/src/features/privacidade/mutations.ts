import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { baixar } from '../../lib/baixar.ts';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import type { Recusa } from '../../lib/erros-api.ts';
import { recusas } from '../../lib/erros-api.ts';
import { palavrasDoPin } from '../../lib/palavras-do-pin.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { privacidadeQueries } from './queries.ts';

type AoRecusar = (mensagem: string) => void;

/** Asks for a copy of all data, once the person has said again who he is. */
export function usePedirExportacao(aoRecusar: AoRecusar) {
  const cache = useQueryClient();
  return useChamada(chamadas.createExportacao, {
    aoConcluir: async () => {
      await cache.invalidateQueries({ queryKey: chaveDe('getExportacoes') });
    },
    aoFalhar: recusas(['exportacaoEmCurso'], ({ message }) => aoRecusar(message)),
  });
}

/** A link of minutes, which the browser saves at once. */
export function useBaixarExportacao() {
  return useChamada(chamadas.criarLinkExportacao, {
    aoConcluir: ({ url }) => baixar(url),
  });
}

/** Accepts or refuses marketing as a whole. */
export function useAceitarMarketing() {
  const cache = useQueryClient();
  return useChamada(chamadas.aceitarMarketing, {
    aoConcluir: async (politica) => {
      cache.setQueryData(privacidadeQueries.marketing().queryKey, politica);
      await cache.invalidateQueries({ queryKey: chaveDe('getAceites') });
      await cache.invalidateQueries({ queryKey: chaveDe('getPreferenciaComunicacao') });
    },
  });
}

/** Takes back the consent to the use of the face, which ends a validation under way. */
export function useRetirarConsentimentoBiometrico(aoRetirar: () => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.retirarConsentimentoBiometrico, {
    aoConcluir: async (consentimento) => {
      cache.setQueryData(privacidadeQueries.consentimentoBiometrico().queryKey, consentimento);
      aoRetirar();
      recados.mostrar('Consentimento retirado. Apagamos as imagens.');
      const mudaram = ['getAceites', 'listValidacaoConta', 'getValidacaoContaStatus', 'getCadastroPendente'] as const;
      await Promise.all(mudaram.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
    },
  });
}

/** The obstacles may have changed meanwhile: the page shows the new ones. */
function useRecusarExclusao(aoRecusar: AoRecusar) {
  const cache = useQueryClient();
  return (erro: Recusa): void => {
    void cache.invalidateQueries({ queryKey: chaveDe('getExclusao') });
    aoRecusar(palavrasDoPin(erro));
  };
}

/** Sends the code of the deletion. */
export function useEnviarPinExclusao(aoEnviar: (expiraEm: string) => void, aoRecusar: AoRecusar) {
  const recusar = useRecusarExclusao(aoRecusar);
  return useChamada(chamadas.enviarPinExclusao, {
    aoConcluir: ({ expiraEm }) => aoEnviar(expiraEm),
    aoFalhar: recusas(['pinBloqueado', 'pinLimiteEnvios', 'muitasTentativas', 'exclusaoImpedida'], recusar),
  });
}

/** Asks for the end of the account. */
export function useExcluirConta(aoExcluir: () => void, aoRecusar: AoRecusar) {
  const cache = useQueryClient();
  const recusar = useRecusarExclusao(aoRecusar);
  return useChamada(chamadas.excluirDados, {
    aoConcluir: async (exclusao) => {
      cache.setQueryData(privacidadeQueries.exclusao().queryKey, exclusao);
      await cache.invalidateQueries({ queryKey: chaveDe('getUsuario') });
      aoExcluir();
    },
    aoFalhar: recusas(['pinInvalido', 'pinBloqueado', 'muitasTentativas', 'exclusaoImpedida'], recusar),
  });
}

/** Keeps the account after all. */
export function useDesfazerExclusao() {
  const cache = useQueryClient();
  return useChamada(chamadas.desfazerExclusao, {
    aoConcluir: async (exclusao) => {
      cache.setQueryData(privacidadeQueries.exclusao().queryKey, exclusao);
      await cache.invalidateQueries({ queryKey: chaveDe('getUsuario') });
      recados.mostrar('Sua conta continua. Não apagamos nada.');
    },
  });
}
