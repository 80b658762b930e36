import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { lacresDoBolao } from '../prova/repository.ts';
import { cartoesDosBoloes } from './cartoes-dos-boloes.ts';
import { cotasDaPessoa, exigirBolao } from './exigir-bolao.ts';

/** A pool with its clocks, and the cotas of the person who asks (spec B§2 /loteria/:id; REGRAS 2.12). */
export async function getBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.getBolao>,
): Promise<Resposta<typeof contrato.getBolao>> {
  const { bolao } = await exigirBolao(ctx, id);
  const [cartao] = await cartoesDosBoloes(ctx.db, [bolao]);
  if (cartao === undefined) throw new Error('one pool was asked for');
  const minhasCotas = [...(await cotasDaPessoa(ctx, id))];
  const { semente, comprovarAte, apostasAte, motivoCancelamento, estado, vendasAte } = bolao;
  return {
    ...cartao,
    semente,
    comprovarAte,
    apostasAte,
    motivoCancelamento,
    minhasCotas,
    podeDevolver: minhasCotas.length > 0 && estado === ID_ESTADO_BOLAO.aVenda && vendasAte > ctx.agora,
    lacrado: (await lacresDoBolao(ctx.db, id)).length > 0,
  };
}
