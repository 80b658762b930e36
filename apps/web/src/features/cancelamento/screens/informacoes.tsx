import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { diaPerto, noTexto } from '../../../lib/momento.ts';
import { useParametroId } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Passos } from '../../../ui/fluxo/passos.tsx';
import { Tile } from '../../../ui/grupo/tile.tsx';
import { PorQueSair } from '../components/por-que-sair.tsx';
import { cancelamentoQueries } from '../queries.ts';
import c from './informacoes.module.css';

type Informacoes = RespostaDe<'getCancelamentoInformacoes'>;

/** /grupo/membro/{id}/cancelamento/informacoes: the consequences of leaving, before choosing how. */
export function TelaInformacoes() {
  const id = useParametroId();
  const consulta = useQuery(cancelamentoQueries.informacoes(id));
  const dados = consulta.data;
  const agendada = dados?.saidaAgendada ?? null;
  return (
    <PassoFluxo
      pergunta={dados === undefined ? 'Sair do grupo?' : `Sair de ${dados.grupo.nome}?`}
      passo={1}
      de={3}
      voltar={paths.grupoMembro(id)}
      {...(dados === undefined ? {} : { href: paths.grupoMembroCancelamentoEscolha(id) })}
      acao={agendada === null ? 'Ver como sair' : 'Ver outras formas de sair'}
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoMembro(id)}>
          Continuar no grupo
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar as informações" esqueleto={<OssoCartao />}>
        {(informacoes) => <Conteudo informacoes={informacoes} />}
      </Consulta>
      <PorQueSair idGrupo={id} />
    </PassoFluxo>
  );
}

function Conteudo({ informacoes }: { readonly informacoes: Informacoes }) {
  const { grupo, caucao, cicloFim, economiaMensal, dividas, saidaAgendada } = informacoes;
  return (
    <>
      {saidaAgendada !== null && (
        <Nota titulo={`Sua saída já está marcada para ${noTexto(diaPerto(saidaAgendada))}`}>
          Você pode voltar atrás na página do grupo até esse dia, se ninguém reservar a sua vaga.
        </Nota>
      )}
      <Cartao className={c['grupo']}>
        <div className={c['cabeca']}>
          <Tile cor={grupo.cor} icone={grupo.icone} />
          <div>
            <b>{grupo.nome}</b>
            <span>{grupo.servico}</span>
          </div>
        </div>
        <ListaDefinicao
          itens={[
            ...(cicloFim === null ? [] : [{ rotulo: 'Seu mês já pago vai até', valor: diaPerto(cicloFim) }]),
            ...(economiaMensal > 0
              ? [{ rotulo: 'Você economiza por mês aqui', valor: <Valor valor={economiaMensal} /> }]
              : []),
            ...(dividas > 0
              ? [{ rotulo: 'Em aberto', detalhe: 'sai da caução ao sair', valor: <Valor valor={dividas} /> }]
              : []),
          ]}
        />
      </Cartao>
      {caucao > 0 && (
        <Nota tom="manga" titulo="Sua caução volta para você">
          <Valor valor={caucao} /> voltam quando você sai{dividas > 0 ? ', menos o que estiver em aberto' : ''}.
        </Nota>
      )}
      <Cartao titulo="Como funciona">
        <Passos
          passos={[
            {
              titulo: 'Você escolhe quando sair',
              detalhe: 'Com a conta do que volta antes de confirmar.',
              estado: 'agora',
            },
            { titulo: 'Sua vaga abre para outra pessoa', detalhe: 'O administrador troca o acesso.', estado: 'depois' },
            {
              titulo: 'O dinheiro volta',
              detalhe: 'No dia da saída. Antes de confirmar você vê quanto e para onde.',
              estado: 'depois',
            },
          ]}
        />
      </Cartao>
    </>
  );
}
