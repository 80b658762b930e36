import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { sql } from 'kysely';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';

/** The same content as a draft, without dates: nothing of it is on the air by accident. */
export async function copiarCampanha(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof backoffice.copiarCampanha>,
): Promise<{ readonly id: number }> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, ip, usuario } = ctx;
    const { rows } = await sql<{ readonly id: number }>`
      insert into campanhas (tipo, nome, titulo, texto, descricao, cta, link, nova_janela, utm, cupom, rotas, tags, publicos, servicos, imagem_desktop, imagem_mobile, criada_por, criada_em, alterada_em)
      select tipo, left(nome, ${ESPACO_DO_NOME}) || ' (cópia)', titulo, texto, descricao, cta, link, nova_janela, utm, cupom, rotas, tags, publicos, servicos, imagem_desktop, imagem_mobile, ${usuario.id}, ${agora}, ${agora}
      from campanhas where id = ${params.id} returning id`.execute(trx);
    const id = rows[0]?.id ?? recusar('naoEncontrado');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'campanha.copiar',
      alvo: `campanha:${id}`,
      dados: { de: params.id },
      ip,
      em: agora,
    });
    return { id };
  });
}

/** The length that " (cópia)" leaves for a name. */
const ESPACO_DO_NOME = 72;
