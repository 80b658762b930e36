import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { VALIDACAO_APAGAR_IMAGENS } from '../agenda.ts';
import { moverValidacao } from './mover-validacao.ts';
import { apresentarValidacao } from './presenter.ts';
import { travarPorIdPublico, validacaoAberta } from './repository.ts';

type Contrato = typeof cadastro.pedirRevisao;

/** A refusal that no person has reviewed goes to an operator, once, while its pictures still exist (LGPD art. 20). */
export async function pedirRevisao(ctx: ContextoUsuario, { params }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora, ip } = ctx;
    const validacao = await travarPorIdPublico(trx, params.id);
    if (validacao?.usuarioId !== usuario.id) return recusar('naoEncontrado');
    if ((await validacaoAberta(trx, usuario.id)) !== undefined) return recusar('transicaoRecusada');
    const movida = await moverValidacao(trx, deps, {
      validacao,
      evento: 'pedirRevisao',
      quem: 'usuario',
      usuarioId: usuario.id,
      agora,
      mudar: {
        revisao_pedida_em: agora,
        motivo_analise: 'revisaoPedida',
        decidida_em: null,
        motivo: null,
        mensagem: null,
      },
    });
    if (!movida.ok) return recusar(movida.codigo === 'revisaoIndisponivel' ? movida.codigo : 'transicaoRecusada');
    await cancelarPrazos(trx, { tipos: [VALIDACAO_APAGAR_IMAGENS], alvoId: validacao.id });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'identidade.pedirRevisao',
      alvo: `usuario:${usuario.id}`,
      dados: { validacaoId: validacao.id },
      ip,
      em: agora,
    });
    return await apresentarValidacao(trx, movida.validacao);
  });
}
