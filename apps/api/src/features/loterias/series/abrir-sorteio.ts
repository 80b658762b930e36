import type { Instante } from '@rateia/domain/datas';
import { multiplicar } from '@rateia/domain/dinheiro';
import type { MotivoDaFalta } from '@rateia/domain/loterias/adesao';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import { reter } from '../../pedido/index.ts';
import { COBRAR_ADESAO, PREPARAR_SERIE } from '../agenda.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { concursosDoBolao, travarBolao } from '../boloes/bolao.ts';
import { cancelarBolao } from '../boloes/cancelar-bolao.ts';
import { loteriasLigadas } from '../boloes/exigir-bolao.ts';
import { porBolaoAVenda } from '../boloes/por-a-venda.ts';
import { precoDaCota } from '../boloes/presenter.ts';
import { pedirCotas } from '../itens/pedir-cotas.ts';
import { exigirJogoPermitido } from '../jogo-responsavel/exigir-jogo-permitido.ts';
import { faltar } from './faltar.ts';
import { pausarAdesao } from './pausar-adesao.ts';
import type { Adesao } from './repository.ts';
import { acharSorteio, adesoesAtivas, guardarDestino, travarDestino } from './repository.ts';

/**
 * Deadline `serie.abrir`, 48 h before the close of sales: a pool of a series goes on sale, and the cotas of its members are
 * held in the same transaction, so that nobody buys them first. Each is charged in a job of his own (REGRAS 2.12 Recurring).
 */
export async function abrirSorteio(
  trx: Trx,
  deps: Deps,
  { bolaoId, agora }: { readonly bolaoId: number; readonly agora: Instante },
): Promise<void> {
  const sorteio = await acharSorteio(trx, bolaoId);
  const bolao = await travarBolao(trx, bolaoId);
  if (sorteio === undefined || bolao?.estado !== ID_ESTADO_BOLAO.rascunho) return;
  await enfileirar(trx, PREPARAR_SERIE, { serieId: sorteio.serieId });
  const concursos = await concursosDoBolao(trx, bolaoId);
  if (bolao.vendasAte <= agora || !loteriasLigadas(concursos, await deps.regras())) {
    await cancelarBolao(trx, deps, { bolao, motivo: 'operacao', quem: 'sistema', usuarioId: null, agora });
    return;
  }
  await porBolaoAVenda(trx, { bolao, quem: 'sistema', usuarioId: null, agora });
  await trx.updateTable('boloes_da_serie').set({ aberto_em: agora }).where('bolao_id', '=', bolaoId).execute();
  const loterias = concursos.map(({ loteria }) => loteria);
  for (const adesao of await adesoesAtivas(trx, sorteio.serieId))
    await reservar(trx, deps, { adesao, bolao, loterias, agora });
}

type Reserva = {
  readonly adesao: Adesao;
  readonly bolao: Bolao;
  readonly loterias: readonly SlugDaLoteria[];
  readonly agora: Instante;
};

/** Holds the cotas of one member, or notes why not; nothing of one member's refusal touches another's cotas. */
async function reservar(trx: Trx, deps: Deps, r: Reserva): Promise<void> {
  const { adesao, bolao, agora } = r;
  const qual = { adesaoId: adesao.id, bolaoId: bolao.id };
  if ((await travarDestino(trx, qual)) !== undefined) return;
  await sql`savepoint adesao`.execute(trx);
  try {
    if (precoDaCota(bolao) > adesao.valorCota)
      return await faltar(trx, deps, { adesao, bolao, motivo: 'preco', agora });
    const faturaId = await reterCotas(trx, deps, r);
    await guardarDestino(trx, { ...qual, destino: 'reservado', faturaId, agora });
    await enfileirar(trx, COBRAR_ADESAO, qual);
  } catch (erro) {
    if (!(erro instanceof ErroDeCatalogo)) throw erro;
    await sql`rollback to savepoint adesao`.execute(trx);
    // A person who is away by his own word hears nothing of the pools.
    if (FORA.includes(erro.chave)) await pausarAdesao(trx, { id: adesao.id, quem: 'sistema', agora });
    else await faltar(trx, deps, { adesao, bolao, motivo: motivoDa(erro), agora });
  }
}

const FORA: readonly string[] = ['jogoEmPausa', 'jogoExcluido'];

function motivoDa({ chave }: ErroDeCatalogo): MotivoDaFalta {
  return chave === 'limiteDeJogo' ? 'limite' : 'naoPode';
}

async function reterCotas(trx: Trx, deps: Deps, r: Reserva): Promise<number> {
  const { adesao, bolao, loterias, agora } = r;
  const { usuarioId, cotas } = adesao;
  const valor = multiplicar(precoDaCota(bolao), cotas);
  await exigirJogoPermitido({ deps, db: trx, usuario: { id: usuarioId }, agora }, { loterias, valor });
  const itens = [pedirCotas({ bolao, usuarioId, cotas, agora, ate: bolao.vendasAte })];
  const faturaId = await reter(trx, { usuarioId, itens, ate: bolao.vendasAte, agora });
  // A new pool has a cota for every member: the database holds the series to that (`serie_cheia`).
  if (faturaId === undefined) throw new Error(`pool ${bolao.id} has no cotas for a member of its series`);
  return faturaId;
}
