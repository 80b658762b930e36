import type { backofficeDinheiro } from '@rateia/contracts/backoffice-dinheiro';
import type { PapelOperador } from '../../http/contexto.ts';
import type { Mundo } from '../app.ts';
import { ligarWebhook } from '../checkout.ts';
import { criarPessoa, depositar } from '../construtores.ts';
import { pixSemDono } from '../dinheiro-parado.ts';
import { ate } from '../processos.ts';
import { alguemEspera, segurarCom } from '../travas.ts';
import { daEquipeSo, deNada, deNovo, operar } from './operacao.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';

const DE_NINGUEM = '11144477735';
/**
 * The amount that support may propose and another person approves, and one above it, on which support has no say
 * (REGRAS 2.15 Refund).
 */
const PROPOE = 10_000;
const ACIMA = 10_001;

type Parado = { readonly e2eid: string; readonly acao: 'devolver' | 'creditar' };
async function parado(mundo: Mundo, { valor = PROPOE, cpf }: { readonly valor?: number; readonly cpf?: string } = {}) {
  await ligarWebhook(mundo);
  return (await pixSemDono(mundo, { valor, ...(cpf === undefined ? {} : { cpf }) })).e2eid;
}
async function resolver(mundo: Mundo, papel: PapelOperador, { e2eid: id, acao }: Parado): Promise<Recusada> {
  return await operar(
    mundo,
    'resolverDinheiroParado',
    { tipo: 'pix', id, acao },
    await criarPessoa(mundo, { papeis: [papel] }),
  );
}
/** Makes a proposal of support; answers its id. */
async function propor(mundo: Mundo, p: Parado): Promise<number> {
  await resolver(mundo, 'suporte', p);
  const { id } = await mundo.aplicacao.deps.db
    .selectFrom('propostas_de_devolucao')
    .select('id')
    .where('alvo', '=', p.e2eid)
    .executeTakeFirstOrThrow();
  return id;
}
/** A Pix for a person whose balance is full (REGRAS 2.5). */
async function semEspaco(mundo: Mundo): Promise<string> {
  await ligarWebhook(mundo);
  const { e2eid, pessoa } = await pixSemDono(mundo, { valor: PROPOE });
  const { recarga } = await mundo.aplicacao.deps.regras();
  await depositar(mundo, pessoa, recarga.saldoMaximoSemIdentidade);
  return e2eid;
}
async function mudarPix(mundo: Mundo, e2eid: string, campos: { readonly horario?: string; readonly destino?: string }) {
  return await mundo.aplicacao.deps.db
    .updateTable('recebimentos')
    .set(campos)
    .where('referencia', '=', e2eid)
    .execute();
}
/** The bank gives nothing back any more. */
const HA_MUITO = { horario: '2020-01-01T00:00:00Z' };
/** Makes the case count as settled by another operator while `fazer` runs. */
async function resolvidoPorOutro(mundo: Mundo, e2eid: string, fazer: () => Promise<Recusada>): Promise<Recusada> {
  await mudarPix(mundo, e2eid, { destino: 'devolucao' });
  try {
    return await fazer();
  } finally {
    await mudarPix(mundo, e2eid, { destino: 'emAnalise' });
  }
}
/** Another operator settles the case at the same time as this one. */
const outroFoiMaisRapido: Provocar = async (mundo) => {
  const e2eid = await parado(mundo);
  const soltar = await segurarCom(mundo, (trx) =>
    trx.updateTable('recebimentos').set({ destino: 'devolucao' }).where('referencia', '=', e2eid).execute(),
  );
  const feita = resolver(mundo, 'lider', { e2eid, acao: 'devolver' });
  await ate('the other to wait', () => alguemEspera(mundo));
  await soltar();
  const recusada = await feita;
  await mudarPix(mundo, e2eid, { destino: 'emAnalise' });
  return recusada;
};
async function revisao(mundo: Mundo) {
  const { id: usuario_id } = await criarPessoa(mundo);
  const { id } = await mundo.aplicacao.deps.db
    .insertInto('revisoes')
    .values({ tipo: 'arrependimento', usuario_id, dados: '{}', aberta_em: mundo.agora() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
}

/** Every refusal of the operation's acts on stuck money (REGRAS 2.15 Refund). */
export const RECUSAS_DO_DINHEIRO_PARADO: Recusas<typeof backofficeDinheiro> = {
  getDinheiroParado: daEquipeSo('getDinheiroParado'),
  resolverDinheiroParado: {
    ...deNada('resolverDinheiroParado'),
    transicaoRecusada: outroFoiMaisRapido,
    acimaDaAlcada: async (mundo) =>
      await resolver(mundo, 'suporte', { e2eid: await parado(mundo, { valor: ACIMA }), acao: 'devolver' }),
    propostaAberta: async (mundo) => {
      const p = { e2eid: await parado(mundo), acao: 'devolver' } as const;
      await propor(mundo, p);
      return await resolver(mundo, 'lider', p);
    },
    pagadorSemConta: async (mundo) =>
      await resolver(mundo, 'lider', { e2eid: await parado(mundo, { cpf: DE_NINGUEM }), acao: 'creditar' }),
    saldoSemEspaco: async (mundo) =>
      await resolver(mundo, 'lider', { e2eid: await semEspaco(mundo), acao: 'creditar' }),
    prazoDeDevolucao: async (mundo) => {
      const e2eid = await parado(mundo);
      await mudarPix(mundo, e2eid, HA_MUITO);
      return await resolver(mundo, 'lider', { e2eid, acao: 'devolver' });
    },
  },
  conferirDinheiroParado: deNada('conferirDinheiroParado'),
  aprovarProposta: {
    ...deNada('aprovarProposta'),
    transicaoRecusada: async (mundo) => {
      const e2eid = await parado(mundo);
      const id = await propor(mundo, { e2eid, acao: 'devolver' });
      return await resolvidoPorOutro(mundo, e2eid, () => operar(mundo, 'aprovarProposta', { id }));
    },
    pagadorSemConta: async (mundo) => {
      const id = await propor(mundo, { e2eid: await parado(mundo, { cpf: DE_NINGUEM }), acao: 'creditar' });
      return await operar(mundo, 'aprovarProposta', { id });
    },
    saldoSemEspaco: async (mundo) => {
      const id = await propor(mundo, { e2eid: await semEspaco(mundo), acao: 'creditar' });
      return await operar(mundo, 'aprovarProposta', { id });
    },
    prazoDeDevolucao: async (mundo) => {
      const e2eid = await parado(mundo);
      const id = await propor(mundo, { e2eid, acao: 'devolver' });
      await mudarPix(mundo, e2eid, HA_MUITO);
      return await operar(mundo, 'aprovarProposta', { id });
    },
  },
  recusarProposta: deNada('recusarProposta'),
  decidirRevisao: { ...deNada('decidirRevisao'), transicaoRecusada: deNovo('decidirRevisao', revisao) },
};
