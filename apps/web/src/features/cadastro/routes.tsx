import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/cadastro', load: () => import('./screens/cadastro.tsx').then((m) => m.TelaCadastro) },
  {
    path: '/cadastro/segunda-etapa',
    load: () => import('./screens/segunda-etapa.tsx').then((m) => m.TelaSegundaEtapa),
  },
  { path: '/cadastro/retorno/{provedor}', load: () => import('./screens/retorno.tsx').then((m) => m.TelaRetorno) },
  { path: '/cadastro/falta-pouco', load: () => import('./screens/falta-pouco.tsx').then((m) => m.TelaFaltaPouco) },
  { path: '/cadastro/finalizar', load: () => import('./screens/finalizar.tsx').then((m) => m.TelaFinalizar) },
  { path: '/cadastro/pin/ativar', load: () => import('./screens/pin-ativar.tsx').then((m) => m.TelaPinAtivar) },
  {
    path: '/cadastro/confirmacao/{id}',
    load: () => import('./screens/ativacao.tsx').then((m) => m.TelaConfirmacao),
  },
  { path: '/cadastro/ativar/{id}', load: () => import('./screens/ativacao.tsx').then((m) => m.TelaAtivar) },
  { path: '/cadastro/email/pin', load: () => import('./screens/email-pin.tsx').then((m) => m.TelaEmailPin) },
  { path: '/cadastro/pin', load: () => import('./screens/pin.tsx').then((m) => m.TelaCadastroPin) },
  { path: '/cadastro/sucesso', load: () => import('./screens/sucesso.tsx').then((m) => m.TelaCadastroSucesso) },
  { path: '/cadastro/telefone', load: () => import('./screens/telefone.tsx').then((m) => m.TelaTelefone) },
  { path: '/cadastro/telefone/pin', load: () => import('./screens/telefone-pin.tsx').then((m) => m.TelaTelefonePin) },
  {
    path: '/cadastro/dados-fiscais',
    load: () => import('./screens/dados-fiscais.tsx').then((m) => m.TelaDadosFiscais),
  },
  {
    path: '/cadastro/validacoes/sucesso',
    load: () => import('./screens/validacoes-sucesso.tsx').then((m) => m.TelaValidacoesSucesso),
  },
  { path: '/cadastro/pendencias', load: () => import('./screens/pendencias.tsx').then((m) => m.TelaPendencias) },
  { path: '/cadastro/documento', load: () => import('./screens/documento.tsx').then((m) => m.TelaDocumento) },
  {
    path: '/cadastro/documento-escolha',
    load: () => import('./screens/documento-escolha.tsx').then((m) => m.TelaDocumentoEscolha),
  },
  {
    path: '/cadastro/documento-upload',
    load: () => import('./screens/documento-upload.tsx').then((m) => m.TelaDocumentoUpload),
  },
  {
    path: '/cadastro/documento-self',
    load: () => import('./screens/documento-self.tsx').then((m) => m.TelaDocumentoSelf),
  },
  {
    path: '/cadastro/documento-sucesso',
    load: () => import('./screens/documento-sucesso.tsx').then((m) => m.TelaDocumentoSucesso),
  },
  { path: '/validacao-conta', load: () => import('./screens/validacao-conta.tsx').then((m) => m.TelaValidacaoConta) },
  {
    path: '/validacao-conta/{id}',
    load: () => import('./screens/validacao-conta-detalhe.tsx').then((m) => m.TelaValidacaoContaDetalhe),
  },
  { path: '/termo-uso', load: () => import('./screens/termo-uso.tsx').then((m) => m.TelaTermoUso) },
];
