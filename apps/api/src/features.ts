import type { ManipuladoresDeTarefa } from './db/fila.ts';
import type { ManipuladoresDePrazo } from './db/prazos.ts';
import type { Avancar } from './features/backoffice/avancar-relogio.ts';
import { rotasDoBackoffice } from './features/backoffice/routes.ts';
import { concluirVinculacao, exigirMaioridade, pendenciasDoCadastro } from './features/cadastro/index.ts';
import { prazosDeCadastro, tarefasDeCadastro } from './features/cadastro/jobs.ts';
import { rotasDeCadastro } from './features/cadastro/routes.ts';
import { prazosDeCancelamento } from './features/cancelamento/jobs.ts';
import { rotasDeCancelamento } from './features/cancelamento/routes.ts';
import { pendenciasDaCarteira } from './features/carteira/index.ts';
import { prazosDeCarteira } from './features/carteira/jobs.ts';
import { rotasDeCarteira } from './features/carteira/routes.ts';
import { documentos, prazosDoCheckout, rotasDoCheckout, tarefasDoCheckout } from './features/checkout/index.ts';
import { pendenciasDosGrupos } from './features/grupos/index.ts';
import { prazosDeGrupos, tarefasDeGrupos } from './features/grupos/jobs.ts';
import { rotasDeGrupos } from './features/grupos/routes.ts';
import { tarefasDeIndicacao } from './features/indicacao/jobs.ts';
import { rotasDeIndicacao } from './features/indicacao/routes.ts';
import { medirLivro, tarefasDoLivro } from './features/livro/index.ts';
import { tarefasDeMarketing } from './features/marketing/jobs.ts';
import { rotasDeMarketing } from './features/marketing/routes.ts';
import { prazosDeNotificacoes, tarefasDeNotificacoes } from './features/notificacoes/jobs.ts';
import { rotasDeNotificacoes } from './features/notificacoes/routes.ts';
import { rotasDeNovoGrupo } from './features/novo-grupo/routes.ts';
import { medirConciliacao, prazosDePagamentos, tarefasDePagamentos } from './features/pagamentos/index.ts';
import { prazosDePerfil, tarefasDePerfil } from './features/perfil/jobs.ts';
import { rotasDePerfil } from './features/perfil/routes.ts';
import { prazosDePrivacidade, tarefasDePrivacidade } from './features/privacidade/jobs.ts';
import { rotasDePrivacidade } from './features/privacidade/routes.ts';
import { anotarEnvio, conferirRetiradasEnviadas, pendenciasDaRetirada } from './features/retirada/index.ts';
import { prazosDeRetirada, tarefasDeRetirada } from './features/retirada/jobs.ts';
import { rotasDeRetirada } from './features/retirada/routes.ts';
import { tarefasDeSessao } from './features/sessao/jobs.ts';
import { rotasDeSessao } from './features/sessao/routes.ts';
import type { Deps } from './http/deps.ts';
import type { RotaMontada } from './http/rotas.ts';
import type { Tokens } from './http/tokens.ts';

/** What each feature knows to be waiting for a person (REGRAS 1, "bursting pendency"). */
const FONTES_DE_PENDENCIAS = [pendenciasDaCarteira, pendenciasDosGrupos, pendenciasDaRetirada, pendenciasDoCadastro];

/** The calls of every feature. */
export const rotas = ({
  deps,
  ...extra
}: {
  readonly deps: Deps;
  readonly tokens: Tokens;
  readonly avancar: Avancar;
}): readonly RotaMontada[] => {
  const todas: readonly RotaMontada[] = [
    ...rotasDeSessao({ ...extra, concluirVinculacao }),
    ...rotasDeCadastro(extra),
    ...rotasDeMarketing,
    ...rotasDePrivacidade,
    ...rotasDePerfil,
    ...rotasDeIndicacao,
    ...rotasDeNotificacoes({ deps, fontes: FONTES_DE_PENDENCIAS, exigirMaioridade }),
    ...rotasDeGrupos,
    ...rotasDeNovoGrupo,
    ...rotasDoCheckout,
    ...rotasDeCarteira,
    ...rotasDeCancelamento,
    ...rotasDeRetirada,
    ...rotasDoBackoffice({ ...extra, linhas: () => todas }),
  ];
  return todas;
};

/** The job handlers of every feature; no two serve the same job. */
export const manipuladoresDeTarefa = (deps: Deps): ManipuladoresDeTarefa => ({
  ...tarefasDoLivro(deps),
  ...tarefasDeNotificacoes(deps),
  ...tarefasDeSessao(deps),
  ...tarefasDeCadastro(deps),
  ...tarefasDeIndicacao(deps),
  ...tarefasDePerfil(deps),
  ...tarefasDePrivacidade(deps),
  ...tarefasDeMarketing(deps),
  ...tarefasDeGrupos(deps),
  ...tarefasDePagamentos(deps, {
    documentos,
    aoReceberEnvio: anotarEnvio,
    conferirEnvios: conferirRetiradasEnviadas,
  }),
  ...tarefasDoCheckout(deps),
  ...tarefasDeRetirada(deps),
});

/** The deadline handlers of every feature. */
export const manipuladoresDePrazo = (deps: Deps): ManipuladoresDePrazo => ({
  ...prazosDeCadastro(deps),
  ...prazosDeGrupos(deps),
  ...prazosDePagamentos(documentos),
  ...prazosDoCheckout(deps),
  ...prazosDeCarteira(deps),
  ...prazosDeCancelamento(deps),
  ...prazosDeRetirada(deps),
  ...prazosDePerfil(deps),
  ...prazosDeNotificacoes(),
  ...prazosDePrivacidade(deps),
});

/** How the gauges of the features are looked up. */
export const medidores = [medirLivro, medirConciliacao];
