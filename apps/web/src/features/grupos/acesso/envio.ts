import { acessoCompartilhado } from '@rateia/domain/grupos/enums';
import { obrigatorio } from '@rateia/domain/validacao';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { regrasDoEnvio } from '../../../lib/campos-de-acesso.ts';

/** The bounds of what one member gets: a code is asked for where each has his own. */
export function regrasDaEntrega(comCodigo: boolean) {
  const { codigo, instrucoes } = regrasDoEnvio;
  return {
    codigo: { ...codigo, regras: comCodigo ? [obrigatorio, ...codigo.regras] : codigo.regras },
    instrucoes,
  };
}

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;
export type MembroQueRecebe = MeuGrupo['membros'][number];

/** Members who wait for the access, those who did not get in first. */
export function quemEspera({ membros }: Pick<MeuGrupo, 'membros'>): readonly MembroQueRecebe[] {
  const esperam = membros.filter(
    ({ entradaEm, acessoEntregueEm, contestacao }) =>
      entradaEm !== null && (acessoEntregueEm === null || contestacao !== null),
  );
  return esperam.toSorted((a, b) => Number(b.contestacao !== null) - Number(a.contestacao !== null));
}

/**
 * To whom the page delivers: the member who was asked for, else the first who waits. Nobody where the group's data come
 * first: a shared password that is not written yet reaches everybody at once.
 */
export function quemRecebe(dados: MeuGrupo, pedido: number | null): MembroQueRecebe | undefined {
  if (acessoCompartilhado(dados.grupo.formaAcesso) && !dados.envio.temDadosAcesso) return undefined;
  const pedidoDe = dados.membros.find(({ idAssinatura, entradaEm }) => idAssinatura === pedido && entradaEm !== null);
  return pedidoDe ?? quemEspera(dados)[0];
}
