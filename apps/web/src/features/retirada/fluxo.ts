import { criarFluxo } from '../../lib/fluxo.ts';

/** The data of a withdrawal before it is made: its amount, and one of the owner's keys. */
export interface EstadoDaRetirada {
  valor?: number;
  idChave?: number;
}

export type AcaoDaRetirada =
  | { tipo: 'valor'; valor: number }
  | { tipo: 'chave'; idChave: number }
  | { tipo: 'recomecar' };

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
