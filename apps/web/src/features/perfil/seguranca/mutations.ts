import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import type { NomeChamada } from '../../../lib/api-client.ts';
import { criarChave } from '../../../lib/chave-de-acesso.ts';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../../lib/erros-api.ts';
import type { LinhaDe } from '../../../lib/linha.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { sessaoAtual } from '../../../lib/sessao.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

const DA_TELA = ['getSeguranca', 'getDispositivos', 'getSessoes', 'getAcessos', 'getUsuario'] as const;

/** Everything the page shows may have changed by one act. */
function useAtualizar(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const nome of DA_TELA) void queries.invalidateQueries({ queryKey: chaveDe(nome) });
  };
}

type Mudanca = Extract<
  NomeChamada,
  | 'deleteAutenticador'
  | 'deleteChave'
  | 'encerrarSessao'
  | 'encerrarOutrasSessoes'
  | 'revogarDispositivo'
  | 'liberarDispositivo'
>;

/** A change without anything to show but that it happened. */
export function useMudanca<N extends Mudanca>(linha: LinhaDe<N>, feito: string) {
  const atualizar = useAtualizar();
  return useChamada(linha, {
    aoConcluir: () => {
      atualizar();
      recados.mostrar(feito);
    },
  });
}

/** "Não fui eu": the account is blocked, this session with it; the e-mail has the link that unblocks it. */
export function useRecusarDispositivo() {
  return useChamada(chamadas.recusarDispositivo, {
    aoConcluir: async () => {
      sessaoAtual.deixar();
      await irPara(paths.senhaExpirada(), { substitui: true });
      sessaoAtual.encerrar();
    },
  });
}

export function useTrocarSenha(fins: {
  readonly aoTrocar: () => void;
  readonly aoRecusar: (campo: 'senhaAtual' | 'senha', mensagem: string) => void;
}) {
  const atualizar = useAtualizar();
  const naSenha = recusas(['senhaRepetida'], ({ message }) => fins.aoRecusar('senha', message));
  const naAtual = recusas(['senhaAtualNaoConfere', 'muitasTentativas'], ({ message }) =>
    fins.aoRecusar('senhaAtual', message),
  );
  return useChamada(chamadas.updateSenha, {
    aoConcluir: () => {
      atualizar();
      fins.aoTrocar();
    },
    aoFalhar: (erro) => {
      const campo = camposRecusados(erro)?.['senha'];
      if (campo !== undefined) fins.aoRecusar('senha', campo);
      return campo !== undefined || naSenha(erro) || naAtual(erro);
    },
  });
}

export function useComecarAplicativo(aoComecar: (dados: { readonly segredo: string; readonly uri: string }) => void) {
  return useChamada(chamadas.createAutenticador, { aoConcluir: aoComecar });
}

export function useConfirmarAplicativo(
  aoLigar: (codigos: readonly string[] | null) => void,
  aoRecusar: (m: string) => void,
) {
  const atualizar = useAtualizar();
  return useChamada(chamadas.confirmarAutenticador, {
    aoConcluir: ({ codigosRecuperacao }) => {
      atualizar();
      aoLigar(codigosRecuperacao);
    },
    aoFalhar: recusas(['codigoNaoConfere', 'muitasTentativas'], ({ message }) => aoRecusar(message)),
  });
}

export function useGerarCodigos(aoGerar: (codigos: readonly string[]) => void) {
  const atualizar = useAtualizar();
  return useChamada(chamadas.gerarCodigos, {
    aoConcluir: ({ codigosRecuperacao }) => {
      atualizar();
      aoGerar(codigosRecuperacao);
    },
  });
}

/** Asks the server what to make, the browser to make it, and keeps it: one intent of the person in three steps. */
export function useNovaChave(aoCriar: (codigos: readonly string[] | null) => void) {
  const atualizar = useAtualizar();
  const guardar = useChamada(chamadas.createChave, {
    aoConcluir: ({ codigosRecuperacao }) => {
      atualizar();
      recados.mostrar('Chave de acesso criada');
      aoCriar(codigosRecuperacao);
    },
  });
  const comecar = useChamada(chamadas.opcoesDaChave);
  return {
    criando: comecar.isPending || guardar.isPending,
    criar: (nome: string): void =>
      comecar.mutate(undefined, {
        onSuccess: (opcoes) => {
          void criarChave(opcoes).then((resposta) => {
            if (resposta === undefined) recados.mostrar('O aparelho não criou a chave de acesso', { tom: 'danger' });
            else guardar.mutate({ body: { nome, resposta } });
          });
        },
      }),
  };
}
