import { MARCA } from '@rateia/domain/marca';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { sessaoAtual } from '../../../../lib/sessao.ts';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Secao } from '../../../../ui/base/secao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { situacaoQueries } from '../../queries.ts';
import type { Incidente } from '../components/incidente.tsx';
import { CartaoDoIncidente } from '../components/incidente.tsx';
import c from './situacao.module.css';

/** /situacao: what does not work now, for anybody, without a login, and what did not in the past 90 days. */
export function TelaSituacao() {
  const consulta = useQuery(situacaoQueries.situacao());
  const conectado = sessaoAtual.existe();
  const pagina = (
    <Pagina titulo={`Situação da ${MARCA}`} largura="media" voltar={paths.ajuda()}>
      <Consulta consulta={consulta} esqueleto={<OssoLista quantos={2} />} erro="Não conseguimos carregar a situação">
        {({ abertos, passados }) => (
          <div className={c['pilha']}>
            <Agora abertos={abertos} />
            <Secao titulo="Últimos 90 dias">
              {passados.length === 0 ? (
                <p>Nenhum incidente.</p>
              ) : (
                <div className={c['pilha']}>
                  {passados.map((incidente) => (
                    <CartaoDoIncidente key={incidente.id} incidente={incidente} />
                  ))}
                </div>
              )}
            </Secao>
            <p>
              Algo não funciona e não está aqui? <Ligacao href={`${paths.ajuda()}#contato`}>Fale com a gente</Ligacao>.
            </p>
          </div>
        )}
      </Consulta>
    </Pagina>
  );
  return conectado ? pagina : <QuadroPublico>{pagina}</QuadroPublico>;
}

function Agora({ abertos }: { readonly abertos: readonly Incidente[] }) {
  if (abertos.length === 0)
    return <Vazio titulo="Nenhum incidente agora" detalhe="Se algo mudar, contamos aqui na mesma hora." />;
  return (
    <>
      <Nota tom="warning" titulo="Seu dinheiro está seguro">
        O que você pagou fica registrado e aparece assim que o serviço voltar. Você não precisa pagar de novo.
      </Nota>
      {abertos.map((incidente) => (
        <CartaoDoIncidente key={incidente.id} incidente={incidente} />
      ))}
    </>
  );
}
