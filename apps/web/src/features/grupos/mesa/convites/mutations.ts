import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../../lib/consultas.ts';
import { useRenovar } from '../../../../lib/renovar.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';

/** Takes an invitation back for its inviter. */
export function useRetirarConviteDaMesa() {
  const renovar = useRenovar('getConvitesDaMesa');
  return useChamada(chamadas.retirarConviteDaMesa, {
    aoConcluir: async () => {
      recados.mostrar('Convite cancelado');
      await renovar();
    },
  });
}
