import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contagensQuery } from '../../../lib/operacao.ts';
import { agora } from '../../../lib/relogio.ts';
import { BarraDoTeto, colunaDoPrazo, Duas } from '../../../mesa/celulas.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Chips } from '../../../ui/base/chips.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { useAgora } from '../../../ui/fluxo/use-agora.ts';
import { Tile } from '../../../ui/grupo/tile.tsx';
import type { GrupoEmAnalise } from './analise.ts';
import { NIVEL_DE_RISCO, parteDoTeto } from './analise.ts';
import { GrupoDaFila } from './grupo-da-fila.tsx';
import { mesaDeGruposQueries } from './queries.ts';

type Filtro = 'todos' | '111' | '50' | '68';

const { triagem, pendenteAprovacao, aguardandoEdicao } = ID_STATUS_GRUPO;
const UM_MINUTO = 60_000;

/** Groups that wait for a decision, by deadline (REGRAS 2.1; DESIGN §10 backoffice). */
export function FilaGrupos() {
  const filas = useQuery(contagensQuery).data?.grupos;
  return (
    <PaginaDaFila
      titulo="Grupos em análise"
      consulta={useQuery(mesaDeGruposQueries.grupos())}
      resumo={() => (filas === undefined ? undefined : resumoDaFila(filas))}
      vazia="Nenhum grupo espera decisão"
    >
      {({ itens, contagens }) => <Fila itens={itens} contagens={contagens} />}
    </PaginaDaFila>
  );
}

interface FilaProps {
  readonly itens: readonly GrupoEmAnalise[];
  readonly contagens: Readonly<Record<string, number>>;
}

function Fila({ itens, contagens }: FilaProps) {
  const [filtro, setFiltro] = useState<Filtro>('todos');
  const visiveis = filtro === 'todos' ? itens : itens.filter(({ statusId }) => String(statusId) === filtro);
  const { atual, escolher } = useEscolhido(visiveis, ({ id }) => String(id));
  const instante = useAgora(agora, UM_MINUTO);
  function quantos(status: number): number {
    return contagens[String(status)] ?? 0;
  }
  return (
    <Mesa
      lista={
        <>
          <Chips
            rotulo="Situação"
            valor={filtro}
            aoEscolher={setFiltro}
            chips={[
              { valor: 'todos', rotulo: 'Todos', conta: itens.length },
              { valor: '111', rotulo: 'Triagem', conta: quantos(triagem) },
              { valor: '50', rotulo: 'Aprovação', conta: quantos(pendenteAprovacao) },
              { valor: '68', rotulo: 'Aguardando edição', conta: quantos(aguardandoEdicao) },
            ]}
          />
          {visiveis.length === 0 ? (
            <Vazio titulo="Nenhum grupo nesta situação" />
          ) : (
            <TabelaFila
              rotulo="Grupos por prazo"
              larguras="64px minmax(0, 1.7fr) minmax(0, 1fr) 92px 84px"
              colunas={colunasDe(instante)}
              itens={visiveis}
              chave={({ id }) => String(id)}
              escolhido={atual}
              aoEscolher={escolher}
            />
          )}
        </>
      }
      detalhe={atual !== undefined && <GrupoDaFila key={atual.id} grupo={atual} />}
    />
  );
}

function colunasDe(instante: number): ColunaFila<GrupoEmAnalise>[] {
  return [
    colunaDoPrazo(instante),
    {
      rotulo: 'Grupo',
      principal: true,
      celula: ({ nome, motivo, plano, cor, icone }) => (
        <Duas
          inicio={<Tile cor={cor} icone={icone} tamanho={40} />}
          titulo={nome}
          detalhe={motivo === '' ? plano : motivo}
        />
      ),
    },
    {
      rotulo: 'Administrador',
      celula: ({ administrador: { nome, grupos } }) => (
        <Duas titulo={nome} detalhe={grupos <= 1 ? 'Primeiro grupo' : `${grupos} grupos`} />
      ),
    },
    { rotulo: 'Preço e teto', soLarga: true, celula: (grupo) => <Preco grupo={grupo} /> },
    { rotulo: 'Risco', celula: (grupo) => <Risco grupo={grupo} /> },
  ];
}

function Preco({ grupo }: { readonly grupo: GrupoEmAnalise }) {
  const parte = parteDoTeto(grupo);
  return (
    <>
      <Duas titulo={<Valor valor={grupo.valorPorVaga} />} detalhe={parte?.texto ?? 'Sem teto'} />
      {parte !== undefined && <BarraDoTeto fracao={parte.fracao} perto={parte.perto} />}
    </>
  );
}

function Risco({ grupo: { risco, nivelDeRisco } }: { readonly grupo: GrupoEmAnalise }) {
  const { rotulo, tom } = NIVEL_DE_RISCO[nivelDeRisco];
  return <Etiqueta tom={tom}>{`${rotulo.charAt(0).toLocaleUpperCase('pt-BR')}${rotulo.slice(1)}, ${risco}`}</Etiqueta>;
}

/** Counts what waits for the team; the list below also has what its administrator edits, which "Todos" counts too. */
function resumoDaFila({ total, vencemHoje }: { readonly total: number; readonly vencemHoje: number }): string {
  if (total === 0) return 'Nenhum grupo espera decisão: a vez é de quem administra.';
  const esperam = total === 1 ? '1 grupo espera decisão' : `${total} grupos esperam decisão`;
  if (vencemHoje === 0) return `${esperam}, nenhum vence hoje.`;
  return `${esperam}, ${vencemHoje} ${vencemHoje === 1 ? 'vence' : 'vencem'} hoje.`;
}
