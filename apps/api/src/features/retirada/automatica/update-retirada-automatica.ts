import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { momentoDaAutomatica, proximoDiaDaAutomatica } from '@rateia/domain/retirada/automatica';
import { ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import { emTransacao } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirValidacoes } from '../../cadastro/index.ts';
import { exigirConfirmacaoForte } from '../../sessao/index.ts';
import { RETIRADA_AUTOMATICA } from '../agenda.ts';
import { exigirDestino } from '../destino/destino.ts';
import { travarUsuario } from '../repository.ts';
import { guardarAutomatica } from './automatica-repository.ts';

type Contrato = typeof retirada.updateRetiradaAutomatica;

/** Switches the automatic withdrawal on, or changes it: to a rested key of one's own, by confirmation (REGRAS 2.6). */
export async function updateRetiradaAutomatica(
  ctx: ContextoUsuario,
  { body: { dia, manter, idChave } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { deps, usuario, agora, ip } = ctx;
  const usuarioId = usuario.id;
  return await emTransacao(ctx.db, async (trx) => {
    await exigirValidacoes(trx, usuarioId, ['telefone', 'email', 'dadosFiscais']);
    await travarUsuario(trx, usuarioId);
    await exigirDestino(trx, deps, { destino: { tipoId: ID_TIPO_RETIRADA.pix, idChave }, usuarioId, agora });
    await exigirConfirmacaoForte(trx, ctx, 'retiradaAutomatica');
    const proximaEm = proximoDiaDaAutomatica(dia, diaDe(agora));
    await guardarAutomatica(trx, { usuarioId, dia, manter: centavos(manter), idChave, proximaEm, agora });
    const venceEm = momentoDaAutomatica(proximaEm, await deps.regras());
    await agendarPrazo(trx, { tipo: RETIRADA_AUTOMATICA, alvoId: usuarioId, venceEm, agora });
    const alvo = `usuario:${usuarioId}`;
    const dados = { dia, manter };
    await registrarAuditoria(trx, { usuarioId, acao: 'retiradaAutomatica.ligar', alvo, dados, ip, em: agora });
    return { dia, manter, idChave, proximaEm };
  });
}
