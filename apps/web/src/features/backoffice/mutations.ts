import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import type { NomeChamada } from '../../lib/api-client.ts';
import { agora } from '../../lib/clock.ts';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { avisos } from '../../ui/dialogo/toasts.ts';
import { ID_DO_CASO } from '../../ui/operacao/pagina-operacao.tsx';

function useRenovar(...nomes: readonly NomeChamada[]): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(nomes.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  };
}

/** An operator's three decisions on a group (REGRAS 2.1). */
export function useDecidirGrupo(nome: string) {
  const renovar = useRenovar('getGruposEmAnalise', 'getFilas');
  const depois = (feito: string) => ({
    aoConcluir: async () => {
      avisos.mostrar(`${nome}: ${feito}`);
      await renovar();
      document.getElementById(ID_DO_CASO)?.focus();
    },
  });
  return {
    aprovar: useChamada(chamadas.aprovarGrupo, depois('aprovado')),
    pedirAjustes: useChamada(chamadas.pedirAjustesGrupo, depois('ajustes pedidos')),
    reprovar: useChamada(chamadas.reprovarGrupo, depois('reprovado')),
  };
}

/** Releases or refuses a withdrawal under review (REGRAS 2.6, 2.15). */
export function useDecidirRetirada() {
  const renovar = useRenovar('getRetiradasEmRevisao', 'getFilas');
  const depois = (feito: string) => ({
    aoConcluir: async () => {
      avisos.mostrar(feito);
      await renovar();
      document.getElementById(ID_DO_CASO)?.focus();
    },
  });
  return {
    aprovar: useChamada(chamadas.aprovarRetirada, depois('Retirada liberada')),
    recusar: useChamada(chamadas.recusarRetirada, depois('Retirada recusada')),
  };
}

/** An operator's three decisions on an identity (REGRAS 2.15). */
export function useDecidirValidacao(nome: string) {
  const renovar = useRenovar('getValidacoesEmAnalise', 'getFilas');
  const depois = (feito: string) => ({
    aoConcluir: async () => {
      avisos.mostrar(`${nome}: ${feito}`);
      await renovar();
      document.getElementById(ID_DO_CASO)?.focus();
    },
  });
  return {
    aprovar: useChamada(chamadas.aprovarValidacao, depois('identidade aprovada')),
    pedirNovamente: useChamada(chamadas.pedirValidacaoNovamente, depois('imagens pedidas')),
    recusar: useChamada(chamadas.recusarValidacao, depois('identidade recusada')),
  };
}

/** The decisions on stuck money, and on a person who used his right three times (REGRAS 2.9, 2.15). */
export function useDecidirDinheiro() {
  const renovar = useRenovar('getDinheiroParado', 'getFilas');
  const depois = (feito: string) => ({ aoConcluir: async () => await concluir(feito) });
  const concluir = async (feito: string): Promise<void> => {
    avisos.mostrar(feito);
    await renovar();
    document.getElementById(ID_DO_CASO)?.focus();
  };
  return {
    resolver: useChamada(chamadas.resolverDinheiroParado, {
      aoConcluir: ({ situacao }, { body: { acao } }) => {
        if (situacao === 'proposta') return concluir('Proposta feita. Outra pessoa precisa aprovar.');
        return concluir(acao === 'devolver' ? 'Devolução pedida ao banco' : 'Valor no saldo de quem pagou');
      },
    }),
    conferir: useChamada(chamadas.conferirDinheiroParado, depois('Pergunta enviada ao banco')),
    aprovar: useChamada(chamadas.aprovarProposta, depois('Proposta aprovada e feita')),
    recusar: useChamada(chamadas.recusarProposta, depois('Proposta recusada. O valor continua esperando.')),
    revisar: useChamada(chamadas.decidirRevisao, depois('Revisão decidida')),
  };
}

/** Answers a reported problem, and closes it or not. */
export function useResponderChamado(numero: string) {
  const renovar = useRenovar('getFilaDeChamados', 'getFilas');
  return useChamada(chamadas.responderChamado, {
    aoConcluir: async () => {
      avisos.mostrar(`${numero}: resposta enviada`);
      await renovar();
      document.getElementById(ID_DO_CASO)?.focus();
    },
  });
}

/** Runs a failed job again. */
export function useRepetirTarefa() {
  const renovar = useRenovar('getTarefas', 'getCodigosNaoEntregues', 'getFilas');
  return useChamada(chamadas.repetirTarefa, {
    aoConcluir: async () => {
      avisos.mostrar('Tarefa de volta à fila');
      await renovar();
    },
  });
}

/** Sends a message again that did not arrive, or lets it be. */
export function useMensagemNaoEntregue() {
  const renovar = useRenovar('getMensagensNaoEntregues', 'getFilas');
  const depois = (feito: string) => ({
    aoConcluir: async () => {
      avisos.mostrar(feito);
      await renovar();
    },
  });
  return {
    reenviar: useChamada(chamadas.reenviarMensagem, depois('Mensagem a caminho')),
    abandonar: useChamada(chamadas.abandonarMensagem, depois('Mensagem fora da lista')),
  };
}

/** Writes an announcement, shows how it will read, or stops it. */
export function useComunicado(aoCriar: () => void = () => undefined) {
  const renovar = useRenovar('getComunicados');
  return {
    prever: useChamada(chamadas.preverComunicado),
    criar: useChamada(chamadas.createComunicado, {
      aoConcluir: async ({ estado, saiEm }) => {
        avisos.mostrar(
          estado === 'agendado' && Date.parse(saiEm) > agora() ? 'Comunicado agendado' : 'Comunicado a caminho',
        );
        aoCriar();
        await renovar();
      },
    }),
    parar: useChamada(chamadas.pararComunicado, {
      aoConcluir: async () => {
        avisos.mostrar('Comunicado parado');
        await renovar();
      },
    }),
  };
}

/** Moves the product's clock: everything on every screen may be another. */
export function useAvancarRelogio() {
  const cache = useQueryClient();
  return useChamada(chamadas.avancarRelogio, { aoConcluir: async () => cache.invalidateQueries() });
}
