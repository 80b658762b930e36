import { diaDe, instanteDe } from '@rateia/domain/datas';
import { formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { momentoPerto } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { carteiraQueries } from '../../queries.ts';
import { AvisoDaFatura } from '../components/aviso-da-fatura.tsx';
import { CabecaDaFatura } from '../components/cabeca-da-fatura.tsx';
import { linhasDaFatura } from '../components/linhas-da-fatura.tsx';
import { estadoDoEvento } from '../faturas.ts';
import c from './fatura.module.css';

/** /carteira/fatura/extrato/{id} (spec 2, §2): one invoice, its arithmetic, its history and the possible acts. */
export function TelaFaturaExtrato() {
  const id = useParametroId();
  const fatura = useQuery(carteiraQueries.fatura(id));
  const hoje = diaDe(instanteDe(agora()));
  const pagavel = fatura.data?.podePagar === true ? fatura.data : undefined;
  return (
    <Pagina
      titulo="Fatura"
      voltar={paths.carteiraCreditos({ filtro: 'fatura' })}
      largura="estreita"
      {...(pagavel !== undefined && {
        barra: (
          <BarraAcao soCelular rotulo="Total da fatura" valor={<Valor valor={pagavel.valorTotal} tamanho="md" />}>
            <Botao tamanho="lg" href={paths.carteiraFaturaResumo(id)}>
              Pagar fatura
            </Botao>
          </BarraAcao>
        ),
      })}
    >
      <Consulta consulta={fatura} esqueleto={<OssoLista />} erro="Não conseguimos carregar esta fatura">
        {(dados) => (
          <div className={c['tela']}>
            <Cartao>
              <CabecaDaFatura fatura={dados} hoje={hoje} />
            </Cartao>
            <AvisoDaFatura fatura={dados} hoje={hoje} />
            <Cartao titulo="De onde vem este valor">
              <ListaDefinicao itens={linhasDaFatura(dados)} />
              {dados.competenciaInicio !== null && dados.competenciaFim !== null && (
                <p className={c['apoio']}>
                  Mês de {formatarDiaCurto(dados.competenciaInicio, hoje)} a{' '}
                  {formatarDiaCurto(dados.competenciaFim, hoje)}.
                </p>
              )}
            </Cartao>
            {dados.creditoRelacionado.length > 0 && (
              <Cartao titulo="Devolvido para você">
                <ListaDefinicao
                  itens={dados.creditoRelacionado.map(({ id: nota, destino, valor, descricao }) => ({
                    chave: `${nota}-${destino}`,
                    rotulo: descricao,
                    valor: <Valor valor={valor} sinal />,
                  }))}
                />
                {dados.creditoRelacionado.map(({ id: nota, idPagamento }) =>
                  idPagamento === null ? null : (
                    <p key={nota} className={c['apoio']}>
                      <Ligacao pequena href={paths.carteiraCreditosEstornoSucesso({ idPagamento })}>
                        Acompanhar a devolução
                      </Ligacao>
                    </p>
                  ),
                )}
              </Cartao>
            )}
            {dados.historico.length > 0 && (
              <Cartao titulo="Histórico">
                <Passos
                  passos={dados.historico.map(({ evento, texto, quando }, i) => ({
                    chave: `${evento}-${i}`,
                    titulo: texto,
                    detalhe: momentoPerto(quando, hoje),
                    estado: estadoDoEvento(evento),
                  }))}
                />
              </Cartao>
            )}
            {pagavel !== undefined && (
              <div className={c['acao']}>
                <Botao tamanho="lg" bloco href={paths.carteiraFaturaResumo(id)}>
                  Pagar fatura
                </Botao>
              </div>
            )}
            {dados.idGrupo !== null && (
              <Ligacao href={paths.grupoMembro(dados.idGrupo)}>Ver o grupo {dados.grupo}</Ligacao>
            )}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}
