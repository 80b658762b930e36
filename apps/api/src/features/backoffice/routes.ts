import type { backoffice } from '@rateia/contracts/backoffice';
import type { Periodica } from '../../db/periodicas.ts';
import type { Manipuladores } from '../../http/rotas.ts';
import { abandonarMensagem } from './abandonar-mensagem.ts';
import { aprovarGrupo } from './aprovar-grupo.ts';
import { aprovarRetirada } from './aprovar-retirada.ts';
import { aprovarValidacao } from './aprovar-validacao.ts';
import type { Avancar } from './avancar-relogio.ts';
import { avancarRelogio } from './avancar-relogio.ts';
import { createComunicado } from './create-comunicado.ts';
import { createDocumentoLinkDaAnalise } from './create-documento-link-da-analise.ts';
import { aprovarProposta } from './dinheiro/aprovar-proposta.ts';
import { conferirDinheiroParado } from './dinheiro/conferir-dinheiro-parado.ts';
import { decidirRevisao } from './dinheiro/decidir-revisao.ts';
import { getDinheiroParado } from './dinheiro/get-dinheiro-parado.ts';
import { recusarProposta } from './dinheiro/recusar-proposta.ts';
import { resolverDinheiroParado } from './dinheiro/resolver-dinheiro-parado.ts';
import { agendarFimDoGrupo } from './fim-do-grupo/agendar-fim-do-grupo.ts';
import { cancelarGrupo } from './fim-do-grupo/cancelar-grupo.ts';
import { getFimDoGrupo } from './fim-do-grupo/get-fim-do-grupo.ts';
import { reverterFimDoGrupo } from './fim-do-grupo/reverter-fim-do-grupo.ts';
import { getCodigosNaoEntregues } from './get-codigos-nao-entregues.ts';
import { getComunicados } from './get-comunicados.ts';
import { getFilaDeChamados } from './get-fila-de-chamados.ts';
import { getFilas } from './get-filas.ts';
import { getGruposEmAnalise } from './get-grupos-em-analise.ts';
import { getLivro } from './get-livro.ts';
import { getMensagensNaoEntregues } from './get-mensagens-nao-entregues.ts';
import type { Linhas } from './get-permissoes.ts';
import { getPermissoes } from './get-permissoes.ts';
import { getRelogio } from './get-relogio.ts';
import { getRetiradasEmRevisao } from './get-retiradas-em-revisao.ts';
import { getTarefas } from './get-tarefas.ts';
import { getValidacaoEmAnalise } from './get-validacao-em-analise.ts';
import { getValidacoesEmAnalise } from './get-validacoes-em-analise.ts';
import { createDestino } from './links/create-destino.ts';
import { createLinkDaOperacao } from './links/create-link-da-operacao.ts';
import { deleteDestino } from './links/delete-destino.ts';
import { desligarLink } from './links/desligar-link.ts';
import { getDestinos } from './links/get-destinos.ts';
import { getLinks } from './links/get-links.ts';
import { ligarLink } from './links/ligar-link.ts';
import { copiarCampanha } from './marketing/copiar-campanha.ts';
import { createCampanha } from './marketing/create-campanha.ts';
import { createImagemDaCampanha } from './marketing/create-imagem-da-campanha.ts';
import { deleteEdicaoEspecial } from './marketing/delete-edicao-especial.ts';
import { desligarCampanha } from './marketing/desligar-campanha.ts';
import { getCampanha } from './marketing/get-campanha.ts';
import { getCampanhas } from './marketing/get-campanhas.ts';
import { getEdicoesEspeciais } from './marketing/get-edicoes-especiais.ts';
import { ligarCampanha } from './marketing/ligar-campanha.ts';
import { salvarEdicaoEspecial } from './marketing/salvar-edicao-especial.ts';
import { updateCampanha } from './marketing/update-campanha.ts';
import { pararComunicado } from './parar-comunicado.ts';
import { pedirAjustesGrupo } from './pedir-ajustes-grupo.ts';
import { pedirValidacaoNovamente } from './pedir-validacao-novamente.ts';
import { bloquearPessoa } from './pessoas/bloquear-pessoa.ts';
import { buscarPessoas } from './pessoas/buscar-pessoas.ts';
import { concederEnvioDeIdentidade } from './pessoas/conceder-envio-de-identidade.ts';
import { corrigirDadosDaPessoa } from './pessoas/corrigir-dados-da-pessoa.ts';
import { desbloquearPessoa } from './pessoas/desbloquear-pessoa.ts';
import { encerrarSessoesDaPessoa } from './pessoas/encerrar-sessoes-da-pessoa.ts';
import { enviarMensagem } from './pessoas/enviar-mensagem.ts';
import { getPessoa } from './pessoas/get-pessoa.ts';
import { getTrilhaDaPessoa } from './pessoas/get-trilha-da-pessoa.ts';
import { liberarAparelho } from './pessoas/liberar-aparelho.ts';
import { liberarCpfParaPessoa } from './pessoas/liberar-cpf-para-pessoa.ts';
import { pedirCopiaDaPessoa } from './pessoas/pedir-copia-da-pessoa.ts';
import { pedirExclusaoDaPessoa } from './pessoas/pedir-exclusao-da-pessoa.ts';
import { restringirPessoa } from './pessoas/restringir-pessoa.ts';
import { revelarDado } from './pessoas/revelar-dado.ts';
import { revogarAparelho } from './pessoas/revogar-aparelho.ts';
import { tirarRestricao } from './pessoas/tirar-restricao.ts';
import { preverComunicado } from './prever-comunicado.ts';
import { recusarRetirada } from './recusar-retirada.ts';
import { recusarValidacao } from './recusar-validacao.ts';
import { reenviarMensagem } from './reenviar-mensagem.ts';
import { repetirTarefa } from './repetir-tarefa.ts';
import { reprovarGrupo } from './reprovar-grupo.ts';
import { responderChamado } from './responder-chamado.ts';

type Extra = { readonly avancar: Avancar; readonly periodicas: readonly Periodica[]; readonly linhas: Linhas };

export const rotasDoBackoffice = ({ linhas, ...relogio }: Extra): Manipuladores<typeof backoffice> => ({
  getPermissoes: (ctx) => getPermissoes(ctx, linhas),
  aprovarProposta,
  conferirDinheiroParado,
  decidirRevisao,
  getDinheiroParado,
  recusarProposta,
  resolverDinheiroParado,
  getFilas,
  getGruposEmAnalise,
  aprovarGrupo,
  reprovarGrupo,
  pedirAjustesGrupo,
  getFimDoGrupo,
  cancelarGrupo,
  agendarFimDoGrupo,
  reverterFimDoGrupo,
  getRetiradasEmRevisao,
  aprovarRetirada,
  recusarRetirada,
  getFilaDeChamados,
  responderChamado,
  getValidacoesEmAnalise,
  getValidacaoEmAnalise,
  createDocumentoLinkDaAnalise,
  aprovarValidacao,
  recusarValidacao,
  pedirValidacaoNovamente,
  getComunicados,
  preverComunicado,
  createComunicado,
  pararComunicado,
  getMensagensNaoEntregues,
  getCodigosNaoEntregues,
  reenviarMensagem,
  abandonarMensagem,
  getCampanhas,
  getCampanha,
  createCampanha,
  updateCampanha,
  copiarCampanha,
  ligarCampanha,
  desligarCampanha,
  createImagemDaCampanha: { preparar: createImagemDaCampanha },
  getEdicoesEspeciais,
  salvarEdicaoEspecial,
  deleteEdicaoEspecial,
  getTarefas,
  repetirTarefa,
  getLivro,
  buscarPessoas,
  bloquearPessoa,
  desbloquearPessoa,
  encerrarSessoesDaPessoa,
  enviarMensagem,
  getPessoa,
  getTrilhaDaPessoa,
  liberarAparelho,
  restringirPessoa,
  revelarDado,
  revogarAparelho,
  tirarRestricao,
  corrigirDadosDaPessoa,
  liberarCpfParaPessoa,
  concederEnvioDeIdentidade,
  pedirCopiaDaPessoa,
  pedirExclusaoDaPessoa,
  getLinks,
  createLinkDaOperacao,
  desligarLink,
  ligarLink,
  getDestinos,
  createDestino,
  deleteDestino,
  getRelogio,
  avancarRelogio: (ctx, entrada) => avancarRelogio(ctx, entrada, relogio),
});
