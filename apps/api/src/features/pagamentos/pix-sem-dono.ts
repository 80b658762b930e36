import { recebimentoIdentificado } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { lancar, receberCredito } from '../livro/index.ts';
import { notificar } from '../notificacoes/index.ts';
import { abrirDevolucao } from './devolucoes.ts';

/** Settled by a person, or why not. `jaResolvido`: somebody was quicker, or it was never stuck. */
export type Resolvido =
  | { readonly ok: true }
  | { readonly ok: false; readonly motivo: 'inexistente' | 'jaResolvido' | 'foraDoPrazo' | 'pagadorSemConta' };

type Pedido = { readonly e2eid: string; readonly agora: Instante; readonly operadorId: number };

const MOTIVO = 'semCobranca';

/** Sends a Pix that belongs to no charge of ours back to the account it came from (REGRAS 2.2). */
export const devolverPixSemDono = async (
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { e2eid, agora }: Pedido,
): Promise<Resolvido> => {
  const pix = await travarPix(trx, e2eid);
  if ('ok' in pix) return pix;
  if (!(await devolveAinda(deps, pix.horario, agora))) return { ok: false, motivo: 'foraDoPrazo' };
  await trx.updateTable('pix_recebidos').set({ destino: 'devolucao' }).where('e2eid', '=', e2eid).execute();
  await abrirDevolucao(trx, { e2eid, valor: centavos(pix.valor), motivo: MOTIVO, agora });
  return { ok: true };
};

/** Puts it into the wallet of the account whose CPF is the payer's; nobody else's, ever (REGRAS 2.5). */
export const creditarPixSemDono = async (trx: Trx, { e2eid, agora, operadorId }: Pedido): Promise<Resolvido> => {
  const pix = await travarPix(trx, e2eid);
  if ('ok' in pix) return pix;
  const usuarioId = await contaDoPagador(trx, e2eid);
  if (usuarioId === undefined) return { ok: false, motivo: 'pagadorSemConta' };
  await trx.updateTable('pix_recebidos').set({ destino: 'credito' }).where('e2eid', '=', e2eid).execute();
  await creditarPagador(trx, { usuarioId, valor: pix.valor, chave: `pix:${e2eid}:identificado`, agora, operadorId });
  return { ok: true };
};

/** The bank returns within so many days of the payment (REGRAS 2.9, 3). */
export const devolveAinda = async (
  { regras }: Pick<Deps, 'regras'>,
  horario: Instante,
  agora: Instante,
): Promise<boolean> => diaDe(agora) <= somarDias(diaDe(horario), (await regras()).reembolso.diasDaDevolucaoPix);

/** The account that has the CPF of who paid, if the bank said it and there is one. */
export const contaDoPagador = async (trx: Trx, e2eid: string): Promise<number | undefined> => {
  const conta = await trx
    .selectFrom('pix_recebidos as p')
    .innerJoin('usuarios as u', 'u.cpf_indice', 'p.pagador_cpf_indice')
    .select('u.id')
    .where('p.e2eid', '=', e2eid)
    .executeTakeFirst();
  return conta?.id;
};

export const creditarPagador = async (
  trx: Trx,
  c: {
    readonly usuarioId: number;
    readonly valor: number;
    readonly chave: string;
    readonly agora: Instante;
    readonly operadorId: number;
  },
): Promise<void> => {
  const { usuarioId, chave, agora } = c;
  const valor = centavos(c.valor);
  const descricao = 'Pix identificado pela nossa equipe';
  const creditoId = await receberCredito(trx, { usuarioId, origem: 'pagamentoTardio', valor, descricao, agora });
  await lancar(trx, {
    ...recebimentoIdentificado({ usuario: usuarioId, valor }),
    origem: 'creditos',
    origemId: creditoId,
    chave,
    agora,
    ator: c.operadorId,
  });
  await notificar(trx, { usuarioId, modelo: 'saldoAdicionado', dados: { valor }, fato: chave, agora });
};

const travarPix = async (trx: Trx, e2eid: string) => {
  const pix = await trx
    .selectFrom('pix_recebidos')
    .select(['valor', 'destino', 'horario'])
    .where('e2eid', '=', e2eid)
    .forUpdate()
    .executeTakeFirst();
  if (pix === undefined) return { ok: false, motivo: 'inexistente' } as const;
  return pix.destino === 'emAnalise' ? pix : ({ ok: false, motivo: 'jaResolvido' } as const);
};
