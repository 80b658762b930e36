import { useQuery } from '@tanstack/react-query';
import { diaPerto, momentoPerto } from '../../../lib/momento.ts';
import { useParametroId } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { Anexos } from '../components/anexos.tsx';
import { CabecaDaReclamacao } from '../components/cabeca.tsx';
import { ContaDaSolucao } from '../components/conta-da-solucao.tsx';
import { Provas } from '../components/provas.tsx';
import c from '../components/reclamacao.module.css';
import type { Reclamacao } from '../mutations.ts';
import { reclamacoesQueries } from '../queries.ts';

/** /reclamacoes/historico/{id}: everything that is known of a complaint: facts, evidence, money and its end (spec B§2). */
export function TelaDetalhe() {
  const id = useParametroId();
  const consulta = useQuery(reclamacoesQueries.uma(id));
  return (
    <Pagina titulo={`Reclamação nº ${id}`} voltar={paths.reclamacoesHistorico()} largura="media">
      <Consulta consulta={consulta} erro="Não conseguimos carregar a reclamação" esqueleto={<OssoLista quantos={3} />}>
        {(r) => <Detalhe reclamacao={r} />}
      </Consulta>
    </Pagina>
  );
}

function Detalhe({ reclamacao: r }: { reclamacao: Reclamacao }) {
  const anexos = r.interacoes.flatMap((i) => i.anexos);
  return (
    <div className={c['pilha']}>
      <CabecaDaReclamacao reclamacao={r} />
      <Cartao titulo="O que foi contado">
        <div className={c['pilha']}>
          {r.descricao !== '' && <p>{r.descricao}</p>}
          <ListaDefinicao
            itens={[
              { rotulo: 'Situação', valor: r.descricaoStatus },
              { rotulo: 'Aberta', valor: momentoPerto(r.dataCadastro) },
              ...(r.falhaDesde === null ? [] : [{ rotulo: 'O problema começou', valor: diaPerto(r.falhaDesde) }]),
              ...(r.contaDesde === null ? [] : [{ rotulo: 'Contamos desde', valor: diaPerto(r.contaDesde) }]),
              ...(r.descricaoSolucao === '' ? [] : [{ rotulo: 'Solução pedida', valor: r.descricaoSolucao }]),
              ...(r.tipoRelacionamento === '' ? [] : [{ rotulo: 'Vocês são', valor: r.tipoRelacionamento }]),
              ...(r.fechadaEm === null ? [] : [{ rotulo: 'Fechada', valor: momentoPerto(r.fechadaEm) }]),
              ...(r.descricaoResultado === '' ? [] : [{ rotulo: 'Resultado', valor: r.descricaoResultado }]),
              ...(r.devolvido > 0 ? [{ rotulo: 'Devolvido', valor: <Valor valor={r.devolvido} />, total: true }] : []),
            ]}
          />
        </div>
      </Cartao>
      {r.pedido !== null && (
        <Cartao titulo="A conta do que foi pedido, hoje">
          <ContaDaSolucao conta={r.pedido} rotulo="O membro recebe" />
        </Cartao>
      )}
      {r.provas.length > 0 && (
        <Cartao titulo="O que nós vimos">
          <Provas provas={r.provas} />
        </Cartao>
      )}
      {anexos.length > 0 && (
        <Cartao titulo="O que foi anexado">
          <Anexos anexos={anexos} />
        </Cartao>
      )}
      <Botao bloco href={paths.reclamacaoHistorico(r.id)}>
        Ver a conversa
      </Botao>
    </div>
  );
}
