import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { folhasDoBolao } from '@rateia/domain/loterias/prova';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharBolao, concursosDoBolao } from '../boloes/bolao.ts';
import { loteriasLigadas } from '../boloes/exigir-bolao.ts';
import { lacresDoBolao } from './repository.ts';

/** The frozen pool for anybody: roots, times and leaves, from which the root is made again (REGRAS 2.12 Commitment). */
export async function getProvaDoBolao(
  { db, deps }: Contexto,
  { params: { id } }: Recebida<typeof contrato.getProvaDoBolao>,
): Promise<Resposta<typeof contrato.getProvaDoBolao>> {
  const bolao = await acharBolao(db, id);
  const lacres = await lacresDoBolao(db, id);
  if (bolao === undefined || lacres.length === 0) return recusar('bolaoNaoEncontrado');
  if (!loteriasLigadas(await concursosDoBolao(db, id), await deps.regras())) return recusar('bolaoNaoEncontrado');
  return {
    id,
    nome: bolao.nome,
    sorteioEm: bolao.sorteioEm,
    lacres: lacres.map(({ momento, raiz, publicadoEm, carimbadoEm, documento }) => ({
      momento,
      raiz,
      publicadoEm,
      carimbadoEm,
      folhas: [...folhasDoBolao(documento)],
    })),
  };
}
