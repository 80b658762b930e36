import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { contagensQuery } from '../../../lib/operacao.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaPaginada } from '../../../mesa/tabela-paginada.tsx';
import { Abas } from '../../../ui/base/abas.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { useRepetirTarefa } from './mutations.ts';
import { tarefasQueries } from './queries.ts';
import c from './tarefas.module.css';

type Tarefa = RespostaDe<'getTarefas'>['itens'][number];

const ORIGENS: Record<Tarefa['origem'], string> = { fila: 'Tarefa', prazo: 'Prazo', webhook: 'Aviso do banco' };

/** Jobs, deadlines and webhooks that failed or wait, and the way to run one again. */
export function Tarefas() {
  const [estado, setEstado] = useState<'falhou' | 'pendente'>('falhou');
  const [pagina, setPagina] = useState(1);
  const contagens = useQuery(contagensQuery).data?.tarefas;
  const consulta = useQuery(tarefasQueries.tarefas(estado, pagina));
  return (
    <PaginaOperacao titulo="Tarefas" subtitulo="O que a plataforma faz sozinha: prazos, e-mails, avisos do banco.">
      <div>
        <Abas
          rotulo="Estado"
          abas={[
            { valor: 'falhou', rotulo: 'Com falha', ...(contagens === undefined ? {} : { conta: contagens.falhas }) },
            {
              valor: 'pendente',
              rotulo: 'Na fila',
              ...(contagens === undefined ? {} : { conta: contagens.pendentes }),
            },
          ]}
          valor={estado}
          aoEscolher={(novo) => {
            setEstado(novo);
            setPagina(1);
          }}
        >
          <TabelaPaginada
            consulta={consulta}
            erro="Não conseguimos carregar as tarefas"
            vazio={<Vazio titulo={estado === 'falhou' ? 'Nenhuma tarefa com falha' : 'Nada na fila agora'} />}
            rotulo="Tarefas"
            unidade={['tarefa', 'tarefas']}
            larguras="minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(0, 0.9fr) 150px"
            colunas={colunas}
            chave={({ origem, id }) => `${origem}-${id}`}
            pagina={pagina}
            aoIr={setPagina}
          />
        </Abas>
      </div>
    </PaginaOperacao>
  );
}

const colunas: readonly ColunaFila<Tarefa>[] = [
  {
    rotulo: 'Tarefa',
    principal: true,
    celula: ({ tipo, origem, dados }) => (
      <Duas titulo={tipo} detalhe={dados === '' ? ORIGENS[origem] : `${ORIGENS[origem]} · ${dados}`} />
    ),
  },
  { rotulo: 'Por que está aqui', celula: (tarefa) => <span className={c['erro']}>{porQueEspera(tarefa)}</span> },
  {
    rotulo: 'Tentativas',
    celula: ({ tentativas, proximaEm, criadaEm }) => (
      <Duas
        titulo={`${tentativas} ${tentativas === 1 ? 'tentativa' : 'tentativas'}`}
        detalhe={quando(proximaEm, criadaEm)}
      />
    ),
  },
  { rotulo: 'Ação', celula: (tarefa) => <Repetir tarefa={tarefa} /> },
];

/** The failure, or what a job without one waits for. */
function porQueEspera({ erro, origem, tentativas }: Tarefa): string {
  if (erro !== null) return erro;
  if (origem === 'prazo') return 'Espera a hora marcada';
  return tentativas === 0 ? 'Espera a vez dela' : 'Está rodando, ou parou no meio e volta sozinha';
}

function quando(proximaEm: string | null, criadaEm: string | null): string {
  if (proximaEm !== null) return `Próxima ${noTexto(momentoPerto(proximaEm))}`;
  return criadaEm === null ? '' : `Criada ${noTexto(momentoPerto(criadaEm))}`;
}

/** Runs a failed task again now, even while it has tries left: the next one may be hours away. */
function Repetir({ tarefa: { origem, id, erro, tipo } }: { readonly tarefa: Tarefa }) {
  const repetir = useRepetirTarefa();
  if (erro === null) return <Etiqueta>Na fila</Etiqueta>;
  return (
    <Botao
      variante="suave"
      tamanho="sm"
      icone={<IconRefresh size={20} stroke={1.75} />}
      rotulo={`Repetir ${tipo}`}
      fazendo={repetir.isPending && 'Repetindo'}
      onClick={() => repetir.mutate({ params: { origem, id }, body: {} })}
    >
      Repetir
    </Botao>
  );
}
