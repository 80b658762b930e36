import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Meio, TipoMeio } from './meios-pagamento.tsx';

/** A method as the contract lists it. */
export interface MeioDoServidor {
  id: number;
  nome: string;
  descricao: string;
  custo: number;
  disponivel: boolean;
  motivo: string | null;
}

const M = MEIO_PAGAMENTO;
const tipos: Readonly<Record<number, TipoMeio>> = {
  [M.credito.id]: 'saldo',
  [M.pix.id]: 'pix',
  [M.pixMercadoPago.id]: 'pix',
  [M.boleto.id]: 'boleto',
  [M.transferencia.id]: 'boleto',
};

/** The methods of a call as `MeiosPagamento` takes them; the wallet says how much it holds. */
export function meiosDoServidor({ meios, saldo }: { meios: readonly MeioDoServidor[]; saldo: number }): Meio[] {
  const tem = formatarReais(centavos(saldo));
  return meios.map(({ id, nome, descricao, custo, disponivel, motivo }) => {
    const meio = { id, tipo: tipos[id] ?? ('cartao' as const), nome, custo, disponivel };
    return id === M.credito.id
      ? { ...meio, descricao: `Disponível: ${tem}`, motivo: motivo === null ? null : `${motivo}: você tem ${tem}` }
      : { ...meio, descricao, motivo };
  });
}

/** What the button says when it charges by a method: "Pagar com Pix". */
export function verboDoMeio(id: number | undefined, meios: readonly Pick<MeioDoServidor, 'id' | 'nome'>[]): string {
  if (id === M.credito.id) return 'Pagar com saldo';
  const nome = meios.find((meio) => meio.id === id)?.nome;
  return nome === undefined ? 'Pagar' : `Pagar com ${nome}`;
}

/** The method chosen, or else the first that can be used, Pix before the wallet. */
export function meioEscolhido(escolhido: number | undefined, meios: readonly MeioDoServidor[]): number | undefined {
  const usaveis = meios.filter(({ disponivel }) => disponivel);
  if (usaveis.some(({ id }) => id === escolhido)) return escolhido;
  return (usaveis.find(({ id }) => id === M.pix.id) ?? usaveis[0])?.id;
}
