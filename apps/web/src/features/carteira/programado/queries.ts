import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { chaveDe, consultaSeguida, useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { POLLING_MS } from '../../../lib/um-por-vez.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

export type Autorizacao = RespostaDe<'checarPixProgramado'>['autorizacoes'][number];
export type SemAutorizacao = RespostaDe<'checarPixProgramado'>['assinaturas'][number];

export const programadoQueries = {
  /** Watched while a bank has still to make the code, or its person to use it. */
  checar: () => ({
    ...consultaSeguida(chamadas.checarPixProgramado),
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data: RespostaDe<'checarPixProgramado'> | undefined };
    }) => (state.data?.autorizacoes.some(({ estado }) => estado === 'CRIADA') === true ? POLLING_MS : false),
  }),
};

export function usePedirProgramado({
  aoPedir,
  aoRecusar,
}: {
  readonly aoPedir: () => void;
  readonly aoRecusar: (mensagem: string) => void;
}) {
  const renovar = useRenovar();
  return useChamada(chamadas.createPixProgramado, {
    aoConcluir: async () => {
      await renovar();
      aoPedir();
    },
    aoFalhar: recusas(
      ['pixProgramadoJaExiste', 'pixProgramadoSemMensalidade', 'meioPagamentoIndisponivel'],
      ({ message }) => aoRecusar(message),
    ),
  });
}

export function useCancelarProgramado() {
  const renovar = useRenovar();
  return useChamada(chamadas.deletePixProgramado, {
    aoConcluir: async () => {
      await renovar();
      recados.mostrar('Pix programado cancelado');
    },
  });
}

function useRenovar(): () => Promise<void> {
  const cliente = useQueryClient();
  return async () => await cliente.invalidateQueries({ queryKey: chaveDe('checarPixProgramado') });
}
