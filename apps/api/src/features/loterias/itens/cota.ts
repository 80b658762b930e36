import type { Instante } from '@rateia/domain/datas';
import { fracao, multiplicar } from '@rateia/domain/dinheiro';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { EstadoCota, EventoCota, QuemMoveCota, ValoresDaCota } from '@rateia/domain/loterias/cota';
import {
  ID_ESTADO_COTA,
  lancamentoDasCotas,
  linhasDasCotas,
  MEIOS_DA_COTA,
  retiradaDasCotas,
  totalDasCotas,
  valoresDasCotas,
} from '@rateia/domain/loterias/cota';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { voltaDasCotas } from '@rateia/domain/reclamacoes/do-bolao';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { ModuloDeItem } from '../../../http/itens.ts';
import { acharBolao, compartilharVenda, concursosDoBolao } from '../boloes/bolao.ts';
import { exigirJogoPermitido } from '../jogo-responsavel/exigir-jogo-permitido.ts';
import { recusaDeJogo } from '../jogo-responsavel/jogo-repository.ts';
import { pedirCotas } from './pedir-cotas.ts';
import type { CotasDoItem } from './repository.ts';
import { cotasDoItem, cotasDosItens } from './repository.ts';

/** Cotas of an item belong to its invoice, whose lock is held: no other purchase ever waits for them. */
const SEM_TRAVAS = { grupos: [], assinaturas: [] };

/** Cotas of a pool: held, paid, released, or taken once more for a late payment (REGRAS 2.12). */
export const cota: ModuloDeItem<Deps> = {
  exigeMesmoCpf: true,
  travas: async () => SEM_TRAVAS,
  estender: async (trx, { item, ate }) => {
    await trx
      .updateTable('cotas')
      .set({ retida_ate: ate })
      .where('item_id', '=', item.id)
      .where('estado', '=', ID_ESTADO_COTA.retida)
      .execute();
  },
  podeEsperar: async (_trx, { meio }) => MEIOS_DA_COTA.includes(meio.id),
  pagar: async (db, _deps, { item, nome, agora }) => {
    const cotas = await cotasDoItem(db, item);
    const passo = { de: 'retida', evento: 'pagar', para: 'vendida', quem: 'sistema', agora } as const;
    return {
      travas: SEM_TRAVAS,
      lancamento: lancamentoDasCotas(cotas.valores),
      partes: [{ nome: `${nome}_cotas_pagas`, comando: sql`select ${aMover(cotas, passo)}` }],
    };
  },
  soltar: async (trx, _deps, { item, quem, agora }) => {
    const cotas = await cotasDoItem(trx, item);
    await sql`select ${aMover(cotas, { de: 'retida', evento: 'soltar', para: 'livre', quem, agora })}`.execute(trx);
  },
  // A person who is away by now, or whose month is full, has no purchase: his late money goes back to him.
  retomar: async (trx, deps, { item, fatura, agora }) => {
    const { bolaoId } = await cotasDoItem(trx, item);
    await compartilharVenda(trx, bolaoId);
    const bolao = await acharBolao(trx, bolaoId);
    if (bolao?.estado !== ID_ESTADO_BOLAO.aVenda || bolao.vendasAte <= agora) return { motivo: 'vagaOcupada' };
    const { usuarioId } = fatura;
    const padrao = (await deps.regras()).loterias.limiteMensal;
    if ((await recusaDeJogo(trx, { usuarioId, valor: item.valor, padrao, agora })) !== null)
      return { motivo: 'faturaNaoPagavel' };
    return { pedido: pedirCotas({ bolao, usuarioId, cotas: item.quantidade, agora, ate: null }) };
  },
  refazer: async (trx, { deps, usuario, agora }, { item, ate }) => {
    const { bolaoId } = await cotasDoItem(trx, item);
    await compartilharVenda(trx, bolaoId);
    const bolao = await acharBolao(trx, bolaoId);
    if (bolao?.estado !== ID_ESTADO_BOLAO.aVenda || bolao.vendasAte <= agora) return recusar('vagaOcupada');
    const loterias = (await concursosDoBolao(trx, bolaoId)).map(({ loteria }) => loteria);
    await exigirJogoPermitido({ deps, db: trx, usuario, agora }, { loterias, valor: item.valor });
    return pedirCotas({ bolao, usuarioId: usuario.id, cotas: item.quantidade, agora, ate });
  },
  // The whole of what was paid goes back, and the cotas are free for others (REGRAS 2.12).
  devolver: async (trx, _deps, { item, fatura, quantidade, quem, agora }) => {
    const { bolaoId, valores } = await cotasDoItem(trx, item);
    const dos = valoresDasCotas(umaDe(valores, item.quantidade), quantidade);
    const bolao = await acharBolao(trx, bolaoId);
    const apostas = bolao !== undefined && voltaDasCotas(bolao.estado) === 'porDuasPessoas' ? 'feitas' : 'aFazer';
    return {
      itemId: item.id,
      faturaId: fatura.id,
      valor: totalDasCotas(dos),
      destino: 'original',
      contas: [],
      retirar: () => ({
        partidas: retiradaDasCotas(dos, apostas),
        concluir: async (doItem) => {
          await sql`select devolver_cotas(${bolaoId}, ${item.id}, ${quantidade}, ${quem === 'membro' ? quem : 'sistema'}, ${agora})`.execute(
            doItem,
          );
        },
      }),
    };
  },
  descrever: async (db, itens) => {
    const cotas = await cotasDosItens(
      db,
      itens.map(({ id }) => id),
    );
    const quantas = new Map(itens.map(({ id, quantidade }) => [id, quantidade]));
    return new Map(
      cotas.map((k) => [
        k.itemId,
        {
          nome: k.nome,
          servico: `${escreverCotas(quantas.get(k.itemId) ?? 1)} · ${nomesDas(k)}`,
          ...ROSTO_DO_BOLAO,
          linhas: linhasDasCotas(k.valores),
          finalidade: FINALIDADE_PAGAMENTO.assinatura.id,
          idGrupo: null,
          idAssinatura: null,
          grupo: k.nome,
          destino: `/loteria/${k.bolaoId}`,
        },
      ]),
    );
  },
  recibo: async (db, item) => {
    const cotas = await cotasDoItem(db, item);
    return {
      oQue: `${cotas.nome}: ${escreverCotas(item.quantidade)}`,
      linhas: linhasDasCotas(cotas.valores),
      proxima: null,
    };
  },
};

/** The tile of a pool in lists. */
export const ROSTO_DO_BOLAO = { icone: 'loteria', cor: 'cor-04' } as const;

function escreverCotas(quantas: number): string {
  return quantas === 1 ? '1 cota' : `${quantas} cotas`;
}

function nomesDas({ loterias }: CotasDoItem): string {
  return loterias.map((slug) => LOTERIAS[slug].nome).join(', ');
}

/** The cotas of an item have one price: what they cost together is divided without a rest. */
function umaDe({ cota: cotas, taxa, subsidio }: ValoresDaCota, quantas: number): ValoresDaCota {
  function uma(valor: typeof cotas) {
    return fracao(valor, { numerador: 1, denominador: quantas });
  }
  const valores = { cota: uma(cotas), taxa: uma(taxa), subsidio: uma(subsidio) };
  if (multiplicar(valores.cota, quantas) !== cotas) throw new RangeError('cotas of several prices in one item');
  return valores;
}

type PassoDasCotas = {
  readonly de: EstadoCota;
  readonly evento: EventoCota;
  readonly para: EstadoCota;
  readonly quem: QuemMoveCota;
  readonly agora: Instante;
};

/** A step of all cotas of an item; throws in the database if it is no step of their machine. */
function aMover({ bolaoId, itemId }: Pick<CotasDoItem, 'bolaoId' | 'itemId'>, p: PassoDasCotas): RawBuilder<unknown> {
  return sql`mover_cotas(${bolaoId}, ${itemId}, ${p.de}, ${p.evento}, ${p.para}, ${p.quem}, ${p.agora})`;
}
