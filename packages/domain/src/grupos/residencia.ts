import type { IdDe } from '../tabela.ts';
import { ID_FORMA_ACESSO, ID_TIPO_GRUPO } from './enums.ts';
import { nomeDoPais } from './nome-do-pais.ts';

/** YouTube Premium: its family plan is of one household, in one country (spec B§3 Service ids; REGRAS part 1). */
export const ID_SERVICO_COM_RESIDENCIA = 4;

function pais<const Codigo extends string>(id: Codigo) {
  return { id, rotulo: nomeDoPais(id) };
}

/** Countries in which a household may be, by their ISO 3166-1 code, in the order in which they are offered. */
export const PAIS_DA_RESIDENCIA = {
  brasil: pais('BR'),
  alemanha: pais('DE'),
  argentina: pais('AR'),
  bolivia: pais('BO'),
  canada: pais('CA'),
  chile: pais('CL'),
  colombia: pais('CO'),
  espanha: pais('ES'),
  estadosUnidos: pais('US'),
  franca: pais('FR'),
  irlanda: pais('IE'),
  italia: pais('IT'),
  japao: pais('JP'),
  mexico: pais('MX'),
  paraguai: pais('PY'),
  peru: pais('PE'),
  portugal: pais('PT'),
  reinoUnido: pais('GB'),
  uruguai: pais('UY'),
} as const;
export type PaisDaResidencia = IdDe<typeof PAIS_DA_RESIDENCIA>;

type GrupoNovo = {
  readonly idServico: number;
  readonly tipo: number;
  readonly formaAcesso: number;
  readonly paisDaResidencia: string | null;
};
export type RecusaDaResidencia = { readonly campo: 'formaAcesso' | 'paisDaResidencia'; readonly texto: string };

/** True if a group of this service has a country: its members are invited by e-mail into a household (REGRAS 2.27). */
export function temResidencia({ idServico, formaAcesso }: Pick<GrupoNovo, 'idServico' | 'formaAcesso'>): boolean {
  return idServico === ID_SERVICO_COM_RESIDENCIA && formaAcesso === ID_FORMA_ACESSO.convite;
}

/**
 * The first fault of a group's form of access: a service of a household invites everybody by e-mail, and says the
 * country. Friends of a private group may still agree on another way (REGRAS 2.27).
 */
export function recusaDaResidencia(grupo: GrupoNovo): RecusaDaResidencia | undefined {
  const { idServico, tipo, paisDaResidencia } = grupo;
  if (temResidencia(grupo))
    return paisDaResidencia === null
      ? { campo: 'paisDaResidencia', texto: 'Diga em que país fica a residência do plano.' }
      : undefined;
  if (idServico === ID_SERVICO_COM_RESIDENCIA && tipo !== ID_TIPO_GRUPO.privado)
    return { campo: 'formaAcesso', texto: 'Neste serviço, cada membro entra por convite no próprio e-mail.' };
  return paisDaResidencia === null
    ? undefined
    : { campo: 'paisDaResidencia', texto: 'Este grupo não tem país de residência.' };
}

export type RecusaDoPais = 'paisObrigatorio' | 'paisDiferente';

/** The reason why the country that a person says does not let him enter, or undefined (REGRAS 2.27). */
export function recusaDoPais(dito: string | null, doGrupo: string | null): RecusaDoPais | undefined {
  if (doGrupo === null) return undefined;
  if (dito === null) return 'paisObrigatorio';
  return dito === doGrupo ? undefined : 'paisDiferente';
}
