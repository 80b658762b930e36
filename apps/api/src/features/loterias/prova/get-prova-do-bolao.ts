import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { folhasDoBolao } from '@rateia/domain/loterias/prova';
import type { Executor } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharBolao, concursosDoBolao } from '../boloes/bolao.ts';
import { loteriasLigadas } from '../boloes/exigir-bolao.ts';
import { acharApuracoes } from '../premios/premios-repository.ts';
import { lacresDoBolao } from './repository.ts';

/** The frozen pool for anybody: roots, times and leaves, from which the root is made again (REGRAS 2.12 Commitment). */
export async function getProvaDoBolao(
  { db, deps }: Contexto,
  { params: { id } }: Recebida<typeof contrato.getProvaDoBolao>,
): Promise<Resposta<typeof contrato.getProvaDoBolao>> {
  const bolao = await acharBolao(db, id);
  const lacres = await lacresDoBolao(db, id);
  if (bolao === undefined || lacres.length === 0) return recusar('bolaoNaoEncontrado');
  const concursos = await concursosDoBolao(db, id);
  if (!loteriasLigadas(concursos, await deps.regras())) return recusar('bolaoNaoEncontrado');
  const { nome, estado, modo, comprovarAte, sorteioEm } = bolao;
  return {
    id,
    nome,
    estado,
    modo,
    concursos: concursos.map(({ loteria, concurso }) => ({ loteria, nome: LOTERIAS[loteria].nome, concurso })),
    comprovarAte,
    sorteioEm,
    divisao: await divisaoDoBolao(db, id),
    lacres: lacres.map(({ momento, raiz, publicadoEm, carimbo, documento }) => ({
      momento,
      raiz,
      publicadoEm,
      carimbo: carimbo === null ? null : { ...carimbo, token: carimbo.token.toString('base64') },
      folhas: [...folhasDoBolao(documento)],
    })),
  };
}

async function divisaoDoBolao(db: Executor, id: number): Promise<Resposta<typeof contrato.getProvaDoBolao>['divisao']> {
  const apuracao = (await acharApuracoes(db, [id])).get(id);
  if (apuracao === undefined) return null;
  const { premio, porCota, cotas, resto } = apuracao;
  return { premio, porCota, cotas, resto };
}
