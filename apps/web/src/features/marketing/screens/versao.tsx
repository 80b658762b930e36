import { MARCA } from '@rateia/domain/marca';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { VERSAO } from '../../../lib/produto.ts';
import { sessaoAtual } from '../../../lib/sessao.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';
import { marketingQueries } from '../queries.ts';

/** /versao (spec 1, §2): which version runs on this device, and which one is served. */
export function TelaVersao() {
  const versao = useQuery(marketingQueries.versao());
  const voltar = sessaoAtual.existe() ? paths.grupos() : paths.login();
  return (
    <QuadroPublico>
      <Pagina titulo="Versão" largura="estreita" voltar={voltar}>
        <Consulta consulta={versao} erro="Não conseguimos ver a versão mais nova">
          {({ versao: servida }) => (
            <>
              <Cartao>
                <ListaDefinicao
                  itens={[
                    { rotulo: 'Neste aparelho', valor: VERSAO },
                    { rotulo: 'Mais nova', valor: servida },
                  ]}
                />
              </Cartao>
              {servida === VERSAO ? (
                <Nota>{`Você está com a versão mais nova da ${MARCA}.`}</Nota>
              ) : (
                <>
                  <Nota tom="warning">Há uma versão nova. Atualize quando não estiver no meio de algo.</Nota>
                  <Botao bloco tamanho="lg" onClick={() => window.location.reload()}>
                    Atualizar
                  </Botao>
                </>
              )}
            </>
          )}
        </Consulta>
      </Pagina>
    </QuadroPublico>
  );
}
