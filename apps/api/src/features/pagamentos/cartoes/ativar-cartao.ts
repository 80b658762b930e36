import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { avisoDeVencimento, ID_ESTADO_CARTAO, MAQUINA_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CARTAO_VENCENDO } from '../agenda.ts';
import { meuCartao } from './cartoes-do-usuario.ts';
import { CONTEXTO_DO_VALOR, encerrarVerificacao } from './verificacao.ts';

type Contrato = typeof pagamentos.ativarCartao;

/**
 * The amount that the holder saw on his card: the right one makes the card good, the third wrong one ends it. A wrong
 * amount is an answer and no refusal, because it counts (REGRAS 2.14).
 */
export async function ativarCartao(
  ctx: ContextoUsuario,
  { body: { idCartao, valor } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, deps, usuario, agora } = ctx;
  await meuCartao(ctx, idCartao);
  const { tentativas } = (await deps.regras()).cartoes.verificacao;
  await emTransacao(db, async (trx) => {
    const v = await trx
      .selectFrom('verificacoes_de_cartao as v')
      .innerJoin('cartoes as c', 'c.id', 'v.cartao_id')
      .select(['v.erros', 'v.valor_cifrado', 'v.autorizada_em', 'c.estado', 'c.mes', 'c.ano'])
      .where('c.id', '=', idCartao)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (v.estado !== ID_ESTADO_CARTAO.aVerificar || v.autorizada_em === null || v.valor_cifrado === null)
      return recusar('cartaoSemVerificacao');
    const certo = Number(deps.cifra.decifrar(v.valor_cifrado, CONTEXTO_DO_VALOR)) === valor;
    const erros = certo ? v.erros : v.erros + 1;
    await trx.updateTable('verificacoes_de_cartao').set({ erros }).where('cartao_id', '=', idCartao).execute();
    if (!certo && erros < tentativas) return;
    const temPrincipal = await trx
      .selectFrom('cartoes')
      .select('id')
      .where('usuario_id', '=', usuario.id)
      .where('principal', '=', true)
      .executeTakeFirst();
    exigir(
      await mover(trx, MAQUINA_CARTAO, {
        id: idCartao,
        evento: certo ? 'ativar' : 'recusar',
        quem: 'usuario',
        usuarioId: usuario.id,
        agora,
        mudar: { principal: certo && temPrincipal === undefined },
      }),
    );
    await encerrarVerificacao(trx, { cartaoId: idCartao, agora });
    if (certo)
      await agendarPrazo(trx, { tipo: CARTAO_VENCENDO, alvoId: idCartao, venceEm: avisoDeVencimento(v), agora });
  });
  return await meuCartao(ctx, idCartao);
}
