import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirBolao } from '../boloes/exigir-bolao.ts';
import { comArvore, provasDaPessoa } from './provas-da-pessoa.ts';
import { lacresDoBolao, sais } from './repository.ts';

/** The way of each of one's cotas to the roots, with the salt that opens its seal (REGRAS 2.12 Commitment). */
export async function getMinhaProva(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.getMinhaProva>,
): Promise<Resposta<typeof contrato.getMinhaProva>> {
  await exigirBolao(ctx, id);
  const { usuario, db } = ctx;
  const cotas = await sais(db, { bolaoId: id, usuarioId: usuario.id });
  if (cotas.length === 0) return recusar('bolaoNaoEncontrado');
  const lacres = await lacresDoBolao(db, id);
  return { provas: lacres.flatMap((lacre) => provasDaPessoa(comArvore(lacre), { titular: usuario.id, cotas })) };
}
