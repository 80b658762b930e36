import type { ChaveErro } from '@rateia/contracts/erros';
import { ERROS } from '@rateia/contracts/erros';
import { chamadasPorFeature } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarCatalogo } from './test/construtores.ts';
import { RECUSAS_DO_BACKOFFICE } from './test/recusas/backoffice.ts';
import { RECUSAS_DO_CADASTRO } from './test/recusas/cadastro.ts';
import { RECUSAS_DO_CANCELAMENTO } from './test/recusas/cancelamento.ts';
import { RECUSAS_DA_CARTEIRA } from './test/recusas/carteira.ts';
import { RECUSAS_DO_CHECKOUT, RECUSAS_DOS_PAGAMENTOS } from './test/recusas/checkout.ts';
import { RECUSAS_DOS_GRUPOS } from './test/recusas/grupos.ts';
import { RECUSAS_DAS_LOTERIAS } from './test/recusas/loterias.ts';
import { RECUSAS_DO_MARKETING } from './test/recusas/marketing.ts';
import { RECUSAS_DAS_NOTIFICACOES } from './test/recusas/notificacoes.ts';
import { RECUSAS_DO_NOVO_GRUPO } from './test/recusas/novo-grupo.ts';
import { RECUSAS_DO_PERFIL } from './test/recusas/perfil.ts';
import { RECUSAS_DA_PRIVACIDADE } from './test/recusas/privacidade.ts';
import { RECUSAS_DA_REDE } from './test/recusas/rede.ts';
import { RECUSAS_DA_RETIRADA } from './test/recusas/retirada.ts';
import { RECUSAS_DA_SESSAO } from './test/recusas/sessao.ts';
import type { Provocar } from './test/recusas/tabela.ts';

type Linhas = Readonly<Record<string, { readonly errors: readonly ChaveErro[] }>>;
type Provocadas = Readonly<Record<string, Readonly<Record<string, Provocar>>>>;
const {
  sessao,
  cadastro,
  perfil,
  privacidade,
  indicacao,
  marketing,
  notificacoes,
  loterias,
  checkout,
  pagamentos,
  retirada,
  carteira,
  cancelamento,
  grupos,
  'novo-grupo': novoGrupo,
  backoffice,
} = chamadasPorFeature;
/** The calls, and how each refusal of them is brought about. */
const PROVOCADAS: readonly (readonly [Linhas, Provocadas])[] = [
  [sessao, RECUSAS_DA_SESSAO],
  [cadastro, RECUSAS_DO_CADASTRO],
  [perfil, RECUSAS_DO_PERFIL],
  [privacidade, RECUSAS_DA_PRIVACIDADE],
  [indicacao, RECUSAS_DA_REDE],
  [marketing, RECUSAS_DO_MARKETING],
  [notificacoes, RECUSAS_DAS_NOTIFICACOES],
  [loterias, RECUSAS_DAS_LOTERIAS],
  [checkout, RECUSAS_DO_CHECKOUT],
  [pagamentos, RECUSAS_DOS_PAGAMENTOS],
  [retirada, RECUSAS_DA_RETIRADA],
  [carteira, RECUSAS_DA_CARTEIRA],
  [cancelamento, RECUSAS_DO_CANCELAMENTO],
  [grupos, RECUSAS_DOS_GRUPOS],
  [novoGrupo, RECUSAS_DO_NOVO_GRUPO],
  [backoffice, RECUSAS_DO_BACKOFFICE],
];

type Caso = readonly [chamada: string, recusa: string, provocar: Provocar];
const CASOS: readonly Caso[] = PROVOCADAS.flatMap(([, provocadas]) =>
  Object.entries(provocadas).flatMap(([chamada, recusas]) =>
    Object.entries(recusas).map(([recusa, provocar]): Caso => [chamada, recusa, provocar]),
  ),
);
const DECLARADAS = PROVOCADAS.flatMap(([linhas]) =>
  Object.entries(linhas).flatMap(([chamada, { errors }]) => errors.map((recusa) => `${chamada} ${recusa}`)),
);

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim', ESPERA_NA_FILA_MS: '50' } });
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

describe('Every refusal that a call declares is met (HOUSE §9; spec A§8)', () => {
  it('the contract declares these, and no other', () => {
    expect(CASOS.map(([chamada, recusa]) => `${chamada} ${recusa}`).sort()).toEqual(DECLARADAS.toSorted());
  });

  it.each(CASOS)('%s: %s', async (_chamada, recusa, provocar) => {
    const { status, erro } = await provocar(mundo);
    expect([status, erro.dados.chave]).toEqual([ERROS[recusa as ChaveErro].status, recusa]);
    expect(erro.message).toMatch(/^[^{}]+$/);
    // Code 2 leads to the page of pendencies, which reads the kinds that are missing.
    if (recusa === 'validacaoObrigatoria') expect(erro).toHaveProperty('dados.pendencias[0].tipo', expect.any(Number));
  });
});
