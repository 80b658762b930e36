import { paths } from '../../apps/web/src/lib/paths.ts';
import type { Preparo } from './preparo.ts';
import { comCodigoQueNaoVale, em, visita } from './preparo.ts';

/** Complaints, the end of a group by its administrator, its handing over, and a late invoice. */
export const enderecosDoConflito = {
  reclamacaoInformacoes: visita('membro', paths.reclamacaoInformacoes()),
  reclamacaoInformacoesAdmin: visita('administrador', paths.reclamacaoInformacoesAdmin()),
  reclamacaoPerguntasFrequentes: visita('membro', paths.reclamacaoPerguntasFrequentes()),
  reclamacaoDadosGrupo: visita('membro', paths.reclamacaoDadosGrupo()),
  reclamacaoOqueAconteceu: visita('membro', paths.reclamacaoOqueAconteceu()),
  reclamacaoSolucaoDesejada: visita('membro', paths.reclamacaoSolucaoDesejada()),
  reclamacaoHistorico: visita('membro', paths.reclamacaoHistorico()),
  reclamacaoAceiteProposta: visita('membro', paths.reclamacaoAceiteProposta()),
  reclamacaoOutraSolucao: visita('membro', paths.reclamacaoOutraSolucao()),
  reclamacaoConcluida: visita('membro', paths.reclamacaoConcluida()),
  reclamacaoStatus: visita('membro', paths.reclamacaoStatus()),
  reclamacoesHistorico: visita('membro', paths.reclamacoesHistorico()),
  reclamacoesHistoricoDetalhe: comCodigoQueNaoVale('membro', paths.reclamacoesHistoricoDetalhe(1)),
  grupoAdminCancelamentoInformacoes: em('administrador', async ({ grupoDoAdmin }) =>
    paths.grupoAdminCancelamentoInformacoes(await grupoDoAdmin()),
  ),
  grupoAdminCancelamentoMotivo: em('administrador', async ({ grupoDoAdmin }) =>
    paths.grupoAdminCancelamentoMotivo(await grupoDoAdmin()),
  ),
  grupoAdminCancelamentoCancelar: em('administrador', async ({ grupoDoAdmin }) =>
    paths.grupoAdminCancelamentoCancelar(await grupoDoAdmin()),
  ),
  grupoAdminCancelamentoSucesso: em('administrador', async ({ grupoDoAdmin }) =>
    paths.grupoAdminCancelamentoSucesso(await grupoDoAdmin()),
  ),
  grupoSucessao: em('membro', async ({ grupoDoMembro }) => paths.grupoSucessao(await grupoDoMembro())),
  inadimplenciaMotivo: comCodigoQueNaoVale('visitante', paths.inadimplenciaMotivo({ token: 'x'.repeat(40) })),
} satisfies Record<string, Preparo>;
