import { registroDosAvisos } from './registro/avisos.ts';
import { registroDaComunicacao } from './registro/comunicacao.ts';
import { registroDaConta } from './registro/conta.ts';
import { registroDoDinheiro } from './registro/dinheiro.ts';
import { registroDaEquipe } from './registro/equipe.ts';
import { registroDosGrupos } from './registro/grupos.ts';
import { registroDaIdentidade } from './registro/identidade.ts';
import type { LinhaDoRegistro } from './registro/linha.ts';
import { registroDaRede } from './registro/rede.ts';
import { registroDaSeguranca } from './registro/seguranca.ts';

/**
 * Every column of the database that says whose a row is: what its person gets a copy of, what becomes of it when the
 * person goes, and why. Copy, deletion, portal and list of affected people are all made from it (REGRAS 2.17). The
 * account's own row comes last: others are reached through it.
 */
export const DADOS_PESSOAIS: readonly LinhaDoRegistro[] = [
  ...registroDosAvisos,
  ...registroDaIdentidade,
  ...registroDaRede,
  ...registroDosGrupos,
  ...registroDoDinheiro,
  ...registroDaComunicacao,
  ...registroDaEquipe,
  ...registroDaSeguranca,
  ...registroDaConta,
];

/** Columns that look like a person and are none, each with its reason; the test reads them too. */
export const NAO_SAO_DE_NINGUEM: Readonly<Record<string, string>> = {
  'conexoes.convidada_por': 'one of the two people of the row, whose columns are in the registry',
  'usuarios.bloqueado_por': 'says whether the owner or the operation blocked, not who',
};
