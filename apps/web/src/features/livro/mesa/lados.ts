import type { TipoConta } from '@rateia/domain/carteira/contas';
import type { RespostaDe } from '../../../lib/api-client.ts';

type Conta = RespostaDe<'getLivro'>['contas'][number];

/** The three sides of the ledger, which sum to nothing together: what we owe, what is ours, and where the money is. */
const LADOS = {
  pessoas: 'Devemos às pessoas',
  plataforma: 'Da plataforma',
  provedores: 'Dinheiro nos provedores',
} as const;
type Lado = keyof typeof LADOS;

const CONTAS: Readonly<Record<TipoConta, { readonly nome: string; readonly lado: Lado }>> = {
  disponivel: { nome: 'Saldo disponível das pessoas', lado: 'pessoas' },
  bloqueado: { nome: 'Bloqueado', lado: 'pessoas' },
  caucao: { nome: 'Cauções', lado: 'pessoas' },
  recebivel: { nome: 'A receber dos administradores', lado: 'pessoas' },
  promocional: { nome: 'Crédito promocional', lado: 'pessoas' },
  guardado: { nome: 'Guardado para bolões recorrentes', lado: 'pessoas' },
  apostas_a_fazer: { nome: 'Apostas a fazer', lado: 'pessoas' },
  premios_a_pagar: { nome: 'Prêmios a pagar', lado: 'pessoas' },
  estornos_a_pagar: { nome: 'Estornos a pagar', lado: 'pessoas' },
  retiradas_em_curso: { nome: 'Retiradas em curso', lado: 'pessoas' },
  receita_taxas: { nome: 'Receita de taxas', lado: 'plataforma' },
  custo_meios: { nome: 'Custo dos meios de pagamento', lado: 'plataforma' },
  ajuste_centavos: { nome: 'Ajuste de centavos', lado: 'plataforma' },
  apostas_feitas: { nome: 'Apostas feitas', lado: 'plataforma' },
  cobertura: { nome: 'Cobertura da plataforma', lado: 'plataforma' },
  liquidacao: { nome: 'Dinheiro no provedor', lado: 'provedores' },
};

export interface LadoDoLivro {
  readonly lado: Lado;
  readonly titulo: string;
  readonly contas: readonly (Conta & { readonly nome: string })[];
  readonly soma: number;
}

/** The accounts by side, each side with its sum. */
export function ladosDoLivro(contas: readonly Conta[]): readonly LadoDoLivro[] {
  return (Object.keys(LADOS) as Lado[]).map((lado) => {
    const deste = contas.flatMap((conta) => {
      const { nome, lado: dela } = CONTAS[conta.tipo as TipoConta];
      return dela === lado ? [{ ...conta, nome }] : [];
    });
    return { lado, titulo: LADOS[lado], contas: deste, soma: somaDe(deste) };
  });
}

/** Zero in a ledger that closes. */
export function somaDe(contas: readonly Pick<Conta, 'saldo'>[]): number {
  return contas.reduce((soma, { saldo }) => soma + saldo, 0);
}
