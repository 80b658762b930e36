import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Dia } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Resultado, Solucao } from '@rateia/domain/reclamacoes/listagens';
import { ID_RESULTADO, SOLUCOES_DO } from '@rateia/domain/reclamacoes/listagens';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { executarSolucao } from '../dinheiro/executar-solucao.ts';
import { fecharReclamacao } from '../fim/fechar.ts';
import type { Reclamacao } from '../repository.ts';
import { travarReclamacao } from '../repository.ts';
import { alcadaDoCaso, voltaDoCaso } from './alcada-do-caso.ts';
import { cifrarDecisao, decisaoAberta } from './decisoes-repository.ts';
import { exigirEmMediacao } from './exigir-caso.ts';
import { iniciosPossiveis } from './inicios-possiveis.ts';

type Contrato = typeof backoffice.decidirReclamacao;
export type Decisao = {
  readonly solucao: Solucao | null;
  readonly desde: Dia;
  readonly texto: string;
};

/**
 * Decides a case. An operator who may not decide this sum alone proposes it to a second person, and nothing moves until that one
 * signs (REGRAS 2.7, 2.15).
 */
export async function decidirReclamacao(
  ctx: ContextoUsuario,
  { params: { id }, body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario, ip } = ctx;
    const reclamacao = exigirEmMediacao(ctx, await travarReclamacao(trx, id));
    if ((await decisaoAberta(trx, deps.cifra, id)) !== undefined) return recusar('propostaAberta');
    const valor = await valorDa(trx, ctx, { reclamacao, decisao: body });
    if (valor !== body.totalMostrado) return recusar('precoMudou', { dados: { total: valor } });
    const comoVolta = await voltaDoCaso(trx, reclamacao);
    const alcada = alcadaDoCaso({ valor, papeis: usuario.papeis, comoVolta }, await deps.regras());
    if (alcada === 'nada') return recusar('acimaDaAlcada');
    const sozinho = alcada === 'faz';
    await trx
      .insertInto('reclamacao_decisoes')
      .values({
        reclamacao_id: id,
        solucao: body.solucao,
        desde: body.desde,
        texto_cifrado: cifrarDecisao(deps.cifra, body.texto),
        valor,
        proposta_por: usuario.id,
        proposta_em: agora,
        ...(sozinho ? { decisao: 'aprovada', decidida_por: usuario.id, decidida_em: agora } : {}),
      })
      .execute();
    if (sozinho) await executarDecisao(trx, ctx, { reclamacao, decisao: body });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: sozinho ? 'reclamacao.decidir' : 'reclamacao.propor',
      alvo: `reclamacao:${id}`,
      dados: { solucao: body.solucao, desde: body.desde, valor },
      ip,
      em: agora,
    });
    return { situacao: sozinho ? 'decidida' : 'proposta', valor };
  });
}

type Caso = { readonly reclamacao: Reclamacao; readonly decisao: Decisao };

/** The sum of a decision now; its day has to be one of those that the case offers (REGRAS 2.18). */
export async function valorDa(
  trx: Trx,
  { deps, agora }: ContextoUsuario,
  { reclamacao, decisao }: Caso,
): Promise<Centavos> {
  const { solucao, desde } = decisao;
  const inicios = await iniciosPossiveis(trx, reclamacao);
  if (!inicios.some((inicio) => inicio.desde === desde)) return recusar('transicaoRecusada');
  if (solucao === null) return ZERO;
  if (!SOLUCOES_DO[reclamacao.objeto].includes(solucao)) return recusar('transicaoRecusada');
  return (await calcularSolucao(trx, deps, { reclamacao, solucao, desde, agora })).total;
}

/** Moves the money of a decision and closes the case in the same transaction (REGRAS 2.7). */
export async function executarDecisao(trx: Trx, ctx: ContextoUsuario, { reclamacao, decisao }: Caso): Promise<void> {
  const { deps, agora, usuario } = ctx;
  const { solucao, desde, texto } = decisao;
  const feito =
    solucao === null
      ? { total: ZERO }
      : await executarSolucao(trx, deps, { reclamacao, solucao, desde, quem: 'operador', agora });
  await fecharReclamacao(trx, deps, {
    reclamacao,
    evento: 'decidir',
    quem: 'operador',
    usuarioId: usuario.id,
    resultado: solucao === null ? semRazao(reclamacao) : ID_RESULTADO.aFavorDoMembro,
    devolvido: feito.total,
    texto,
    agora,
  });
}

function semRazao({ objeto }: Reclamacao): Resultado {
  return objeto === 'grupo' ? ID_RESULTADO.aFavorDoAdministrador : ID_RESULTADO.semRazao;
}
