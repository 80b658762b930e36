import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { FilaGrupos } from '../../features/grupos/mesa/fila-grupos.tsx';
import { FilaRetiradas } from '../../features/retirada/mesa/fila-retiradas.tsx';
import { useParametro } from '../../lib/navegacao.ts';
import type { NomeDaFila } from '../../lib/operacao.ts';
import { filasDaOperacao } from '../../lib/operacao.ts';
import { parte } from '../../lib/parte.ts';
import { paths } from '../../lib/paths.ts';
import { usePode } from '../../lib/permissoes.ts';
import { PaginaOperacao } from '../../mesa/pagina-operacao.tsx';
import { AtalhosLigados } from '../../mesa/use-atalhos.ts';
import { Botao } from '../../ui/base/botao.tsx';
import { Carregando } from '../../ui/estado/carregando.tsx';
import { Vazio } from '../../ui/estado/vazio.tsx';
import { useAtalhosGuardados } from './use-atalhos-guardados.ts';

/** Less often asked for than the other queues, or larger: each comes when it is opened. */
const FilaDinheiro = parte(
  'operação: dinheiro',
  async () => (await import('../../features/backoffice/dinheiro/fila-dinheiro.tsx')).FilaDinheiro,
);
const Mensagens = parte(
  'operação: mensagens',
  async () => (await import('../../features/notificacoes/mesa/mensagens.tsx')).Mensagens,
);
const Marketing = parte(
  'operação: marketing',
  async () => (await import('../../features/marketing/mesa/campanhas/marketing.tsx')).Marketing,
);
const Comunicados = parte(
  'operação: comunicados',
  async () => (await import('../../features/notificacoes/mesa/comunicados.tsx')).Comunicados,
);
const Incidentes = parte(
  'operação: incidentes',
  async () => (await import('../../features/notificacoes/mesa/incidentes.tsx')).Incidentes,
);
const Links = parte(
  'operação: links',
  async () => (await import('../../features/marketing/mesa/links/links.tsx')).Links,
);
const Combos = parte('operação: combos', async () => (await import('../../features/checkout/mesa/combos.tsx')).Combos);
const Cupons = parte('operação: cupons', async () => (await import('../../features/checkout/mesa/cupons.tsx')).Cupons);
const Cobrancas = parte(
  'operação: cobranças',
  async () => (await import('../../features/cancelamento/mesa/cobrancas.tsx')).Cobrancas,
);
const Indicacoes = parte(
  'operação: indicações',
  async () => (await import('../../features/indicacao/mesa/indicacoes.tsx')).Indicacoes,
);
const Clube = parte(
  'operação: clube',
  async () => (await import('../../features/marketing/mesa/clube/clube.tsx')).Clube,
);
const Jogo = parte(
  'operação: jogo responsável',
  async () => (await import('../../features/loterias/mesa-do-jogo/jogo.tsx')).Jogo,
);
const Programados = parte(
  'operação: Pix programado',
  async () => (await import('../../features/carteira/mesa/programados.tsx')).Programados,
);
const Saidas = parte(
  'operação: saídas',
  async () => (await import('../../features/cancelamento/mesa/saidas.tsx')).Saidas,
);
const Convites = parte(
  'operação: convites',
  async () => (await import('../../features/grupos/mesa/convites/convites.tsx')).Convites,
);
const Sucessoes = parte(
  'operação: sucessões',
  async () => (await import('../../features/grupos/mesa/sucessoes/sucessoes.tsx')).Sucessoes,
);
const FilaChamados = parte(
  'operação: chamados',
  async () => (await import('../../features/perfil/mesa/fila-chamados.tsx')).FilaChamados,
);
const FilaBoloes = parte(
  'operação: bolões',
  async () => (await import('../../features/loterias/mesa/fila-boloes.tsx')).FilaBoloes,
);
const FilaResultados = parte(
  'operação: resultados',
  async () => (await import('../../features/loterias/mesa-dos-premios/fila-resultados.tsx')).FilaResultados,
);
const FilaPremios = parte(
  'operação: prêmios',
  async () => (await import('../../features/loterias/mesa-dos-premios/fila-premios.tsx')).FilaPremios,
);
const Series = parte(
  'operação: bolões recorrentes',
  async () => (await import('../../features/loterias/mesa-das-series/series.tsx')).Series,
);
const FilaValidacoes = parte(
  'operação: identidades',
  async () => (await import('../../features/cadastro/mesa/fila-validacoes.tsx')).FilaValidacoes,
);
const FilaReclamacoes = parte(
  'operação: reclamações',
  async () => (await import('../../features/reclamacoes/mesa/fila-reclamacoes.tsx')).FilaReclamacoes,
);
const Pessoas = parte(
  'operação: pessoas',
  async () => (await import('../../features/backoffice/pessoas/pessoas.tsx')).Pessoas,
);
const Livro = parte('operação: livro', async () => (await import('../../features/livro/mesa/livro.tsx')).Livro);
const Relogio = parte(
  'operação: relógio',
  async () => (await import('../../features/backoffice/relogio/relogio.tsx')).Relogio,
);
const Tarefas = parte(
  'operação: tarefas',
  async () => (await import('../../features/backoffice/tarefas/tarefas.tsx')).Tarefas,
);

const telas: Record<NomeDaFila, ComponentType> = {
  grupos: FilaGrupos,
  retiradas: FilaRetiradas,
  identidades: FilaValidacoes,
  dinheiro: FilaDinheiro,
  boloes: FilaBoloes,
  resultados: FilaResultados,
  premios: FilaPremios,
  chamados: FilaChamados,
  reclamacoes: FilaReclamacoes,
  mensagens: Mensagens,
  marketing: Marketing,
  comunicados: Comunicados,
  incidentes: Incidentes,
  tarefas: Tarefas,
  livro: Livro,
  pessoas: Pessoas,
  cupons: Cupons,
  series: Series,
  combos: Combos,
  cobrancas: Cobrancas,
  programados: Programados,
  indicacoes: Indicacoes,
  clube: Clube,
  jogo: Jogo,
  saidas: Saidas,
  convites: Convites,
  sucessoes: Sucessoes,
  links: Links,
  relogio: Relogio,
};

/** /backoffice/{fila}: one queue or tool, for the operators who work with it (REGRAS 2.15). */
export function TelaFila() {
  const pedida = useParametro('fila');
  const pode = usePode();
  const atalhos = useAtalhosGuardados();
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
      <AtalhosLigados value={atalhos}>
        <Tela />
      </AtalhosLigados>
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
