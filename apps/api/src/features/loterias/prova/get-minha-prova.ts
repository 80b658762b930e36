import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { lacrarBolao, provaDaCota } from '@rateia/domain/loterias/prova';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirBolao } from '../boloes/exigir-bolao.ts';
import { resumo } from './lacrar.ts';
import { lacresDoBolao, sais } from './repository.ts';

/** The way of each of one's cotas to the roots, with the salt that opens its seal (REGRAS 2.12 Commitment). */
export async function getMinhaProva(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.getMinhaProva>,
): Promise<Resposta<typeof contrato.getMinhaProva>> {
  await exigirBolao(ctx, id);
  const { usuario, db } = ctx;
  const minhas = await sais(db, { bolaoId: id, usuarioId: usuario.id });
  if (minhas.length === 0) return recusar('bolaoNaoEncontrado');
  const lacres = await lacresDoBolao(db, id);
  const provas = lacres.flatMap(({ momento, raiz, documento }) => {
    const lacrado = lacrarBolao(documento, resumo);
    return minhas.flatMap(({ numero: cota, sal }) => {
      const prova = provaDaCota(lacrado, { cota, documento });
      if (prova === undefined) return [];
      return [{ momento, raiz, cota, titular: usuario.id, sal, ...prova, caminho: [...prova.caminho] }];
    });
  });
  return { provas };
}
