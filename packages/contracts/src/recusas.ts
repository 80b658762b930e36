import type { Auth, Chamada } from './chamada.ts';
import type { ChaveErro } from './erros.ts';

type Recusas = readonly ChaveErro[];

/** The refusals that a caller may meet because of who may make the call. */
const DO_ACESSO = {
  publica: ['muitasTentativas'],
  opcional: ['muitasTentativas'],
  usuario: ['muitasTentativas', 'naoAutenticado'],
  operador: ['muitasTentativas', 'naoAutenticado', 'segundoFatorDaEquipe', 'confirmacaoNecessaria'],
  provedor: [],
} as const satisfies Readonly<Record<Auth, Recusas>>;
const DA_CHAVE = [
  'chaveIdempotenciaAusente',
  'chaveIdempotenciaReutilizada',
  'operacaoEmAndamento',
] as const satisfies Recusas;
const DO_CORPO = ['corpoGrandeDemais', 'tipoNaoSuportado'] as const satisfies Recusas;
const DE_TODAS = ['dadosInvalidos', 'erroInterno', 'indisponivel'] as const satisfies Recusas;

/** The refusals that any call of this kind may give, besides its own. */
export function recusasComuns({ auth, idempotente, body, arquivo }: Chamada): Recusas {
  return [
    ...DO_ACESSO[auth],
    ...(idempotente === true ? DA_CHAVE : []),
    ...(body === undefined && arquivo === undefined ? [] : DO_CORPO),
    ...DE_TODAS,
  ];
}

/** The same as a type: the refusals of a row of the contract, its own and those that any call of its kind may give. */
export type RecusasDa<C extends Chamada> =
  | C['errors'][number]
  | (typeof DO_ACESSO)[C['auth']][number]
  | (C extends { readonly idempotente: true } ? (typeof DA_CHAVE)[number] : never)
  | (C extends { readonly body: object } | { readonly arquivo: string } ? (typeof DO_CORPO)[number] : never)
  | (typeof DE_TODAS)[number];
