import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import { linhasDasCotas, totalDasCotas, valoresDasCotas } from '@rateia/domain/loterias/cota';
import { voltaDasCotas } from '@rateia/domain/reclamacoes/do-bolao';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { devolverItens, peloOriginal } from '../../pedido/index.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { acharBolao, participacoesDoBolao } from '../boloes/bolao.ts';

type DaPessoa = { readonly bolaoId: number; readonly usuarioId: number };

/** The cotas that a person has and that may still go back, each purchase with its pool. */
async function compras(db: Executor, { bolaoId, usuarioId }: DaPessoa) {
  const bolao = await acharBolao(db, bolaoId);
  if (bolao === undefined || voltaDasCotas(bolao.estado) === 'naoVolta') return [];
  const minhas = (await participacoesDoBolao(db, bolaoId)).filter((p) => p.usuarioId === usuarioId);
  return minhas
    .filter(({ estado }) => estado === 'vendida')
    .map(({ itemId, faturaId, numeros }) => ({
      itemId,
      faturaId,
      valores: valoresDasCotas(precoDe(bolao), numeros.length),
    }));
}

function precoDe({ valorCota: cota, valorTaxa: taxa, valorSubsidio: subsidio }: Bolao) {
  return { cota, taxa, subsidio };
}

/** The sum that a person would get back for his cotas now, line by line, without moving it (REGRAS 2.7, 2.12 Refund). */
export async function simularDevolucaoDasCotas(
  db: Executor,
  deps: Pick<Deps, 'regras'>,
  { agora, ...quem }: DaPessoa & { readonly agora: Instante },
): Promise<{ readonly total: Centavos; readonly porPix: Centavos; readonly linhas: readonly LinhaDeValor[] }> {
  const daPessoa = await compras(db, quem);
  if (daPessoa.length === 0) return { total: ZERO, porPix: ZERO, linhas: [] };
  const itens = daPessoa.map(({ itemId, faturaId, valores }) => {
    return { itemId, faturaId, valor: totalDasCotas(valores), destino: 'original' as const };
  });
  const originais = await peloOriginal(db, deps, { itens, hoje: diaDe(agora), travar: false });
  const valores = {
    cota: somar(...daPessoa.map((c) => c.valores.cota)),
    taxa: somar(...daPessoa.map((c) => c.valores.taxa)),
    subsidio: somar(...daPessoa.map((c) => c.valores.subsidio)),
  };
  return {
    total: totalDasCotas(valores),
    porPix: somar(...originais.map(({ valor }) => valor)),
    linhas: linhasDasCotas(valores),
  };
}

/**
 * Gives all cotas of a person back by a decision on his complaint. The caller holds the pool's lock, and has asked whether
 * the draw forbids it (REGRAS 2.7, 2.12 Refund).
 */
export async function devolverCotasDaReclamacao(
  trx: Trx,
  deps: Deps,
  p: DaPessoa & { readonly reclamacaoId: number; readonly agora: Instante },
): Promise<{ readonly total: Centavos; readonly porPix: Centavos }> {
  const { reclamacaoId, agora, ...quem } = p;
  const voltas: Awaited<ReturnType<typeof devolverItens>>[] = [];
  for (const { itemId, faturaId } of await compras(trx, quem))
    voltas.push(
      await devolverItens(trx, deps, {
        faturaId,
        itens: [{ itemId }],
        chave: `bolao:${quem.bolaoId}:reclamacao:${reclamacaoId}:${itemId}`,
        caso: 'reclamacaoDoBolao',
        motivo: `reclamacao:${reclamacaoId}`,
        quem: 'operador',
        agora,
      }),
    );
  return {
    total: somar(...voltas.map(({ valor }) => valor)),
    porPix: somar(...voltas.map(({ porOriginal }) => porOriginal)),
  };
}
