import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/cadastro', load: () => import('./conta/screens/cadastro.tsx').then((m) => m.TelaCadastro) },
  {
    path: '/cadastro/segunda-etapa',
    load: () => import('./conta/screens/segunda-etapa.tsx').then((m) => m.TelaSegundaEtapa),
  },
  {
    path: '/cadastro/retorno/{provedor}',
    load: () => import('./social/screens/retorno.tsx').then((m) => m.TelaRetorno),
  },
  {
    path: '/cadastro/falta-pouco',
    load: () => import('./social/screens/falta-pouco.tsx').then((m) => m.TelaFaltaPouco),
  },
  { path: '/cadastro/finalizar', load: () => import('./social/screens/finalizar.tsx').then((m) => m.TelaFinalizar) },
  { path: '/cadastro/pin/ativar', load: () => import('./conta/screens/pin-ativar.tsx').then((m) => m.TelaPinAtivar) },
  {
    path: '/cadastro/confirmacao/{id}',
    load: () => import('./conta/screens/ativacao.tsx').then((m) => m.TelaConfirmacao),
  },
  { path: '/cadastro/ativar/{id}', load: () => import('./conta/screens/ativacao.tsx').then((m) => m.TelaAtivar) },
  { path: '/cadastro/email/pin', load: () => import('./conta/screens/email-pin.tsx').then((m) => m.TelaEmailPin) },
  { path: '/cadastro/pin', load: () => import('./conta/screens/pin.tsx').then((m) => m.TelaCadastroPin) },
  { path: '/cadastro/sucesso', load: () => import('./conta/screens/sucesso.tsx').then((m) => m.TelaCadastroSucesso) },
  { path: '/cadastro/telefone', load: () => import('./telefone/screens/telefone.tsx').then((m) => m.TelaTelefone) },
  {
    path: '/cadastro/telefone/pin',
    load: () => import('./telefone/screens/telefone-pin.tsx').then((m) => m.TelaTelefonePin),
  },
  {
    path: '/cadastro/dados-fiscais',
    load: () => import('./dados-fiscais/screens/dados-fiscais.tsx').then((m) => m.TelaDadosFiscais),
  },
  {
    path: '/cadastro/validacoes/sucesso',
    load: () => import('./pendencias/screens/validacoes-sucesso.tsx').then((m) => m.TelaValidacoesSucesso),
  },
  {
    path: '/cadastro/pendencias',
    load: () => import('./pendencias/screens/pendencias.tsx').then((m) => m.TelaPendencias),
  },
  {
    path: '/cadastro/documento',
    load: () => import('./validacao-conta/screens/documento.tsx').then((m) => m.TelaDocumento),
  },
  {
    path: '/cadastro/documento-escolha',
    load: () => import('./validacao-conta/screens/documento-escolha.tsx').then((m) => m.TelaDocumentoEscolha),
  },
  {
    path: '/cadastro/documento-upload',
    load: () => import('./validacao-conta/screens/documento-upload.tsx').then((m) => m.TelaDocumentoUpload),
  },
  {
    path: '/cadastro/documento-self',
    load: () => import('./validacao-conta/screens/documento-self.tsx').then((m) => m.TelaDocumentoSelf),
  },
  {
    path: '/cadastro/documento-sucesso',
    load: () => import('./validacao-conta/screens/documento-sucesso.tsx').then((m) => m.TelaDocumentoSucesso),
  },
  {
    path: '/validacao-conta',
    load: () => import('./validacao-conta/screens/validacao-conta.tsx').then((m) => m.TelaValidacaoConta),
  },
  {
    path: '/validacao-conta/{id}',
    load: () =>
      import('./validacao-conta/screens/validacao-conta-detalhe.tsx').then((m) => m.TelaValidacaoContaDetalhe),
  },
  { path: '/termo-uso', load: () => import('./termos/screens/termo-uso.tsx').then((m) => m.TelaTermoUso) },
];
