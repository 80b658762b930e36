import * as chamadas from '@rateia/contracts/chamadas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useChamada } from '../../lib/consultas.ts';
import { camposRecusados, recusou } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { useRenovarGrupo } from './renovar-grupo.ts';

/** The administrator starts with the members there are (REGRAS 2.1: 1 → 2). */
export function useIniciarGrupo() {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.iniciarGrupo, {
    aoConcluir: async () => {
      recados.mostrar('Grupo iniciado');
      await renovar();
    },
  });
}

/** The administrator declares the service signed (REGRAS 2.1: 3 → 69). */
export function useLiberarGrupo(id: number) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.liberarGrupo, {
    aoConcluir: async () => {
      recados.mostrar('Membros avisados');
      await renovar();
      await irPara(paths.grupoAdminEnviar(id), { substitui: true });
    },
  });
}

/** Delivers or replaces the access data of every member who is in. */
export function useEnviarAcesso(id: number, aoRecusar: (campos: Readonly<Record<string, string>>) => void) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.updateDadosAcesso, {
    aoConcluir: async ({ entregues }) => {
      recados.mostrar(entregues === 1 ? 'Acesso enviado para 1 membro' : `Acesso enviado para ${entregues} membros`);
      await renovar();
      await irPara(paths.grupoAdmin(id), { substitui: true });
    },
    aoFalhar: (erro) => recusaPorCampo(erro, aoRecusar),
  });
}

/** Delivers to one member; nobody else is told. */
export function useEntregarAcesso(
  { id, nome }: { readonly id: number; readonly nome: string },
  aoRecusar: (campos: Readonly<Record<string, string>>) => void,
) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.entregarAcesso, {
    aoConcluir: async () => {
      recados.mostrar(`Acesso enviado só para ${nome}`);
      await renovar();
      await irPara(paths.grupoAdmin(id), { substitui: true });
    },
    aoFalhar: (erro) => recusaPorCampo(erro, aoRecusar),
  });
}

/** Announces another value or plan to the members (REGRAS 2.11). */
export function useAlterarPlano(id: number, aoRecusar: (campos: Readonly<Record<string, string>>) => void) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.alterarPlano, {
    aoConcluir: async ({ avisados }) => {
      recados.mostrar(avisados === 0 ? 'Valor mudado' : 'Membros avisados');
      await renovar();
      await irPara(paths.grupoAdmin(id), { substitui: true });
    },
    aoFalhar: (erro) => recusaPorCampo(erro, aoRecusar),
  });
}

/** Removes a member. When the refund is no longer the one that was shown, nothing happens and the new one is shown (REGRAS 2.9). */
export function useRemoverMembro({ id, nome }: { readonly id: number; readonly nome: string }) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.cancelarAdministrador, {
    aoConcluir: async ({ imediato, saidaEm }) => {
      recados.mostrar(imediato ? `${nome} saiu do grupo` : `${nome} sai em ${formatarDia(saidaEm)}`);
      // Left first: this page would ask again about somebody who is no member any more.
      await irPara(paths.grupoAdmin(id), { substitui: true });
      await renovar();
    },
    aoFalhar: (erro) => {
      if (recusou(erro, 'precoMudou')) void renovar();
      return false;
    },
  });
}

/** Sends the group back to approval with the changes that the operator asked for (REGRAS 2.1: 68 → 50). */
export function useAjustarGrupo(aoRecusar: (campos: Readonly<Record<string, string>>) => void) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.updateGrupo, {
    aoConcluir: async () => {
      recados.mostrar('Ajustes enviados');
      await renovar();
    },
    aoFalhar: (erro) => recusaPorCampo(erro, aoRecusar),
  });
}

/** Asks a person to look at a group that a rule refused (REGRAS 2.1: 110 → 111). */
export function usePedirNovaAnalise(aoRecusar: (campos: Readonly<Record<string, string>>) => void) {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.recorrerPeloGrupo, {
    aoConcluir: async () => {
      recados.mostrar('Pedido enviado');
      await renovar();
    },
    aoFalhar: (erro) => recusaPorCampo(erro, aoRecusar),
  });
}

/** Fields that the server refuses are shown under them; the last part of the name is the field's. */
function recusaPorCampo(erro: Error, aoRecusar: (campos: Readonly<Record<string, string>>) => void): boolean {
  const campos = camposRecusados(erro);
  if (campos === undefined) return false;
  aoRecusar(Object.fromEntries(Object.entries(campos).map(([nome, texto]) => [nome.split('.').at(-1) ?? nome, texto])));
  return true;
}
