import { randomBytes } from 'node:crypto';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { diaDe } from '@rateia/domain/datas';
import {
  cartaoVencido,
  fimDaVerificacao,
  ID_ESTADO_CARTAO,
  MAQUINA_CARTAO,
} from '@rateia/domain/pagamentos/cartao/cadastrado';
import { cartaoCadastrado } from '@rateia/domain/pagamentos/meios/cartao-cadastrado';
import { emTransacao } from '../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../db/contextos.ts';
import { enfileirar } from '../../../db/fila.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CARTAO_VERIFICACAO_VENCE, VERIFICAR_CARTAO } from '../agenda.ts';
import { exigirMeio } from '../meios/meios.ts';
import { CONTEXTO_DO_TOKEN } from '../meios/mercado-pago/tentativas.ts';

type Contrato = typeof pagamentos.createCartao;

/** Saves a card of two tokens: one keeps it at the provider, the other holds a small amount by which it is verified (REGRAS 2.14). */
export async function createCartao(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  const { db, deps, usuario, agora } = ctx;
  await exigirMeio(deps, cartaoCadastrado.id);
  const regras = await deps.regras();
  const { mes, ano } = body;
  if (cartaoVencido({ mes, ano }, diaDe(agora))) return recusar('cartaoVencido');
  return await emTransacao(db, async (trx) => {
    await trx.selectFrom('usuarios').select('id').where('id', '=', usuario.id).forNoKeyUpdate().execute();
    const meus = await trx
      .selectFrom('cartoes')
      .select(['primeiros_digitos', 'final_do_cartao', 'mes', 'ano'])
      .where('usuario_id', '=', usuario.id)
      .where('estado', 'in', [ID_ESTADO_CARTAO.aVerificar, ID_ESTADO_CARTAO.ativo])
      .execute();
    const mesmo = meus.some(
      (c) =>
        c.primeiros_digitos === body.primeirosDigitos &&
        c.final_do_cartao === body.finalDoCartao &&
        c.mes === mes &&
        c.ano === ano,
    );
    if (mesmo) return recusar('cartaoRepetido');
    const maximo = regras.cartoes.maximoPorPessoa;
    if (meus.length >= maximo) return recusar('cartoesDemais', { valores: { max: maximo } });
    const { id } = exigir(
      await nascer(trx, MAQUINA_CARTAO, {
        evento: 'cadastrar',
        quem: 'usuario',
        usuarioId: usuario.id,
        agora,
        valores: {
          usuario_id: usuario.id,
          bandeira: body.bandeira,
          primeiros_digitos: body.primeirosDigitos,
          final_do_cartao: body.finalDoCartao,
          mes,
          ano,
          endereco_cifrado: deps.cifra.cifrar(JSON.stringify(body.endereco), CONTEXTO_PESSOAL.endereco),
          criado_em: agora,
        },
      }),
    );
    const venceEm = fimDaVerificacao(agora, regras);
    await trx
      .insertInto('verificacoes_de_cartao')
      .values({
        cartao_id: id,
        referencia: randomBytes(16).toString('hex'),
        token_do_cadastro_cifrado: deps.cifra.cifrar(body.token, CONTEXTO_DO_TOKEN),
        token_cifrado: deps.cifra.cifrar(body.tokenDaVerificacao, CONTEXTO_DO_TOKEN),
        vence_em: venceEm,
      })
      .execute();
    await agendarPrazo(trx, { tipo: CARTAO_VERIFICACAO_VENCE, alvoId: id, venceEm, agora });
    await enfileirar(trx, VERIFICAR_CARTAO, { cartaoId: id }, { chave: `verificarCartao:${id}` });
    return { id };
  });
}
