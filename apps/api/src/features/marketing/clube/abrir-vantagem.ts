import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { vantagensNoAr } from './vantagens-repository.ts';

type Contrato = typeof marketing.abrirVantagem;

/** Gives the code of a partner's coupon; who opens it twice is counted once (REGRAS 2.31). */
export async function abrirVantagem(
  { db, usuario, agora }: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(db, async (trx) => {
    const noAr = await vantagensNoAr(trx, { usuarioId: usuario.id, agora });
    const vantagem = noAr.find((v) => v.id === id);
    if (vantagem === undefined) return recusar('naoEncontrado');
    await trx
      .insertInto('vantagens_abertas')
      .values({ vantagem_id: id, usuario_id: usuario.id, aberta_em: agora })
      .onConflict((c) => c.doNothing())
      .execute();
    return { codigo: vantagem.codigo, link: vantagem.link };
  });
}
