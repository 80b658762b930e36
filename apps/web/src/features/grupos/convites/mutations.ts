import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../../lib/erros-api.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

function useReler(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => await cache.invalidateQueries({ queryKey: chaveDe('getConvitesDoGrupo') });
}

/** Invites by e-mail; a refusal about the address stands under its field. */
export function useConvidar({
  aoEnviar,
  aoRecusar,
}: {
  readonly aoEnviar: () => void;
  readonly aoRecusar: (mensagem: string) => void;
}) {
  const reler = useReler();
  const doCampo = recusas(['conviteJaEnviado', 'conviteParaSi', 'vagaJaGuardada', 'semVagas'], ({ message }) =>
    aoRecusar(message),
  );
  return useChamada(chamadas.createConvite, {
    aoConcluir: async () => {
      recados.mostrar('Convite enviado');
      aoEnviar();
      await reler();
    },
    aoFalhar: (erro) => {
      const mensagem = camposRecusados(erro)?.['email'];
      if (mensagem === undefined) return doCampo(erro);
      aoRecusar(mensagem);
      return true;
    },
  });
}

export function useCriarLinkDeConvite() {
  return useChamada(chamadas.createLinkDeConvite, { aoConcluir: useReler() });
}

export function useReenviarConvite() {
  const reler = useReler();
  return useChamada(chamadas.reenviarConvite, {
    aoConcluir: async () => {
      recados.mostrar('Convite enviado de novo');
      await reler();
    },
  });
}

export function useRetirarConvite() {
  const reler = useReler();
  return useChamada(chamadas.retirarConvite, {
    aoConcluir: async () => {
      recados.mostrar('Convite cancelado');
      await reler();
    },
  });
}

/** Accepts and goes on to the group, where the seat is chosen; an invitation that ended meanwhile is read again. */
export function useAceitarConvite() {
  const cache = useQueryClient();
  return useChamada(chamadas.aceitarConviteDoGrupo, {
    aoConcluir: async ({ idGrupo }) => {
      await cache.invalidateQueries({ queryKey: chaveDe('getGruposPrivados') });
      await irPara(paths.grupo(idGrupo), { substitui: true });
    },
    aoFalhar: recusas(['conviteExpirado', 'conviteRetirado', 'conviteUsado', 'grupoNaoAceitaMembros'], () => {
      void cache.invalidateQueries({ queryKey: chaveDe('getConvitePendente') });
    }),
  });
}

export function useRecusarConvite() {
  return useChamada(chamadas.recusarConviteDoGrupo, {
    aoConcluir: async () => {
      recados.mostrar('Convite recusado');
      await irPara(paths.grupos(), { substitui: true });
    },
  });
}
