import type { EstadoValidacao } from '@rateia/domain/cadastro/validacao-conta';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { DecisaoSobreIdentidade } from '../validacao-conta/analise.ts';
import { decidirSobreIdentidade } from '../validacao-conta/analise.ts';

type Decisao = Pick<DecisaoSobreIdentidade, 'idPublico' | 'evento' | 'mensagem' | 'motivo' | 'partes'>;

export type Decidida = Promise<{ readonly estado: EstadoValidacao }>;

/**
 * An operator's decision on an identity, noted under his name with the comparisons that he made; never on his own
 * identity (REGRAS 2.15).
 */
export async function decidirSobreValidacao(
  ctx: ContextoUsuario,
  decisao: Decisao,
  conferido: readonly string[] = [],
): Decidida {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora, ip } = ctx;
    const feita = await decidirSobreIdentidade(trx, deps, { ...decisao, operadorId: usuario.id, agora });
    if (!feita.ok) {
      if (feita.motivo === 'inexistente') return recusar('naoEncontrado');
      if (feita.motivo === 'outroTitular')
        return recusar('cpfDeOutraConta', { valores: { id: feita.titular }, dados: { idUsuario: feita.titular } });
      return recusar(feita.motivo === 'propria' ? 'semPermissao' : 'transicaoRecusada');
    }
    const { evento, mensagem, motivo, partes } = decisao;
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: `identidade.${evento}`,
      alvo: `usuario:${feita.usuarioId}`,
      dados: { validacaoId: feita.id, para: feita.estado, mensagem, motivo, partes, conferido },
      ip,
      em: agora,
    });
    return { estado: feita.estado };
  });
}
