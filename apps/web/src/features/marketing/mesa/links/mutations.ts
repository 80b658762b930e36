import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import type { NomeChamada } from '../../../../lib/api-client.ts';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../../../lib/erros-api.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';

function useDepois(...nomes: readonly NomeChamada[]) {
  const cache = useQueryClient();
  return async (feito: string): Promise<void> => {
    recados.mostrar(feito);
    await Promise.all(nomes.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  };
}

/** A short link of the operation; a fault is told under its field. */
export function useCriarLinkDaOperacao(o: {
  readonly aoCriar: () => void;
  readonly aoRecusar: (campo: 'destino' | 'ultimoDia', mensagem: string) => void;
}) {
  const depois = useDepois('getLinks', 'getDestinos');
  const noDestino = recusas(['destinoNaoPermitido'], ({ message }) => o.aoRecusar('destino', message));
  return useChamada(chamadas.createLinkDaOperacao, {
    aoConcluir: async () => {
      o.aoCriar();
      await depois('Link criado');
    },
    aoFalhar: (erro) => {
      const ultimoDia = camposRecusados(erro)?.['ultimoDia'];
      if (ultimoDia === undefined) return noDestino(erro);
      o.aoRecusar('ultimoDia', ultimoDia);
      return true;
    },
  });
}

export function useLigarLink() {
  const depois = useDepois('getLinks');
  return {
    ligar: useChamada(chamadas.ligarLink, { aoConcluir: async () => await depois('Link ligado') }),
    desligar: useChamada(chamadas.desligarLink, { aoConcluir: async () => await depois('Link desligado') }),
  };
}

export function usePermitirDestino(o: {
  readonly aoPermitir: () => void;
  readonly aoRecusar: (mensagem: string) => void;
}) {
  const depois = useDepois('getDestinos', 'getLinks');
  return useChamada(chamadas.createDestino, {
    aoConcluir: async () => {
      o.aoPermitir();
      await depois('Site permitido');
    },
    aoFalhar: (erro) => {
      const host = camposRecusados(erro)?.['host'];
      if (host === undefined) return false;
      o.aoRecusar(host);
      return true;
    },
  });
}

export function useTirarDestino() {
  const depois = useDepois('getDestinos', 'getLinks');
  return useChamada(chamadas.deleteDestino, { aoConcluir: async () => await depois('Site fora da lista') });
}
