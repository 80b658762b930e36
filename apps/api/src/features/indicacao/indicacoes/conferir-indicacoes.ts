import type { Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia } from '@rateia/domain/datas';
import type { MotivoDaAnulacao } from '@rateia/domain/indicacao/indicacoes';
import {
  anulacaoPor,
  creditaEm,
  ID_ESTADO_INDICACAO,
  MAQUINA_INDICACAO,
  passaDoMes,
} from '@rateia/domain/indicacao/indicacoes';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, mover, nascer } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { creditarPromocional } from '../../carteira/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { darBoasVindas } from './dar-boas-vindas.ts';
import type { Indicacao } from './repository.ts';
import {
  aCreditar,
  coincidenciasDe,
  comPrimeiraCompra,
  compraDesfeita,
  contasDePe,
  creditadoDesde,
  semIndicacaoEscrita,
  travarIndicacao,
} from './repository.ts';

/**
 * Job `conferirIndicacoes`: writes down the people who came by a link once their account is whole, notices their first
 * subscription, and credits the person who brought them when its eighth day is over (REGRAS 2.13). Each step is done once,
 * by the state of the row; a job that comes twice finds nothing to do.
 */
export async function conferirIndicacoes(deps: Deps): Promise<void> {
  const regras = await deps.regras();
  for (const par of await semIndicacaoEscrita(deps.db)) await emTransacao(deps.db, (trx) => escrever(trx, deps, par));
  for (const compra of await comPrimeiraCompra(deps.db, regras.indicacao.minimoDaCompra))
    await emTransacao(deps.db, (trx) => anotarCompra(trx, deps, compra));
  for (const id of await aCreditar(deps.db, deps.relogio.agora()))
    await emTransacao(deps.db, (trx) => creditarIndicador(trx, deps, id));
}

type Par = { readonly indicadorId: number; readonly indicadoId: number };

/** The new person has the credit at once, unless the two accounts are one person's. */
async function escrever(trx: Trx, deps: Deps, par: Par): Promise<void> {
  const agora = deps.relogio.agora();
  const { indicadorId, indicadoId } = par;
  // Two workers may find the same person: the second one waits here, and finds him written.
  await trx.selectFrom('usuarios').select('id').where('id', '=', indicadoId).forNoKeyUpdate().execute();
  const ja = await trx.selectFrom('indicacoes').select('id').where('indicado_id', '=', indicadoId).executeTakeFirst();
  if (ja !== undefined) return;
  const { id } = exigir(
    await nascer(trx, MAQUINA_INDICACAO, {
      evento: 'cadastrar',
      quem: 'sistema',
      agora,
      valores: { indicador_id: indicadorId, indicado_id: indicadoId, criada_em: agora },
    }),
  );
  const motivo = anulacaoPor(await coincidenciasDe(trx, par));
  if (motivo !== undefined) return await anular(trx, { id, de: ID_ESTADO_INDICACAO.cadastrada, motivo, agora });
  await darBoasVindas(trx, deps, { id, indicadoId, agora });
}

async function anotarCompra(
  trx: Trx,
  deps: Deps,
  { id, faturaId, pagaEm }: { readonly id: number; readonly faturaId: number; readonly pagaEm: Instante },
): Promise<void> {
  const indicacao = await travarIndicacao(trx, id);
  if (indicacao?.estado !== ID_ESTADO_INDICACAO.cadastrada) return;
  const credita_em = creditaEm(pagaEm, await deps.regras());
  await mover(trx, MAQUINA_INDICACAO, {
    id,
    de: indicacao.estado,
    evento: 'comprar',
    quem: 'sistema',
    agora: deps.relogio.agora(),
    mudar: { fatura_id: faturaId, comprou_em: pagaEm, credita_em },
  });
}

/** The credit of the person who brought the other, and the reasons for which there is none. */
async function creditarIndicador(trx: Trx, deps: Deps, id: number): Promise<void> {
  const agora = deps.relogio.agora();
  const indicacao = await travarIndicacao(trx, id);
  if (indicacao?.estado !== ID_ESTADO_INDICACAO.comprou || indicacao.retidaEm !== null) return;
  const { indicadorId, estado: de } = indicacao;
  // The month's limit is a sum over all of them: one at a time.
  await trx.selectFrom('usuarios').select('id').where('id', '=', indicadorId).forNoKeyUpdate().execute();
  const motivo = await motivoContra(trx, deps, indicacao);
  if (motivo !== undefined) return await anular(trx, { id, de, motivo, agora });
  const { credito: valor } = (await deps.regras()).indicacao;
  const credito = await creditarPromocional(trx, deps, {
    usuarioId: indicadorId,
    valor,
    origem: 'indicacao',
    descricao: `Indicação de ${indicacao.nome}`,
    // The state says that it is given once; a referral that the operation took up again may be credited anew.
    chave: `indicacao:${id}:indicador:${agora}`,
    agora,
  });
  const mudar = { creditada_em: agora, credito_do_indicador: credito };
  await mover(trx, MAQUINA_INDICACAO, { id, de, evento: 'creditar', quem: 'sistema', agora, mudar });
  await notificar(trx, {
    usuarioId: indicadorId,
    modelo: 'indicacaoCreditada',
    dados: { nome: indicacao.nome, valor },
    fato: id,
    agora,
  });
}

async function motivoContra(trx: Trx, deps: Deps, indicacao: Indicacao): Promise<MotivoDaAnulacao | undefined> {
  if (!(await contasDePe(trx, indicacao))) return 'contaEncerrada';
  if (await compraDesfeita(trx, indicacao.id)) return 'reembolso';
  const comum = indicacao.conferidaPor === null ? anulacaoPor(await coincidenciasDe(trx, indicacao)) : undefined;
  if (comum !== undefined) return comum;
  const desde = inicioDoDia(`${diaDe(deps.relogio.agora()).slice(0, 7)}-01`);
  const recebido = await creditadoDesde(trx, { indicadorId: indicacao.indicadorId, desde });
  return passaDoMes(recebido, await deps.regras()) ? 'limiteDoMes' : undefined;
}

async function anular(
  trx: Trx,
  a: {
    readonly id: number;
    readonly de: Indicacao['estado'];
    readonly motivo: MotivoDaAnulacao;
    readonly agora: Instante;
  },
): Promise<void> {
  const { id, de, motivo, agora } = a;
  const dados = { motivo };
  await mover(trx, MAQUINA_INDICACAO, { id, de, evento: 'anular', quem: 'sistema', agora, mudar: { motivo }, dados });
}
