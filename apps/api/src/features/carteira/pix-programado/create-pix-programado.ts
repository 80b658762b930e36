import { randomBytes } from 'node:crypto';
import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { somarDias } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import {
  AUTORIZACAO_VIVA,
  fimDoPedido,
  inicioDaRecorrencia,
  MAQUINA_AUTORIZACAO,
} from '@rateia/domain/pagamentos/programado/autorizacao';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ACERTAR_AUTORIZACAO, AUTORIZACAO_EXPIRA } from '../agenda.ts';
import { travarAssinatura } from '../repository.ts';
import { CONTEXTO_DO_PAGADOR } from './autorizacoes.ts';
import { exigirProgramado } from './ligado.ts';
import { umaAutorizacao } from './na-tela.ts';

type Contrato = typeof carteira.createPixProgramado;

/**
 * Asks for an authorisation of Pix programado for one membership, paid by the CPF of the address. A job asks the bank for
 * it; the person gives it there (REGRAS 1, part 3). One at a time for a membership.
 */
export async function createPixProgramado(
  ctx: ContextoUsuario,
  { params: { cpf }, body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, deps, usuario, agora } = ctx;
  await exigirProgramado(deps);
  const id = await emTransacao(db, async (trx) => {
    const comecaEm = await exigirAssinatura(trx, ctx, body.idAssinatura);
    const viva = await trx
      .selectFrom('autorizacoes_pix')
      .select('id')
      .where('assinatura_id', '=', body.idAssinatura)
      .where('estado', 'in', [...AUTORIZACAO_VIVA])
      .executeTakeFirst();
    if (viva !== undefined) return recusar('pixProgramadoJaExiste');
    const venceEm = fimDoPedido(agora, await deps.regras());
    const { id: nova } = exigir(
      await nascer(trx, MAQUINA_AUTORIZACAO, {
        evento: 'pedir',
        quem: 'usuario',
        usuarioId: usuario.id,
        agora,
        valores: {
          usuario_id: usuario.id,
          assinatura_id: body.idAssinatura,
          contrato: randomBytes(16).toString('hex'),
          cpf_cifrado: deps.cifra.cifrar(cpf, CONTEXTO_DO_PAGADOR),
          cpf_mascarado: mascararCpf(cpf),
          comeca_em: comecaEm,
          repete: body.repete,
          aceita_em: agora,
          vence_em: venceEm,
        },
      }),
    );
    await agendarPrazo(trx, { tipo: AUTORIZACAO_EXPIRA, alvoId: nova, venceEm, agora });
    await enfileirar(trx, ACERTAR_AUTORIZACAO, { autorizacaoId: nova }, { chave: `acertarAutorizacao:${nova}` });
    return nova;
  });
  return await umaAutorizacao(ctx, id);
}

/** A membership of this person that is charged by months; its first day of a charge. */
async function exigirAssinatura(trx: Trx, { usuario, agora }: ContextoUsuario, assinaturaId: number) {
  const minha = await trx
    .selectFrom('assinaturas')
    .select('id')
    .where('id', '=', assinaturaId)
    .where('usuario_id', '=', usuario.id)
    .executeTakeFirst();
  if (minha === undefined) return recusar('naoEncontrado');
  const { estado, ciclo } = await travarAssinatura(trx, assinaturaId);
  if (estado !== ID_ESTADO_ASSINATURA.ativa || ciclo === undefined) return recusar('pixProgramadoSemMensalidade');
  return inicioDaRecorrencia({ proximo: somarDias(ciclo.fim, 1), agora });
}
