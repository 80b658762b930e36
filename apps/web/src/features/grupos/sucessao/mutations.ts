import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import { useRenovarGrupo } from '../renovar-grupo.ts';

/** The group changed hands: the one who took it over sees it as its administrator. */
const ASSUMIDA = 'assumida';

function useAto() {
  const renovar = useRenovarGrupo();
  return {
    renovar,
    aoFalhar: () => {
      void renovar();
      return false;
    },
  };
}

/** The answer of the member who was asked (REGRAS 2.30). */
export function useResponderSucessao(id: number) {
  const { renovar, aoFalhar } = useAto();
  return useChamada(chamadas.responderSucessao, {
    aoConcluir: async ({ estado }) => {
      const assumiu = estado === ASSUMIDA;
      recados.mostrar(assumiu ? 'Você administra o grupo' : 'Você continua só como membro');
      await irPara(assumiu ? paths.grupoAdmin(id) : paths.grupoMembro(id), { substitui: true });
      await renovar();
    },
    aoFalhar,
  });
}

/** A member offers himself (REGRAS 2.30). */
export function useOferecerParaSuceder(id: number) {
  const { renovar, aoFalhar } = useAto();
  return useChamada(chamadas.oferecerParaSuceder, {
    aoConcluir: async ({ estado }) => {
      recados.mostrar(estado === ASSUMIDA ? 'Você administra o grupo' : 'Você se ofereceu');
      if (estado === ASSUMIDA) await irPara(paths.grupoAdmin(id), { substitui: true });
      await renovar();
    },
    aoFalhar,
  });
}

/** A member chooses (REGRAS 2.30). */
export function useVotarNaSucessao() {
  const { renovar, aoFalhar } = useAto();
  return useChamada(chamadas.votarNaSucessao, {
    aoConcluir: async ({ estado }) => {
      recados.mostrar(estado === ASSUMIDA ? 'O grupo tem um novo administrador' : 'Sua escolha foi guardada');
      if (estado === ASSUMIDA) await irPara(paths.meusGrupos(), { substitui: true });
      await renovar();
    },
    aoFalhar,
  });
}

/** The administrator takes his question back (REGRAS 2.30). */
export function useRetirarSucessao() {
  const { renovar, aoFalhar } = useAto();
  return useChamada(chamadas.retirarSucessao, {
    aoConcluir: async () => {
      recados.mostrar('Convite retirado');
      await renovar();
    },
    aoFalhar,
  });
}
