import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { VALIDACAO_APAGAR_IMAGENS } from '../agenda.ts';
import { travarConta } from '../repository.ts';
import { apagarImagens } from './apagar-imagens.ts';
import type { Situacao } from './consentimento.ts';
import { anotarBiometria, situacaoDe } from './consentimento.ts';
import { moverValidacao } from './mover-validacao.ts';
import { travarValidacao, validacaoAberta } from './repository.ts';

/**
 * Takes the consent back, in every state of a validation: one under way ends, the pictures of all of them are destroyed
 * at once, and the result of a decided one stays (LGPD art. 8 §5; REGRAS 2.17, 2.20). A second call changes nothing.
 */
export async function retirarConsentimentoBiometrico(ctx: ContextoUsuario): Promise<Situacao> {
  return await emTransacao(ctx.deps.db, async (trx) => {
    const { usuario, agora, ip } = ctx;
    const usuarioId = usuario.id;
    await travarConta(trx, usuarioId);
    const { podeRetirar, consentidoEm, retiradoEm } = await situacaoDe(trx, usuarioId);
    if (podeRetirar) {
      await encerrarEmAndamento(trx, ctx);
      await destruirImagens(trx, ctx);
      if (consentidoEm !== null && retiradoEm === null) await anotarBiometria(trx, ctx, false);
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'identidade.retirarConsentimento',
        alvo: `usuario:${usuarioId}`,
        ip,
        em: agora,
      });
    }
    return await situacaoDe(trx, usuarioId);
  });
}

async function encerrarEmAndamento(trx: Trx, { deps, usuario, agora }: ContextoUsuario): Promise<void> {
  const aberta = await validacaoAberta(trx, usuario.id);
  const validacao = aberta === undefined ? undefined : await travarValidacao(trx, aberta.id);
  if (validacao === undefined) return;
  const movida = await moverValidacao(trx, deps, {
    validacao,
    evento: 'retirarConsentimento',
    quem: 'usuario',
    usuarioId: usuario.id,
    agora,
  });
  if (!movida.ok) throw new Error(`a validation under way that does not end: ${movida.codigo}`);
}

/** Pictures of decided validations are deleted now instead of after their days; result and hashes stay. */
async function destruirImagens(trx: Trx, { usuario, agora }: ContextoUsuario): Promise<void> {
  const comImagens = await trx
    .selectFrom('validacoes_conta')
    .select('id')
    .where('usuario_id', '=', usuario.id)
    .where('imagens_apagadas_em', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of comImagens) {
    await cancelarPrazos(trx, { tipos: [VALIDACAO_APAGAR_IMAGENS], alvoId: id });
    await apagarImagens(trx, { validacaoId: id, agora });
  }
}
