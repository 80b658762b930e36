import { STATUS_TELA_RECLAMACAO } from '@rateia/domain/reclamacoes/estados';
import { nomeDe } from '@rateia/domain/tabela';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { SITUACAO_DA_TELA_DA_RECLAMACAO } from '../../../ui/situacao/reclamacao.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { Andamento } from '../components/andamento.tsx';
import { CabecaDaReclamacao } from '../components/cabeca.tsx';
import { PrazoDaReclamacao } from '../components/prazo.tsx';
import c from '../components/reclamacao.module.css';
import { reclamacoesQueries, useNumeroDaBusca } from '../queries.ts';

/** /reclamacao/status: where a complaint stands, and whose turn it is (spec B§4 screen status). */
export function TelaStatus() {
  const id = useNumeroDaBusca('id');
  const consulta = useQuery(reclamacoesQueries.uma(id));
  return (
    <Pagina
      titulo="Andamento"
      subtitulo={`Reclamação nº ${id}`}
      voltar={paths.reclamacaoHistorico(id)}
      largura="estreita"
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar a reclamação" esqueleto={<OssoCartao />}>
        {(r) => (
          <div className={c['pilha']}>
            <CabecaDaReclamacao reclamacao={r} />
            <Situacao de={SITUACAO_DA_TELA_DA_RECLAMACAO} valor={nomeDe(STATUS_TELA_RECLAMACAO, r.statusTela)} />
            <PrazoDaReclamacao reclamacao={r} />
            <Cartao titulo={r.descricaoResultado === '' ? r.descricaoStatus : r.descricaoResultado}>
              <Andamento reclamacao={r} />
            </Cartao>
            <Botao bloco href={paths.reclamacaoHistorico(id)}>
              Ver a conversa
            </Botao>
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}
