import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { apostasSimples, precoDaAposta } from '@rateia/domain/loterias/aposta';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { calcularBolao } from '../boloes/montar-bolao.ts';
import { apresentarJogo } from '../boloes/presenter.ts';
import { bolaoPedido } from './bolao-pedido.ts';

/** The bets and the price that a pool would have; nothing is written (REGRAS 2.12 Price). */
export async function preverBolao(
  { db, deps, agora }: ContextoUsuario,
  { body }: Recebida<typeof contrato.preverBolao>,
): Promise<Resposta<typeof contrato.preverBolao>> {
  const bolao = await bolaoPedido(db, body);
  const { preco, prazos, sorteioEm, dia } = await calcularBolao(db, deps, { bolao, agora });
  const concursoDe = new Map(bolao.concursos.map(({ loteria, concurso }) => [loteria, concurso]));
  const jogos = bolao.apostas.map((aposta, ordem) => ({
    ordem,
    concurso: concursoDe.get(aposta.loteria) ?? 0,
    aposta,
    simples: apostasSimples(aposta),
    preco: precoDaAposta(aposta, dia),
  }));
  const { custo, valorCota, taxa: valorTaxa, total, sobra } = preco;
  return {
    semente: bolao.semente ?? null,
    jogos: jogos.map((jogo) => apresentarJogo(jogo, sorteioEm)),
    preco: { custo, valorCota, valorTaxa, total, sobra },
    ...prazos,
  };
}
