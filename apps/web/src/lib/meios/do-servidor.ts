import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { pix } from '@rateia/domain/pagamentos/meios/pix';
import { pixMercadoPago } from '@rateia/domain/pagamentos/meios/pix-mercado-pago';
import { IconCreditCard } from '@tabler/icons-react';
import { meioNaTela } from './meios.ts';

/** A method as the contract lists it. */
export interface MeioDoServidor {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string;
  readonly custo: number;
  readonly disponivel: boolean;
  readonly motivo: string | null;
}

/** The methods of a call as `MeiosPagamento` takes them. */
export function meiosDoServidor({
  meios,
  saldo,
}: {
  readonly meios: readonly MeioDoServidor[];
  readonly saldo: number;
}) {
  const tem = formatarReais(centavos(saldo));
  return meios.map((meio) => {
    const { id, nome, custo, disponivel, descricao, motivo } = meio;
    const naTela = meioNaTela(id);
    const linhas = naTela?.linhas(meio, tem) ?? { descricao, motivo };
    return { id, icone: naTela?.icone ?? IconCreditCard, nome, custo, disponivel, ...linhas };
  });
}

/** The label of the button that charges by a method: "Pagar com Pix". */
export function verboDoMeio(id: number | undefined, meios: readonly Pick<MeioDoServidor, 'id' | 'nome'>[]): string {
  const nome = meios.find((meio) => meio.id === id)?.nome;
  return meioNaTela(id)?.verbo ?? (nome === undefined ? 'Pagar' : `Pagar com ${nome}`);
}

/** The method chosen, or else the first that can be used, Pix before the wallet. */
export function meioEscolhido(escolhido: number | undefined, meios: readonly MeioDoServidor[]): number | undefined {
  const usaveis = meios.filter(({ disponivel }) => disponivel);
  if (usaveis.some(({ id }) => id === escolhido)) return escolhido;
  const umPix = usaveis.find(({ id }) => id === pix.id) ?? usaveis.find(({ id }) => id === pixMercadoPago.id);
  return (umPix ?? usaveis[0])?.id;
}
