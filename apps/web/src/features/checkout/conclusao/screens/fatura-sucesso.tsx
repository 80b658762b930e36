import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarDiaCurto, formatarHora } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { meioNaTela } from '../../../../lib/meios/meios.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import type { Definicao } from '../../../../ui/base/lista-definicao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { GuardarCartao } from '../../cartao/components/guardar-cartao.tsx';
import { checkoutQueries } from '../../queries.ts';
import { Conclusao } from '../components/conclusao.tsx';

/** /checkout/pagamento/fatura/sucesso (spec 2, §2): the paid invoice, the payment method, and the period it covers. */
export function TelaFaturaSucesso() {
  const idFatura = Number(useBusca()['idFatura'] ?? 0);
  const fatura = useQuery({ ...checkoutQueries.fatura(idFatura), enabled: idFatura > 0 });
  return (
    <Conclusao
      titulo="Fatura paga"
      linhas={fatura.data?.linhas}
      detalhe={fatura.data === undefined ? undefined : `${fatura.data.grupo}: não cobramos esta fatura de novo.`}
      acoes={
        <>
          <Botao tamanho="lg" bloco href={paths.carteiraCreditos({ filtro: 'fatura' })}>
            Ver faturas
          </Botao>
          <Botao variante="texto" bloco href={paths.carteiraRecibo('fatura', idFatura)}>
            Ver comprovante
          </Botao>
        </>
      }
    >
      <Cartao>
        <Consulta consulta={fatura} erro="Não conseguimos carregar esta fatura">
          {(dados) => <ListaDefinicao itens={linhasDaFatura(dados)} />}
        </Consulta>
      </Cartao>
      <GuardarCartao meioPagamento={fatura.data?.meioPagamento} />
    </Conclusao>
  );
}

function linhasDaFatura(fatura: RespostaDe<'getFatura'>): Definicao[] {
  const { pagaEm, meioPagamento, competenciaInicio, competenciaFim } = fatura;
  const meio = meioNaTela(meioPagamento);
  return [
    { rotulo: 'Grupo', valor: fatura.grupo },
    ...(competenciaInicio === null || competenciaFim === null
      ? []
      : [{ rotulo: 'Mês', valor: `${formatarDiaCurto(competenciaInicio)} a ${formatarDiaCurto(competenciaFim)}` }]),
    ...(meio === undefined ? [] : [{ rotulo: 'Forma de pagamento', valor: meio.rotulo }]),
    ...(pagaEm === null
      ? []
      : [{ rotulo: 'Paga em', valor: `${formatarDia(diaDe(pagaEm))}, ${formatarHora(pagaEm)}` }]),
    { rotulo: 'Total', valor: <Valor valor={fatura.valorTotal} tamanho="md" />, total: true },
  ];
}
