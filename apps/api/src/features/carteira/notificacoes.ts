import { caucaoPaga } from '@rateia/domain/carteira/cobranca';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { notificar } from '../notificacoes/index.ts';
import { precoNoCartao } from './faturas/preco-no-cartao.ts';
import { tokenDoAtraso } from './inadimplencia/link-do-atraso.ts';
import type { Assinatura, Fatura } from './repository.ts';

type DaFatura = { readonly faturaId: number; readonly agora: Instante };

/** The data of an invoice that the messages use. */
async function dadosDaFatura(db: Executor, faturaId: number) {
  const f = await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .select(['f.usuario_id as usuarioId', 'f.valor_total as valor', 'f.vence_em as vencimento', 'g.nome as grupo'])
    .where('f.id', '=', faturaId)
    .executeTakeFirstOrThrow();
  const { usuarioId, grupo, vencimento } = f;
  return { usuarioId, dados: { grupo, vencimento, valor: f.valor ?? 0 } };
}

/** D−7: the month, and the card that pays it where the balance does not, with its cost (REGRAS 2.4, 2.8). */
export async function notificarFaturaEmitida(trx: Trx, deps: Deps, p: DaFatura): Promise<void> {
  return await notificarAntes(trx, deps, { ...p, modelo: 'faturaEmitida' });
}

/** D−2 (REGRAS 2.8). */
export async function notificarLembrete(trx: Trx, deps: Deps, p: DaFatura): Promise<void> {
  return await notificarAntes(trx, deps, { ...p, modelo: 'faturaLembrete' });
}

async function notificarAntes(
  trx: Trx,
  deps: Deps,
  { modelo, faturaId, agora }: DaFatura & { readonly modelo: 'faturaEmitida' | 'faturaLembrete' },
): Promise<void> {
  const { usuarioId, dados } = await dadosDaFatura(trx, faturaId);
  const cartao = await precoNoCartao(trx, deps, { faturaId, usuarioId, agora });
  const noCartao = { finalDoCartao: cartao?.finalDoCartao ?? null, valorNoCartao: cartao?.valor ?? null };
  await notificar(trx, { modelo, usuarioId, dados: { ...dados, ...noCartao }, fato: faturaId, agora });
}

/**
 * Templates by the number of retries: D, D+1, D+3, D+7. The administrator is told at D+3, without a reason (REGRAS
 * 2.8).
 */
const MODELO_DA_VEZ = ['faturaVenceHoje', 'faturaEmAtraso', 'faturaEmAtraso', 'faturaUltimaTentativa'] as const;
const VEZ_DO_ADMINISTRADOR = 2;

export async function notificarCobranca(
  trx: Trx,
  { cifra }: Pick<Deps, 'cifra'>,
  {
    assinatura,
    fatura,
    vez,
    agora,
    noCartao,
  }: {
    readonly assinatura: Assinatura;
    readonly fatura: Fatura;
    readonly vez: number;
    readonly agora: Instante;
    /** Why the card that pays by itself brought no money; undefined where none was charged. */
    readonly noCartao: { readonly final: string; readonly frase: string } | undefined;
  },
): Promise<void> {
  const lida = await dadosDaFatura(trx, fatura.id);
  const { usuarioId } = lida;
  const paga = caucaoPaga({ valor: fatura.total, caucao: assinatura.caucao });
  const oQueFazer = `/inadimplencia/motivo?token=${tokenDoAtraso(cifra, fatura.id)}`;
  const dados = {
    ...lida.dados,
    pelaCaucao: paga ? fatura.total : ZERO,
    oQueFazer,
    falhaNoCartao: noCartao === undefined ? null : `O cartão final ${noCartao.final} não pagou: ${noCartao.frase}`,
  };
  // A first charge that comes late is no longer of its due day.
  const vencida = dados.vencimento < diaDe(agora);
  const modelo = vencida && vez === 0 ? 'faturaEmAtraso' : (MODELO_DA_VEZ[vez] ?? 'faturaEmAtraso');
  await notificar(trx, { modelo, usuarioId, dados, fato: `${fatura.id}:${vez}`, agora });
  if (vez !== VEZ_DO_ADMINISTRADOR) return;
  const { primeiro_nome: membro } = await trx
    .selectFrom('usuarios')
    .select('primeiro_nome')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  await notificar(trx, {
    modelo: 'pagamentoDeMembroEmAtraso',
    usuarioId: assinatura.grupo.administradorId,
    dados: { grupo: dados.grupo, membro, pelaCaucao: dados.pelaCaucao },
    fato: fatura.id,
    autorId: usuarioId,
    agora,
  });
}

/** D+8 with a deposit: the month that the deposit paid, and the day by which it must be rebuilt (REGRAS 2.8). */
export async function notificarCaucaoUsada(
  trx: Trx,
  { faturaPaga, faturaId, agora }: DaFatura & { readonly faturaPaga: number },
): Promise<void> {
  const { usuarioId, dados } = await dadosDaFatura(trx, faturaPaga);
  const { vencimento: ate } = (await dadosDaFatura(trx, faturaId)).dados;
  const { grupo, valor } = dados;
  await notificar(trx, { modelo: 'caucaoUsada', usuarioId, dados: { grupo, valor, ate }, fato: faturaId, agora });
}

/** D+8 without a deposit (REGRAS 2.8). */
export async function notificarSuspensao(
  trx: Trx,
  { faturaId, encerraEm, agora }: DaFatura & { readonly encerraEm: Dia },
): Promise<void> {
  const { usuarioId, dados } = await dadosDaFatura(trx, faturaId);
  const { grupo, valor } = dados;
  await notificar(trx, {
    modelo: 'acessoSuspenso',
    usuarioId,
    dados: { grupo, valor, encerraEm },
    fato: faturaId,
    agora,
  });
}

/** An authorisation of Pix programado stands, or ended at the bank: the membership stays either way (REGRAS part 3). */
export async function notificarProgramado(
  trx: Trx,
  p: {
    readonly autorizacaoId: number;
    readonly modelo: 'pixProgramadoAtivo' | 'pixProgramadoEncerrado';
    readonly agora: Instante;
  },
): Promise<void> {
  const { autorizacaoId, modelo, agora } = p;
  const { usuario_id: usuarioId, grupo } = await trx
    .selectFrom('autorizacoes_pix as a')
    .innerJoin('assinaturas as m', 'm.id', 'a.assinatura_id')
    .innerJoin('grupos as g', 'g.id', 'm.grupo_id')
    .select(['a.usuario_id', 'g.nome as grupo'])
    .where('a.id', '=', autorizacaoId)
    .executeTakeFirstOrThrow();
  await notificar(trx, { modelo, usuarioId, dados: { grupo }, fato: autorizacaoId, agora });
}
