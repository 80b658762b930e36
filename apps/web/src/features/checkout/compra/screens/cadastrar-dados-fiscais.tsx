import { useQuery } from '@tanstack/react-query';
import { useBusca } from '../../../../lib/navegacao.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { checkoutQueries } from '../../queries.ts';
import { FormFiscal } from '../components/form-fiscal.tsx';
import { lerCompra } from '../continuacao.ts';

/**
 * /checkout/cadastrar-dados-fiscais (spec 2, §2): the fiscal data that a purchase lacks, and no other, asked in place.
 * The purchase goes on by itself.
 */
export function TelaDadosFiscaisDaCompra() {
  const compra = lerCompra(useBusca());
  const { para, meioPagamento, vaga, destino } = compra;
  const dados = useQuery(
    checkoutQueries.cpfDaCompra({ para, ...(meioPagamento === undefined ? {} : { meioPagamento }) }),
  );
  return (
    <Pagina titulo="Dados para a compra" voltar={destino} largura="estreita">
      <Consulta
        consulta={dados}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos ver o que falta"
        vazio={{
          quando: ({ faltam }) => faltam.length === 0 && vaga === undefined,
          mostra: (
            <Vazio
              titulo="Seus dados já estão completos"
              detalhe="Não falta nada para esta compra."
              acao={<Botao href={destino}>Continuar a compra</Botao>}
            />
          ),
        }}
      >
        {({ faltam, cpf, soDoProprio }) => (
          <FormFiscal compra={compra} faltam={faltam} cpf={cpf} soDoProprio={soDoProprio} />
        )}
      </Consulta>
    </Pagina>
  );
}
