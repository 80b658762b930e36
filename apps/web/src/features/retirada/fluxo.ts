import { ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import { criarFluxo } from '../../lib/fluxo.ts';

/** One of the owner's keys or accounts, or a boleto that he read (spec B§3 retirada types). */
export type Destino =
  | { readonly tipoId: typeof ID_TIPO_RETIRADA.pix; readonly idChave: number }
  | { readonly tipoId: typeof ID_TIPO_RETIRADA.ted; readonly idConta: number }
  | { readonly tipoId: typeof ID_TIPO_RETIRADA.boleto; readonly idBoleto: number };

/** The payee of a boleto, as its reading said. */
export type Beneficiario = { readonly nome: string; readonly documento: string };

/** The data of a withdrawal before it is made: its amount and its destination. */
export interface EstadoDaRetirada {
  readonly valor?: number;
  readonly destino?: Destino;
  readonly beneficiario?: Beneficiario;
}

export type AcaoDaRetirada =
  | { readonly tipo: 'valor'; readonly valor: number }
  | { readonly tipo: 'destino'; readonly destino: Destino }
  /** A boleto says its amount itself. */
  | { readonly tipo: 'boleto'; readonly idBoleto: number; readonly valor: number; readonly beneficiario: Beneficiario }
  | { readonly tipo: 'recomecar' };

/** The steps before the authorisation, in their order. */
export type PassoDaRetirada = 'valor' | 'destino' | 'resumo';

export function reduzirRetirada(estado: EstadoDaRetirada, acao: AcaoDaRetirada): EstadoDaRetirada {
  switch (acao.tipo) {
    case 'valor':
      return { ...estado, valor: acao.valor };
    case 'destino':
      return { ...estado, destino: acao.destino };
    case 'boleto':
      return {
        valor: acao.valor,
        destino: { tipoId: ID_TIPO_RETIRADA.boleto, idBoleto: acao.idBoleto },
        beneficiario: acao.beneficiario,
      };
    case 'recomecar':
      return {};
  }
}

/** The first step that still has no answer. */
export function passoPendente({ valor, destino }: EstadoDaRetirada): PassoDaRetirada {
  if (valor === undefined) return 'valor';
  return destino === undefined ? 'destino' : 'resumo';
}

export const fluxoRetirada = criarFluxo<EstadoDaRetirada, AcaoDaRetirada>({
  nome: 'retirada',
  versao: 1,
  inicial: {},
  reduzir: reduzirRetirada,
});
