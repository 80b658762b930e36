import { ESTADO_SUCESSAO, ID_ESTADO_SUCESSAO, MOTIVO_DA_SUCESSAO } from '@rateia/domain/grupos/sucessao';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { usePode } from '../../../../lib/permissoes.ts';
import { agora } from '../../../../lib/relogio.ts';
import c from '../../../../mesa/caso.module.css';
import { Duas } from '../../../../mesa/celulas.tsx';
import { PaginaDaFila } from '../../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../../mesa/pagina-operacao.tsx';
import { prazoCurto } from '../../../../mesa/prazo.ts';
import type { ColunaFila } from '../../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../../mesa/use-escolhido.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { DecidirSucessao } from './decidir-sucessao.tsx';
import { mesaDasSucessoesQueries } from './queries.ts';

type Item = RespostaDe<'getSucessoesDaMesa'>['itens'][number];
type Aberta = NonNullable<Item['aberta']>;

/** /backoffice/sucessoes: groups that change hands, and what each end would bring (REGRAS 2.30). */
export function Sucessoes() {
  return (
    <PaginaDaFila
      titulo="Sucessões"
      consulta={useQuery(mesaDasSucessoesQueries.sucessoes())}
      resumo={(total) =>
        total === 1 ? 'Um grupo muda de mãos ou está parado.' : `${total} grupos mudam de mãos ou estão parados.`
      }
      vazia="Nenhum grupo muda de mãos agora"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

function Fila({ itens }: { readonly itens: readonly Item[] }) {
  const { atual, escolher } = useEscolhido(itens, ({ grupo }) => String(grupo.id));
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Sucessões por prazo"
          larguras="minmax(0, 1.2fr) minmax(0, 1fr)"
          colunas={COLUNAS}
          itens={itens}
          chave={({ grupo }) => String(grupo.id)}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.grupo.id} item={atual} />}
    />
  );
}

const COLUNAS: readonly ColunaFila<Item>[] = [
  {
    rotulo: 'Grupo',
    principal: true,
    celula: ({ grupo, motivo }) => <Duas titulo={grupo.nome} detalhe={MOTIVO_DA_SUCESSAO[motivo].rotulo} />,
  },
  {
    rotulo: 'Prazo',
    celula: ({ aberta }) =>
      aberta === null ? (
        <Duas titulo="Parado" detalhe="Ninguém é chamado" />
      ) : (
        <Duas titulo={prazoCurto(aberta.ate, agora())} detalhe={ESTADO_SUCESSAO[aberta.estado].rotulo} />
      ),
  },
];

/** Why nobody is asked, and what helps. */
const PARADOS: Readonly<Record<NonNullable<Item['parado']>, string>> = {
  ninguemPode: 'Nenhum membro pode assumir. Marque o fim do grupo na página de quem administra.',
  jaTerminou: 'Os membros já escolheram uma vez e ninguém assumiu. Marque o fim do grupo na página de quem administra.',
  vaiAbrir: 'A escolha dos membros começa na próxima hora.',
};

/** The outcome at the end of the time, as things stand now. */
function noFim({ estado, assumiria, convidado }: Aberta): string {
  if (estado === ID_ESTADO_SUCESSAO.proposta)
    return `Sem resposta de ${convidado?.nome ?? 'quem foi convidado'}, o grupo segue como está`;
  return assumiria === null ? 'O fim do grupo é marcado' : `${assumiria.nome} assume`;
}

function Caso({ item }: { readonly item: Item }) {
  const { grupo, administrador, motivo, aberta, parado } = item;
  const pode = usePode();
  const escolhendo = aberta?.estado === ID_ESTADO_SUCESSAO.escolha ? aberta : undefined;
  return (
    <div className={c['caso']}>
      <Cartao titulo={grupo.nome}>
        <ListaDefinicao
          itens={[
            {
              rotulo: 'Quem administra',
              valor: <Ligacao href={paths.backofficePessoa(administrador.id)}>{administrador.nome}</Ligacao>,
            },
            { rotulo: 'Por quê', valor: MOTIVO_DA_SUCESSAO[motivo].rotulo },
            ...(aberta === null ? [] : andamento(aberta)),
          ]}
        />
        {parado !== null && <p>{PARADOS[parado]}</p>}
      </Cartao>
      {escolhendo !== undefined && <Candidatos aberta={escolhendo} />}
      {escolhendo !== undefined && pode?.('encerrarSucessao') === true && (
        <DecidirSucessao idGrupo={grupo.id} nome={grupo.nome} candidatos={escolhendo.candidatos} />
      )}
    </div>
  );
}

function andamento(aberta: Aberta) {
  const { estado, abertaEm, ate, votaram, totalDeVagas } = aberta;
  return [
    { rotulo: 'Etapa', valor: ESTADO_SUCESSAO[estado].rotulo },
    { rotulo: 'Começou', valor: momentoPerto(abertaEm) },
    { rotulo: 'Termina', valor: momentoPerto(ate) },
    ...(estado === ID_ESTADO_SUCESSAO.escolha
      ? [{ rotulo: 'Vagas que votaram', valor: `${votaram} de ${totalDeVagas}` }]
      : []),
    { rotulo: 'No fim do prazo', valor: noFim(aberta) },
  ];
}

function Candidatos({ aberta: { candidatos } }: { readonly aberta: Aberta }) {
  return (
    <Cartao titulo="Quem se ofereceu">
      {candidatos.length === 0 ? (
        <p>Ninguém ainda.</p>
      ) : (
        <ListaDefinicao
          itens={candidatos.map(({ idMembro, nome, vagas }) => ({
            chave: String(idMembro),
            rotulo: nome,
            valor: vagas === 1 ? '1 vaga votou' : `${vagas} vagas votaram`,
          }))}
        />
      )}
    </Cartao>
  );
}
