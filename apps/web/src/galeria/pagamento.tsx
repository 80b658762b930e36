import { MARCA } from '@rateia/domain/marca';
import { IconBarcode, IconBolt, IconCreditCard, IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import { agora } from '../lib/relogio.ts';
import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { ContagemRegressiva } from '../ui/fluxo/contagem-regressiva.tsx';
import { BoletoPainel } from '../ui/pagamento/boleto-painel.tsx';
import { CartaoPainel } from '../ui/pagamento/cartao-painel.tsx';
import { CaucaoCard } from '../ui/pagamento/caucao-card.tsx';
import { MeiosPagamento } from '../ui/pagamento/meios-pagamento.tsx';
import { PaginaDeForaPainel } from '../ui/pagamento/pagina-de-fora-painel.tsx';
import { PixPainel } from '../ui/pagamento/pix-painel.tsx';
import { QuadroDoBanco } from '../ui/pagamento/quadro-do-banco.tsx';
import { Anel } from '../ui/partes/anel.tsx';

const copiaECola =
  '00020126600014br.gov.bcb.pix2538pix.rateia.example/v2/8f1c2a7e5b9d4036520400005303986540543.965802BR5917RATEIA PAGAMENTOS6014BELO HORIZONTE62070503***63046156';
const inicio = agora();
const MINUTO = 60_000;
function fazNada(): void {
  undefined;
}

/** Pix, methods, deposit and countdowns. */
export function PagamentoNaGaleria() {
  const [meio, setMeio] = useState(12);
  const pix = {
    valor: 4396,
    para: `Para ${MARCA} Pagamentos`,
    copiaECola,
    venceEm: inicio + 28.7 * MINUTO,
    duracao: 30 * MINUTO,
    venceAs: '10h54',
    agora,
    aoVencer: fazNada,
    aoGerarNovo: fazNada,
  };
  const boleto = {
    valor: 4649,
    boleto: {
      linha: '34191.09065 44825.730706 70063.990000 8 16370000004649',
      codigoDeBarras: '34198163700000046491090644825730707006399000',
    },
    venceEm: '30/11/2026',
    aoGerarNovo: fazNada,
    guardaVaga: true,
  };
  const cartao = { valor: 4573, cartao: 'Visa final 5682', recusa: null, aoUsarOutro: fazNada };
  const deFora = { valor: 4514, onde: 'Mercado Pago', href: '#', aoGerarNovo: fazNada };
  const recusa = {
    frase: 'O banco do cartão informou que não há limite disponível.',
    oQueFazer: 'Use outro cartão ou outra forma de pagamento, ou tente de novo mais tarde.',
  };
  return (
    <Secao titulo="Pagamento">
      <div style={{ display: 'grid', gap: 16 }}>
        <PixPainel {...pix} estado="aguardando" />
        <Grade>
          <PixPainel {...pix} estado="expirado" />
          <PixPainel {...pix} estado="pago" />
          <PixPainel {...pix} estado="preparando" copiaECola={null} />
        </Grade>
        <BoletoPainel {...boleto} estado="aguardando" />
        <Grade>
          <BoletoPainel {...boleto} estado="vencido" gerando />
          <BoletoPainel {...boleto} estado="pago" guardaVaga={false} />
          <BoletoPainel {...boleto} estado="preparando" boleto={undefined} />
        </Grade>
        <Grade>
          <CartaoPainel {...cartao} estado="recusado" recusa={recusa} />
          <CartaoPainel {...cartao} estado="emAnalise" acompanhar="#" />
          <CartaoPainel {...cartao} estado="pago" />
          <CartaoPainel {...cartao} estado="semCartao" cartao="" />
          <CartaoPainel {...cartao} estado="enviando" />
          <CartaoPainel {...cartao} estado="encerrado" />
        </Grade>
        <CartaoPainel
          {...cartao}
          estado="desafio"
          desafio={<QuadroDoBanco url="about:blank" creq="exemplo" aoTerminar={fazNada} />}
        />

        <Grade>
          <PaginaDeForaPainel {...deFora} estado="aguardando" />
          <PaginaDeForaPainel {...deFora} estado="aguardando" onde="PicPay" codigo={copiaECola} />
          <PaginaDeForaPainel {...deFora} estado="pago" />
          <PaginaDeForaPainel {...deFora} estado="expirado" gerando />
          <PaginaDeForaPainel {...deFora} estado="preparando" href={null} />
        </Grade>
        <CaucaoCard hoje={4396} mensal={2198} caucao={2198} />
        <Cartao titulo="Como você quer pagar">
          <MeiosPagamento
            escolhido={meio}
            aoEscolher={setMeio}
            meios={[
              {
                id: 13,
                icone: IconCreditCard,
                nome: 'Cartão final 4021',
                descricao: 'Crédito, cobrança automática todo mês',
                custo: 153,
                disponivel: true,
              },
              { id: 12, icone: IconBolt, nome: 'Pix', descricao: 'Confirma em segundos', custo: 0, disponivel: true },
              {
                id: 4,
                icone: IconWallet,
                nome: 'Saldo da carteira',
                descricao: 'Disponível: R$ 10,00',
                custo: 0,
                disponivel: false,
                motivo: 'Faltam R$ 33,96 para este pagamento.',
              },
              {
                id: 11,
                icone: IconBarcode,
                nome: 'Boleto',
                descricao: 'Compensa em até 2 dias úteis',
                custo: 249,
                disponivel: true,
              },
            ]}
          />
        </Cartao>
        <Cartao titulo="Tempo">
          <ContagemRegressiva forma="caixas" ate={inicio + 3_000 * MINUTO} agora={agora} nome="termina em dois dias" />{' '}
          <ContagemRegressiva ate={inicio + 2 * MINUTO} total={30 * MINUTO} agora={agora} nome="termina logo" />{' '}
          <Anel partes={Array.from({ length: 30 }, (_, i) => (i === 29 ? 'sua' : i > 20 ? 'vazia' : 'cheia'))}>6</Anel>{' '}
          <Anel partes={['sua', 'vazia', 'vazia', 'vazia', 'vazia']} tamanho={56} grossura={0.5} girando />
        </Cartao>
      </div>
    </Secao>
  );
}
