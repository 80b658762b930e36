import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { apostasSimples, precoDaAposta } from '@rateia/domain/loterias/aposta';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { calcularBolao, montarBolao } from '../boloes/montar-bolao.ts';
import { apresentarJogo } from '../boloes/presenter.ts';
import { bolaoPedido } from './bolao-pedido.ts';

/** A draft of a pool, noted under its operator's name (REGRAS 2.12). */
export async function createBolao(
  ctx: ContextoUsuario,
  { body }: Recebida<typeof contrato.createBolao>,
): Promise<Resposta<typeof contrato.createBolao>> {
  const { deps, agora, usuario, ip } = ctx;
  const bolao = await bolaoPedido(ctx.db, body);
  return await emTransacao(ctx.db, async (trx) => {
    const id = await montarBolao(trx, deps, { bolao, feito: { quem: 'operador', usuarioId: usuario.id, agora } });
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'bolao.criar', alvo: `bolao:${id}`, ip, em: agora });
    return { id };
  });
}

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
