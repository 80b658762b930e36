import { criarFluxo } from '../../lib/fluxo.ts';

/** The data of a withdrawal before it is made: its amount, and one of the owner's keys. */
export interface EstadoDaRetirada {
  readonly valor?: number;
  readonly idChave?: number;
}

export type AcaoDaRetirada =
  | { readonly tipo: 'valor'; readonly valor: number }
  | { readonly tipo: 'chave'; readonly idChave: number }
  | { readonly tipo: 'recomecar' };

/** The steps before the authorisation, in their order. */
export type PassoDaRetirada = 'valor' | 'chave' | 'resumo';

export function reduzirRetirada(estado: EstadoDaRetirada, acao: AcaoDaRetirada): EstadoDaRetirada {
  switch (acao.tipo) {
    case 'valor':
      return { ...estado, valor: acao.valor };
    case 'chave':
      return { ...estado, idChave: acao.idChave };
    case 'recomecar':
      return {};
  }
}

/** The first step that still has no answer. */
export function passoPendente({ valor, idChave }: EstadoDaRetirada): PassoDaRetirada {
  if (valor === undefined) return 'valor';
  return idChave === undefined ? 'chave' : 'resumo';
}

export const fluxoRetirada = criarFluxo<EstadoDaRetirada, AcaoDaRetirada>({
  nome: 'retirada',
  versao: 1,
  inicial: {},
  reduzir: reduzirRetirada,
});
