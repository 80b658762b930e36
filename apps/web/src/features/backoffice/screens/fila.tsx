import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { useParametro } from '../../../lib/navegacao.ts';
import type { NomeDaFila } from '../../../lib/operacao.ts';
import { filasDaOperacao } from '../../../lib/operacao.ts';
import { paths } from '../../../lib/paths.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Carregando } from '../../../ui/estado/carregando.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { FilaChamados } from '../components/fila-chamados.tsx';
import { FilaDinheiro } from '../components/fila-dinheiro.tsx';
import { FilaGrupos } from '../components/fila-grupos.tsx';
import { FilaRetiradas } from '../components/fila-retiradas.tsx';
import { FilaValidacoes } from '../components/fila-validacoes.tsx';
import { Livro } from '../components/livro.tsx';
import { PaginaOperacao } from '../components/pagina-operacao.tsx';
import { Pessoas } from '../components/pessoas.tsx';
import { Relogio } from '../components/relogio.tsx';

/** Less often asked for than the queues, and larger: each comes when it is opened. */
const Mensagens = lazy(() => import('../components/mensagens.tsx').then((m) => ({ default: m.Mensagens })));
const Marketing = lazy(() => import('../components/marketing/marketing.tsx').then((m) => ({ default: m.Marketing })));
const Comunicados = lazy(() => import('../components/comunicados.tsx').then((m) => ({ default: m.Comunicados })));
const Links = lazy(() => import('../components/links/links.tsx').then((m) => ({ default: m.Links })));
const Tarefas = lazy(() => import('../components/tarefas.tsx').then((m) => ({ default: m.Tarefas })));

const telas: Record<NomeDaFila, ComponentType> = {
  grupos: FilaGrupos,
  retiradas: FilaRetiradas,
  identidades: FilaValidacoes,
  dinheiro: FilaDinheiro,
  chamados: FilaChamados,
  mensagens: Mensagens,
  marketing: Marketing,
  comunicados: Comunicados,
  tarefas: Tarefas,
  livro: Livro,
  pessoas: Pessoas,
  links: Links,
  relogio: Relogio,
};

/** /backoffice/{fila}: one queue or tool, for who works with it (REGRAS 2.15). */
export function TelaFila() {
  const pedida = useParametro('fila');
  const pode = usePode();
  const fila = filasDaOperacao.find(({ nome }) => nome === pedida);
  if (pode === undefined)
    return (
      <PaginaOperacao titulo="Operação">
        <Carregando />
      </PaginaOperacao>
    );
  if (fila === undefined || !pode(fila.acao)) return <ForaDoAlcance />;
  const Tela = telas[fila.nome];
  return (
    <Suspense
      fallback={
        <PaginaOperacao titulo={fila.rotulo}>
          <Carregando />
        </PaginaOperacao>
      }
    >
      <Tela />
    </Suspense>
  );
}

function ForaDoAlcance() {
  return (
    <PaginaOperacao titulo="Operação">
      <Vazio
        titulo="Esta fila não é do seu time"
        detalhe="Peça a quem lidera a operação, se você precisa dela."
        acao={<Botao href={paths.backoffice()}>Ver minhas filas</Botao>}
      />
    </PaginaOperacao>
  );
}
