import type { Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { diaDe } from '@rateia/domain/datas';
import type { EstadoCartao } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { cartaoVencido, ID_ESTADO_CARTAO, validadeEscrita } from '@rateia/domain/pagamentos/cartao/cadastrado';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';

type CartaoNaTela = Resposta<typeof pagamentos.getCartoes>['cartoes'][number];

function cartoesDe(db: Executor, usuarioId: number) {
  return db
    .selectFrom('cartoes as c')
    .innerJoin('verificacoes_de_cartao as v', 'v.cartao_id', 'c.id')
    .select([
      'c.id',
      'c.estado',
      'c.bandeira',
      'c.primeiros_digitos',
      'c.final_do_cartao',
      'c.mes',
      'c.ano',
      'c.principal',
      'c.paga_sozinho',
    ])
    .select(['c.no_provedor', 'v.erros', 'v.autorizada_em', 'v.vence_em'])
    .where('c.usuario_id', '=', usuarioId)
    .where('c.estado', '<>', ID_ESTADO_CARTAO.removido)
    .orderBy('c.principal', 'desc')
    .orderBy('c.id', 'desc');
}

type Linha = Awaited<ReturnType<ReturnType<typeof cartoesDe>['execute']>>[number];

/** The cards of a person, the default one first; a removed card is nobody's any more. */
export async function listarCartoes(ctx: ContextoUsuario): Promise<readonly CartaoNaTela[]> {
  const { tentativas } = (await ctx.deps.regras()).cartoes.verificacao;
  const linhas = await cartoesDe(ctx.db, ctx.usuario.id).execute();
  return linhas.map((linha) => apresentar(linha, { hoje: diaDe(ctx.agora), tentativas }));
}

/** One card of the caller; anybody else's does not exist. */
export async function meuCartao(ctx: ContextoUsuario, id: number): Promise<CartaoNaTela> {
  return (await listarCartoes(ctx)).find((cartao) => cartao.id === id) ?? recusar('naoEncontrado');
}

function apresentar(
  l: Linha,
  { hoje, tentativas }: { readonly hoje: string; readonly tentativas: number },
): CartaoNaTela {
  const validade = { mes: l.mes, ano: l.ano };
  return {
    id: l.id,
    estado: l.estado as EstadoCartao,
    bandeira: l.bandeira,
    primeirosDigitos: l.primeiros_digitos,
    finalDoCartao: l.final_do_cartao,
    validade: validadeEscrita(validade),
    vencido: cartaoVencido(validade, hoje),
    principal: l.principal,
    pagaSozinho: l.paga_sozinho,
    noProvedor: l.no_provedor,
    verificacao:
      l.estado === ID_ESTADO_CARTAO.aVerificar
        ? {
            autorizada: l.autorizada_em !== null,
            tentativasRestantes: Math.max(0, tentativas - l.erros),
            venceEm: l.vence_em,
          }
        : null,
  };
}
