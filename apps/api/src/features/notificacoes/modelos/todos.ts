import { modelosDoBackoffice } from './backoffice.ts';
import { modelosDeCadastro } from './cadastro.ts';
import { modelosDeCancelamento } from './cancelamento.ts';
import { modelosDeCarteira } from './carteira.ts';
import { modelosDeCheckout } from './checkout.ts';
import { modelosDeComunicados } from './comunicados.ts';
import { modelosDeConvites } from './convites.ts';
import { modelosDaFila } from './fila-de-espera.ts';
import { modelosDeGrupos } from './grupos.ts';
import { modelosDeIdentidade } from './identidade.ts';
import type { Modelo } from './modelo.ts';
import { modelosDePerfil } from './perfil.ts';
import { modelosDosPremios } from './premios.ts';
import { modelosDePrivacidade } from './privacidade.ts';
import { modelosDasReclamacoes } from './reclamacoes.ts';
import { modelosDaRede } from './rede.ts';
import { modelosDeRetirada } from './retirada.ts';
import { modelosDasSeries } from './series.ts';
import { modelosDeSessao } from './sessao.ts';
import { modelosDaSucessao } from './sucessao.ts';

/** Every e-mail the product sends, by name; a feature adds its own file and one line here. */
export const MODELOS = {
  ...modelosDeSessao,
  ...modelosDeCadastro,
  ...modelosDeCheckout,
  ...modelosDeGrupos,
  ...modelosDeConvites,
  ...modelosDaSucessao,
  ...modelosDeCarteira,
  ...modelosDeCancelamento,
  ...modelosDasReclamacoes,
  ...modelosDaFila,
  ...modelosDeRetirada,
  ...modelosDePerfil,
  ...modelosDaRede,
  ...modelosDeComunicados,
  ...modelosDeIdentidade,
  ...modelosDoBackoffice,
  ...modelosDePrivacidade,
  ...modelosDosPremios,
  ...modelosDasSeries,
} satisfies Readonly<Record<string, Modelo<never>>>;

export type NomeModelo = keyof typeof MODELOS;
export type DadosDe<N extends NomeModelo> = Parameters<(typeof MODELOS)[N]>[0];
