import { SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import { useQuery } from '@tanstack/react-query';
import { useParametro } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { PropostaDaConversa } from '../../../ui/conversa/conversa.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { AcoesDaReclamacao } from '../components/acoes.tsx';
import { CabecaDaReclamacao } from '../components/cabeca.tsx';
import { ContaDaSolucao } from '../components/conta-da-solucao.tsx';
import { EscreverNaReclamacao } from '../components/escrever.tsx';
import { Historia } from '../components/historia.tsx';
import { ListaDeReclamacoes } from '../components/lista.tsx';
import { PrazoDaReclamacao } from '../components/prazo.tsx';
import { Reabrir } from '../components/reabrir.tsx';
import c from '../components/reclamacao.module.css';
import type { Reclamacao } from '../mutations.ts';
import { reclamacoesQueries } from '../queries.ts';

/** /reclamacao/historico/{id?}: the thread of a complaint with its next act; without an id, the list (spec B§2). */
export function TelaHistorico() {
  const id = Number(useParametro('id'));
  return Number.isSafeInteger(id) && id > 0 ? <Uma id={id} /> : <ListaDeReclamacoes />;
}

function Uma({ id }: { id: number }) {
  const consulta = useQuery(reclamacoesQueries.uma(id));
  const dados = consulta.data;
  return (
    <Pagina
      titulo="Reclamação"
      subtitulo={`nº ${id}`}
      voltar={paths.reclamacoesHistorico()}
      ladoPrimeiro
      {...(dados === undefined ? {} : { lado: <Lado reclamacao={dados} /> })}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar a reclamação" esqueleto={<OssoLista quantos={3} />}>
        {(r) => (
          <div className={c['pilha']}>
            <CabecaDaReclamacao reclamacao={r} />
            <Historia reclamacao={r}>
              <Proposta reclamacao={r} />
            </Historia>
            {r.acoes.includes('mensagem') && <EscreverNaReclamacao reclamacao={r} />}
            {r.acoes.includes('reabrir') && <Reabrir reclamacao={r} />}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

/** The proposal that waits, with its arithmetic and both answers. */
function Proposta({ reclamacao: { id, proposta, adminNome, papel, acoes, estado } }: { reclamacao: Reclamacao }) {
  if (proposta === null || estado !== 'propostaEnviada') return null;
  const minha = papel === 'administrador';
  return (
    <PropostaDaConversa
      de={minha ? 'Sua proposta' : `Proposta de ${adminNome}`}
      titulo={rotuloDe(SOLUCAO, proposta.solucao)}
      acoes={
        acoes.includes('aceitar') && (
          <>
            <Botao href={paths.reclamacaoAceiteProposta({ id })}>Aceitar proposta</Botao>
            <Botao variante="linha" href={paths.reclamacaoOutraSolucao({ id })}>
              Pedir outra solução
            </Botao>
          </>
        )
      }
    >
      <ContaDaSolucao conta={proposta} rotulo={minha ? 'O membro recebe' : 'Você recebe'} />
    </PropostaDaConversa>
  );
}

function Lado({ reclamacao: r }: { reclamacao: Reclamacao }) {
  return (
    <>
      <PrazoDaReclamacao reclamacao={r} />
      <AcoesDaReclamacao reclamacao={r} />
      <Cartao titulo={r.papel === 'membro' ? 'O que você pediu' : 'O que o membro pediu'}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Situação', valor: <Etiqueta>{r.descricaoStatus}</Etiqueta> },
            ...(r.descricaoSolucao === '' ? [] : [{ rotulo: 'Solução', valor: r.descricaoSolucao }]),
            ...(r.pedido === null ? [] : [{ rotulo: 'Hoje seria', valor: <Valor valor={r.pedido.total} /> }]),
            ...(r.bloqueado > 0 && r.papel === 'administrador'
              ? [{ rotulo: 'Bloqueado deste caso', valor: <Valor valor={r.bloqueado} /> }]
              : []),
            ...(r.devolvido > 0 ? [{ rotulo: 'Devolvido', valor: <Valor valor={r.devolvido} /> }] : []),
            ...(r.descricaoResultado === '' ? [] : [{ rotulo: 'Resultado', valor: r.descricaoResultado }]),
          ]}
        />
        <div className={c['botoes']}>
          <Ligacao href={paths.reclamacaoStatus({ id: r.id })}>Andamento</Ligacao>
          <Ligacao href={paths.reclamacoesHistoricoDetalhe(r.id)}>Provas e detalhes</Ligacao>
          {r.papel === 'administrador' && (
            <Ligacao href={paths.reclamacaoInformacoesAdmin({ id: r.id })}>O que isso muda para mim</Ligacao>
          )}
        </div>
      </Cartao>
    </>
  );
}
