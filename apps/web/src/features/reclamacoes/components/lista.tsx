import { STATUS_RECLAMACAO } from '@rateia/domain/reclamacoes/estados';
import { nomeDe } from '@rateia/domain/tabela';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { limitePerto, momentoPerto, noTexto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Tile } from '../../../ui/grupo/tile.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { SITUACAO_DA_RECLAMACAO } from '../../../ui/situacao/reclamacao.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { reclamacoesQueries } from '../queries.ts';

type Resumo = RespostaDe<'getReclamacoes'>['itens'][number];

/** The complaints of the reader on both sides, with the clock of each (spec B§2). */
export function ListaDeReclamacoes() {
  const consulta = useQuery(reclamacoesQueries.lista());
  return (
    <Pagina
      titulo="Reclamações"
      voltar={paths.meusGrupos()}
      largura="media"
      subtitulo={<Ligacao href={paths.reclamacaoPerguntasFrequentes()}>Perguntas frequentes</Ligacao>}
    >
      <Consulta
        consulta={consulta}
        erro="Não conseguimos carregar as reclamações"
        esqueleto={<OssoLista quantos={3} />}
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: (
            <Vazio
              titulo="Nenhuma reclamação"
              detalhe="Se algo não funcionar em um grupo ou bolão, comece pela página dele."
              acao={<Botao href={paths.meusGrupos()}>Ver meus grupos</Botao>}
            />
          ),
        }}
      >
        {({ itens }) => (
          <Cartao rente>
            <Lista>
              {itens.map((r) => (
                <LinhaLista
                  key={r.id}
                  inicio={<Tile cor={r.cor} icone={r.icone} />}
                  titulo={r.descricaoProblema === '' ? `Rascunho, ${r.nomeGrupo}` : r.descricaoProblema}
                  detalhe={detalhe(r)}
                  situacao={<Situacao de={SITUACAO_DA_RECLAMACAO} valor={nomeDe(STATUS_RECLAMACAO, r.status)} />}
                  href={
                    r.estado === 'rascunho'
                      ? paths.reclamacaoOqueAconteceu({ grupo: r.idGrupo, bolao: r.idBolao })
                      : paths.reclamacaoHistorico(r.id)
                  }
                />
              ))}
            </Lista>
          </Cartao>
        )}
      </Consulta>
    </Pagina>
  );
}

function detalhe({ nomeGrupo, papel, prazo, dataCadastro, descricaoStatus }: Resumo): string {
  const onde = papel === 'membro' ? nomeGrupo : `${nomeGrupo}, que você administra`;
  if (prazo === null) return `${onde}. ${descricaoStatus}, ${momentoPerto(dataCadastro)}.`;
  const limite = noTexto(limitePerto(prazo.limite));
  return `${onde}. ${prazo.de === papel ? `Responda até ${limite}` : `${prazo.titulo} ${limite}`}.`;
}
