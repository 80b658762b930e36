import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Executor } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { criarComunicado } from '../comunicados/comunicados.ts';
import { listarComunicados } from '../comunicados/comunicados-repository.ts';
import { apresentarComunicado, exigirPalavras } from './comunicados.ts';

/** Writes an announcement; the trail keeps its author and its audience. */
export async function createComunicado(
  { db, deps, usuario, agora, ip }: ContextoUsuario,
  { body }: Recebida<typeof backoffice.createComunicado>,
): Promise<Resposta<typeof backoffice.createComunicado>> {
  return await emTransacao(db, async (trx) => {
    exigirPalavras(body);
    const id = await criarComunicado(trx, deps, { ...body, operadorId: usuario.id, agora });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'comunicado.criar',
      alvo: `comunicado:${id}`,
      dados: { categoria: body.categoria, publico: body.publico, uf: body.uf },
      ip,
      em: agora,
    });
    return await recemCriado(trx);
  });
}

async function recemCriado(trx: Executor) {
  const [novo] = await listarComunicados(trx, { pagina: 1, porPagina: 1 });
  if (novo === undefined) throw new Error('an announcement that was written is not there');
  return apresentarComunicado(novo);
}
