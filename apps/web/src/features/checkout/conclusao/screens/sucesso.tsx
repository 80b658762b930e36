import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Carregando, OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { FalhaDaConsulta } from '../../../../ui/estado/falha-da-consulta.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { GuardarCartao } from '../../cartao/components/guardar-cartao.tsx';
import { passosDoGrupo } from '../../pagamento/components/passos-do-pagamento.tsx';
import { checkoutQueries } from '../../queries.ts';
import { CarrinhoPago } from '../components/carrinho-pago.tsx';
import { Conclusao } from '../components/conclusao.tsx';
import { lugarPago } from '../lugar-pago.ts';

/**
 * /checkout/sucesso (spec 2, §2): the seat is paid; the next steps, their actors and deadlines. A first purchase has a
 * page of its own.
 */
export function TelaCheckoutSucesso() {
  const busca = useBusca();
  const idGrupo = Number(busca['idGrupo'] ?? 0);
  const idFatura = Number(busca['idFatura'] ?? 0);
  const vaga = useQuery({ ...checkoutQueries.minhaVaga(idGrupo), enabled: idGrupo > 0 });
  const fatura = useQuery({ ...checkoutQueries.fatura(idFatura), enabled: idFatura > 0 });
  const primeira = idGrupo > 0 && fatura.data?.primeiraCompra === true;
  useEffect(() => {
    if (primeira) void irPara(paths.checkoutSucessoPrimeira({ idGrupo, idFatura }), { substitui: true });
  }, [primeira, idGrupo, idFatura]);
  // The page says at once that it is paid; the parts that name the group come together, so that nothing moves under the
  // reader.
  if (vaga.isLoading || fatura.isLoading || primeira)
    return (
      <Conclusao titulo="Sua vaga está paga" detalhe="Pagamento confirmado." acoes={null}>
        <Carregando>
          <OssoLista />
        </Carregando>
      </Conclusao>
    );
  if (!(idGrupo > 0)) return <CarrinhoPago fatura={fatura.data} />;
  const { titulo, entrada } = lugarPago(vaga.data);
  const caucao = fatura.data?.linhas.find(({ chave }) => chave === 'caucao')?.valor ?? 0;
  return (
    <Conclusao
      linhas={fatura.data?.linhas}
      titulo={titulo}
      detalhe={[
        'Pagamento confirmado.',
        entrada,
        caucao > 0 &&
          `${formatarReais(centavos(caucao))} de caução ficam guardados no seu nome e voltam para você quando sair.`,
      ]
        .filter(Boolean)
        .join(' ')}
      acoes={
        <>
          <Botao tamanho="lg" bloco href={paths.grupoMembro(idGrupo)}>
            Abrir o grupo
          </Botao>
          <Botao variante="texto" bloco href={paths.carteiraRecibo('fatura', idFatura)}>
            Ver comprovante
          </Botao>
        </>
      }
    >
      <Cartao titulo="O que acontece agora">
        <Consulta consulta={vaga} erro="Não conseguimos carregar os próximos passos">
          {({ grupo }) => <Passos passos={passosDoGrupo(grupo.passos)} />}
        </Consulta>
      </Cartao>
      <GuardarCartao meioPagamento={fatura.data?.meioPagamento} />
      <FalhaDaConsulta consulta={fatura} erro="Não conseguimos carregar o que você pagou" />
      {fatura.data !== undefined && (
        <Cartao titulo="O que você pagou">
          <ListaDefinicao
            itens={[
              ...fatura.data.linhas.map(({ chave, rotulo, valor }) => ({
                chave,
                rotulo,
                valor: <Valor valor={valor} />,
              })),
              { rotulo: 'Total', valor: <Valor valor={fatura.data.valorTotal} />, total: true },
            ]}
          />
        </Cartao>
      )}
    </Conclusao>
  );
}
