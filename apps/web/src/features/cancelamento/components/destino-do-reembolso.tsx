import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import type { DestinoDoReembolso, OpcaoDeSaida } from '../saida.ts';

interface DestinoDoReembolsoProps {
  readonly opcao: OpcaoDeSaida;
  readonly destino: DestinoDoReembolso;
  readonly aoEscolher: (destino: DestinoDoReembolso) => void;
}

/**
 * The choice of the refund's destination: back to the account of the Pix, as far as it paid, or all of it to the wallet
 * (REGRAS 2.9).
 */
export function EscolhaDoDestino({ opcao, destino, aoEscolher }: DestinoDoReembolsoProps) {
  return (
    <Opcoes
      rotulo="Para onde o dinheiro volta"
      mostraRotulo
      valor={destino}
      aoEscolher={aoEscolher}
      opcoes={[
        { valor: 'original', titulo: 'Para a conta de onde saiu o Pix', detalhe: pelaConta(opcao) },
        {
          valor: 'saldo',
          titulo: `Para o meu saldo na ${MARCA}`,
          detalhe: 'Na hora. Você usa em outro grupo ou retira quando quiser.',
        },
      ]}
    />
  );
}

function pelaConta({ total, porPix }: OpcaoDeSaida): string {
  const pix = `${formatarReais(centavos(porPix))} por Pix, em geral em poucos minutos.`;
  const resto = total - porPix;
  return resto === 0 ? pix : `${pix} Os outros ${formatarReais(centavos(resto))} vão para o seu saldo.`;
}
