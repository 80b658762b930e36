import * as chamadas from '@rateia/contracts/chamadas';
import { queryOptions } from '@tanstack/react-query';
import { consulta, respondeATela } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';

/** Why an invitation serves no more, or serves another person: the screen says so, without a dialog over it. */
export const CONVITE_SEM_EFEITO = [
  'conviteNaoEncontrado',
  'conviteDeOutroEmail',
  'conviteExpirado',
  'conviteRetirado',
  'conviteUsado',
  'conviteRecusado',
  'grupoNaoAceitaMembros',
] as const;
export const JA_NO_GRUPO = ['jaParticipa', 'administradorNaoAssina'] as const;
const daTela = recusas([...CONVITE_SEM_EFEITO, ...JA_NO_GRUPO], () => undefined);

export const convitesQueries = {
  doGrupo: (id: number) => consulta(chamadas.getConvitesDoGrupo, { params: { id } }),
  /** By a code or by the number of a group. */
  pendente: (id: string) =>
    queryOptions({
      ...consulta(chamadas.getConvitePendente, { params: { id } }),
      ...respondeATela<'getConvitePendente'>(daTela),
    }),
};
