import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { cotasDaPessoa, exigirBolao } from '../boloes/exigir-bolao.ts';
import { apresentarComprovante } from './apresentar-comprovante.ts';
import { comprovantesDoBolao } from './repository.ts';

type Contrato = typeof contrato.listComprovantesDoBolao;

/** The official receipts of a pool, for a person who has a cota in it (spec B§7; REGRAS 2.12). */
export async function listComprovantesDoBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  await exigirBolao(ctx, id);
  if ((await cotasDaPessoa(ctx, id)).length === 0) return recusar('bolaoNaoEncontrado');
  return { comprovantes: (await comprovantesDoBolao(ctx.db, id)).map(apresentarComprovante) };
}
