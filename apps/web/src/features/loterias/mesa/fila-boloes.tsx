import type { EstadoBolao } from '@rateia/domain/loterias/bolao';
import { ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePode } from '../../../lib/permissoes.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { Mesa, PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import { Paginas } from '../../../mesa/paginas.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Chips } from '../../../ui/base/chips.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { SITUACAO_DO_BOLAO } from '../../../ui/situacao/bolao.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { BolaoDaMesa } from './bolao-da-mesa.tsx';
import { MontarBolao } from './montar-bolao.tsx';
import type { BolaoNaMesa } from './proximo-prazo.ts';
import { proximoPrazo } from './proximo-prazo.ts';
import { mesaDosBoloesQueries } from './queries.ts';

type Filtro = EstadoBolao | 'todos';

/** /backoffice/boloes: pools are made, sold, proven and, while they may be, cancelled (REGRAS 2.12; DESIGN 12 operacao-bolao). */
export function FilaBoloes() {
  const [montando, setMontando] = useState(false);
  const [filtro, setFiltro] = useState<Filtro>('todos');
  const [novo, setNovo] = useState<number>();
  const pode = usePode();
  if (montando) {
    return (
      <MontarBolao
        aoVoltar={() => setMontando(false)}
        aoCriar={(id) => {
          setNovo(id);
          setFiltro('rascunho');
          setMontando(false);
        }}
      />
    );
  }
  return (
    <PaginaOperacao
      titulo="Bolões"
      subtitulo="Sem recibo no prazo, o bolão cancela sozinho e devolve tudo, mais R$ 1,00 por cota."
      acoes={
        pode?.('createBolao') === true && (
          <Botao icone={<IconPlus size={20} stroke={1.75} />} onClick={() => setMontando(true)}>
            Montar bolão
          </Botao>
        )
      }
    >
      <Chips
        rotulo="Etapa"
        valor={filtro}
        aoEscolher={setFiltro}
        chips={[
          { valor: 'todos', rotulo: 'Todos' },
          ...Object.values(ESTADO_BOLAO).map(({ id, rotulo }) => ({ valor: id, rotulo })),
        ]}
      />
      <Lista key={filtro} filtro={filtro} novo={novo} />
    </PaginaOperacao>
  );
}

function Lista({ filtro, novo }: { readonly filtro: Filtro; readonly novo: number | undefined }) {
  const [pagina, setPagina] = useState(1);
  const estado = filtro === 'todos' ? undefined : filtro;
  const consulta = useQuery(mesaDosBoloesQueries.lista({ estado, pagina }));
  return (
    <Consulta
      consulta={consulta}
      erro="Não conseguimos carregar os bolões"
      esqueleto={<OssoLista quantos={3} />}
      vazio={{
        quando: ({ total }) => total === 0,
        mostra: <Vazio titulo={estado === undefined ? 'Nenhum bolão ainda' : 'Nenhum bolão nesta etapa'} />,
      }}
    >
      {({ itens, total, porPagina }) => (
        <Fila
          itens={itens}
          novo={novo}
          paginas={
            <Paginas
              pagina={pagina}
              paginas={Math.ceil(total / porPagina)}
              resumo={`${total} bolões`}
              aoIr={setPagina}
            />
          }
        />
      )}
    </Consulta>
  );
}

const COLUNAS: readonly ColunaFila<BolaoNaMesa>[] = [
  {
    rotulo: 'Bolão',
    principal: true,
    celula: ({ nome, concursos }) => (
      <Duas
        titulo={nome}
        detalhe={concursos.map((c) => `${c.nome} ${c.concurso.toLocaleString('pt-BR')}`).join(', ')}
      />
    ),
  },
  {
    rotulo: 'Etapa',
    celula: (bolao) => (
      <Duas titulo={<Situacao de={SITUACAO_DO_BOLAO} valor={bolao.estado} />} detalhe={proximoPrazo(bolao)} />
    ),
  },
  {
    rotulo: 'Cotas',
    celula: ({ cotasVendidas, totalCotas, cotasRetidas }) => (
      <Duas
        titulo={`${cotasVendidas} de ${totalCotas}`}
        {...(cotasRetidas > 0 && { detalhe: `${cotasRetidas} em pagamento` })}
      />
    ),
  },
];

interface FilaProps {
  readonly itens: readonly BolaoNaMesa[];
  readonly novo: number | undefined;
  readonly paginas: React.ReactNode;
}

function Fila({ itens, novo, paginas }: FilaProps) {
  const { atual, escolher } = useEscolhido(
    itens,
    ({ id }) => String(id),
    ({ id }) => id === novo,
  );
  return (
    <Mesa
      mostra={novo !== undefined}
      lista={
        <>
          <TabelaFila
            rotulo="Bolões por prazo"
            larguras="minmax(0, 1.3fr) minmax(0, 1.4fr) 104px"
            colunas={COLUNAS}
            itens={itens}
            chave={({ id }) => String(id)}
            escolhido={atual}
            aoEscolher={escolher}
          />
          {paginas}
        </>
      }
      detalhe={atual !== undefined && <BolaoDaMesa key={atual.id} id={atual.id} />}
    />
  );
}
