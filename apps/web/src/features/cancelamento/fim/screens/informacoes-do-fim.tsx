import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { cancelamentoQueries } from '../../queries.ts';
import c from '../../screens/cancelar.module.css';
import { Caminhos } from '../components/caminhos.tsx';
import { PassarAdiante } from '../components/passar-adiante.tsx';
import type { InformacoesDoFim } from '../fim.ts';
import { useDesfazerFim } from '../mutations-do-fim.ts';

/** /grupo/admin/{id}/cancelamento/informacoes: the ways to leave one's group, before anything is decided (REGRAS 2.9). */
export function TelaInformacoesDoFim() {
  const id = useParametroId();
  const consulta = useQuery(cancelamentoQueries.doGrupo(id));
  const dados = consulta.data;
  const continua = dados !== undefined && dados.opcoes.length > 0;
  return (
    <PassoFluxo
      pergunta={dados?.fimEm == null ? 'Encerrar o grupo?' : `O grupo termina em ${formatarDia(dados.fimEm)}`}
      {...(dados === undefined ? {} : { apoio: apoioDe(dados) })}
      passo={1}
      de={3}
      voltar={paths.grupoAdmin(id)}
      {...(continua ? { href: paths.grupoAdminCancelamentoMotivo(id) } : {})}
      acao={dados?.fimEm == null ? 'Quero encerrar o grupo' : 'Encerrar antes'}
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoAdmin(id)}>
          Não encerrar
        </Botao>
      }
      {...(dados === undefined ? {} : { resumo: <Resumo dados={dados} /> })}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoCartao />}>
        {(informacoes) => <Conteudo dados={informacoes} />}
      </Consulta>
    </PassoFluxo>
  );
}

function apoioDe({ grupo, membros }: InformacoesDoFim): string {
  return `${grupo.nome}, ${quantosMembros(membros)}`;
}

function Conteudo({ dados }: { readonly dados: InformacoesDoFim }) {
  const { grupo, fimEm, podeDesfazer, opcoes } = dados;
  const desfazer = useDesfazerFim(grupo.id);
  const sucessao = useQuery(cancelamentoQueries.sucessao(grupo.id));
  const passa = sucessao.data?.podePropor === true ? sucessao.data : undefined;
  return (
    <>
      {fimEm !== null && (
        <Nota titulo="O fim do grupo está marcado">
          {podeDesfazer
            ? 'Dá para desfazer enquanto nenhum membro sair por causa disso.'
            : 'Ele não pode mais ser desfeito: alguém já saiu por causa dele, ou nossa equipe o marcou.'}
        </Nota>
      )}
      {podeDesfazer && (
        <Botao
          variante="suave"
          bloco
          fazendo={desfazer.isPending && 'Desfazendo'}
          onClick={() => desfazer.mutate({ body: { idGrupo: grupo.id } })}
        >
          Desfazer, o grupo continua
        </Botao>
      )}
      {passa !== undefined && <PassarAdiante idGrupo={grupo.id} sucessao={passa} />}
      {sucessao.data?.aberta != null && (
        <Nota titulo="Alguém pode assumir o grupo">
          <Ligacao href={paths.grupoSucessao(grupo.id)}>Ver como está</Ligacao>
        </Nota>
      )}
      {opcoes.length === 0 ? (
        fimEm === null && <Nota>Este grupo não tem mais o que encerrar.</Nota>
      ) : (
        <Cartao titulo={passa === undefined ? 'Como termina' : 'Os três caminhos'}>
          <Caminhos opcoes={opcoes} passando={passa?.previsto} />
        </Cartao>
      )}
    </>
  );
}

function Resumo({ dados: { grupo, membros, previsto } }: { readonly dados: InformacoesDoFim }) {
  return (
    <Cartao titulo={grupo.nome} className={c['resumo']}>
      <ListaDefinicao
        itens={[
          { rotulo: 'Serviço', valor: grupo.servico },
          { rotulo: 'Membros', valor: membros },
          { rotulo: 'Previsto para você', valor: <Valor valor={previsto} /> },
        ]}
      />
    </Cartao>
  );
}

function quantosMembros(membros: number): string {
  if (membros === 0) return 'sem membros';
  return membros === 1 ? '1 membro' : `${membros} membros`;
}
