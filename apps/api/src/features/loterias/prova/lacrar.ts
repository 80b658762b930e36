import { createHash } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import type { MomentoDoLacre } from '@rateia/domain/loterias/arquivo-da-prova';
import type { CotaDaProva, DocumentoDoBolao } from '@rateia/domain/loterias/prova';
import { lacrarBolao, lacreDoTitular } from '@rateia/domain/loterias/prova';
import type { Resumo } from '@rateia/domain/loterias/resumo';
import type { Executor, Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { AVISAR_DO_LACRE, CARIMBAR_LACRES } from '../agenda.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { apostasDoBolao } from '../boloes/bolao.ts';
import { comprovantesDoBolao } from '../comprovantes/repository.ts';

export const resumo: Resumo = (bytes) => createHash('sha256').update(bytes).digest();

/** Freezes a pool as it is now, publishes its root and tells its members. The caller holds the pool's lock, so no cota moves meanwhile. */
export async function lacrar(
  trx: Trx,
  _deps: Deps,
  p: { readonly bolao: Bolao; readonly momento: MomentoDoLacre; readonly agora: Instante },
): Promise<string> {
  const { bolao, momento, agora } = p;
  const documento = await documentoDoBolao(trx, { bolao, agora });
  const { raiz } = lacrarBolao(documento, resumo).arvore;
  await trx
    .insertInto('bolao_lacres')
    .values({
      bolao_id: bolao.id,
      momento,
      raiz,
      documento: JSON.stringify(documento),
      publicado_em: agora,
    })
    .execute();
  await enfileirar(trx, AVISAR_DO_LACRE, { bolaoId: bolao.id, momento, depoisDe: 0 });
  await enfileirar(trx, CARIMBAR_LACRES, {});
  return raiz;
}

async function documentoDoBolao(
  db: Executor,
  { bolao, agora }: { readonly bolao: Bolao; readonly agora: Instante },
): Promise<DocumentoDoBolao> {
  const apostas = await apostasDoBolao(db, bolao.id);
  const comprovantes = await comprovantesDoBolao(db, bolao.id);
  return {
    bolao: bolao.id,
    fechadoEm: agora,
    valorCota: bolao.valorCota,
    taxa: bolao.valorTaxa,
    apostas: apostas.map(({ concurso, aposta }) => ({ concurso, aposta })),
    cotas: await cotasLacradas(db, bolao.id),
    comprovantes: comprovantes.map(({ sha256, terminal, apostas: quais }) => ({ sha256, terminal, apostas: quais })),
  };
}

/** Every cota with the seal of its holder; one that nobody bought is the organiser's and has none. */
async function cotasLacradas(db: Executor, bolaoId: number): Promise<readonly CotaDaProva[]> {
  const linhas = await db
    .selectFrom('cotas as c')
    .leftJoin('itens_de_cota as k', 'k.item_id', 'c.item_id')
    .select(['c.numero', 'c.usuario_id as titular', 'k.sal'])
    .where('c.bolao_id', '=', bolaoId)
    .orderBy('c.numero')
    .execute();
  return linhas.map(({ numero, titular, sal }) => ({
    numero,
    titular: titular === null || sal === null ? null : lacreDoTitular({ titular, sal }, resumo),
  }));
}
