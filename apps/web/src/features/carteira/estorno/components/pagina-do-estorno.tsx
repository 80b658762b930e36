import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { falhaDe, recusou } from '../../../../lib/erros-api.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { carteiraQueries } from '../../queries.ts';
import type { Devolucoes } from '../devolucao.ts';
import { falhou } from '../devolucao.ts';

interface PaginaDoEstornoProps {
  readonly titulo: string;
  /** The page is about returns that were not made: a payment without one belongs on the other page, and back. */
  readonly deFalha: boolean;
  readonly children: (devolucoes: Devolucoes) => ReactNode;
}

/** The frame of both pages of a return: it reads the payment of the address, and leads to the page that fits its state. */
export function PaginaDoEstorno({ titulo, deFalha, children }: PaginaDoEstornoProps) {
  const { idPagamento = '' } = useBusca();
  const consulta = useQuery({ ...carteiraQueries.devolucoes(idPagamento), enabled: idPagamento !== '' });
  const { data } = consulta;
  const outra =
    data === undefined || data.devolucoes.length === 0 || data.devolucoes.some(falhou) === deFalha
      ? undefined
      : (deFalha ? paths.carteiraCreditosEstornoSucesso : paths.carteiraCreditosEstornoErro)({ idPagamento });
  useEffect(() => {
    if (outra !== undefined) void irPara(outra, { substitui: true });
  }, [outra]);
  const nada =
    idPagamento === '' ||
    recusou(falhaDe<'getDevolucoesDoPagamento'>(consulta.error), 'naoEncontrado') ||
    data?.devolucoes.length === 0;
  return (
    <Pagina titulo={titulo} voltar={paths.carteiraCreditos()} largura="estreita">
      {nada ? (
        <Vazio
          titulo="Nenhuma devolução aqui"
          detalhe="O que voltou para você aparece no extrato da carteira."
          acao={<Botao href={paths.carteiraCreditos()}>Ver carteira</Botao>}
        />
      ) : (
        <Consulta
          consulta={consulta}
          esqueleto={<OssoLista quantos={2} />}
          erro="Não conseguimos carregar esta devolução"
        >
          {(achadas) => (outra === undefined ? children(achadas) : <OssoLista quantos={2} />)}
        </Consulta>
      )}
    </Pagina>
  );
}
