import { ID_ESTADO_PAGAMENTO, PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { depoisDePago } from '../../conclusao/destino.ts';
import type { Pagamento } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import { PassosDoPagamento } from '../components/passos-do-pagamento.tsx';
import c from './pagamento.module.css';

/**
 * /checkout/assinatura/processando (spec 2, §2): a purchase whose bank still looks at it. The person may leave; the page
 * goes on by itself when the bank has answered.
 */
export function TelaAssinaturaProcessando() {
  const { idPagamento = '' } = useBusca();
  const pagamento = useQuery(checkoutQueries.acompanharPagamento(idPagamento));
  return (
    <Pagina titulo="Processando assinatura" voltar={paths.meusGrupos()} largura="media">
      <Consulta
        consulta={pagamento}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos carregar este pagamento"
      >
        {(dados) => <Esperar pagamento={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Esperar({ pagamento }: { pagamento: Pagamento }) {
  const { id, estado } = pagamento;
  const fim =
    estado === ID_ESTADO_PAGAMENTO.pago
      ? depoisDePago(pagamento)
      : PAGAMENTO_ABERTO.includes(estado)
        ? undefined
        : paths.checkoutPagamentoFalha({ idPagamento: id });
  useEffect(() => {
    if (fim !== undefined) void irPara(fim, { substitui: true });
  }, [fim]);
  return (
    <div className={c['tela']}>
      <Cartao titulo="O banco está analisando o pagamento">
        <p role="status">
          Sua vaga continua guardada enquanto isso. Você pode fechar esta página: avisamos por e-mail quando o banco
          responder.
        </p>
      </Cartao>
      <PassosDoPagamento pagamento={pagamento} />
      <Botao variante="suave" href={paths.meusGrupos()}>
        Ver meus grupos
      </Botao>
    </div>
  );
}
