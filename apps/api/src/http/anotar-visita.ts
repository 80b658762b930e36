import { somarMinutos } from '@rateia/domain/datas';
import type { Trx } from '../db/banco.ts';
import { emTransacao } from '../db/banco.ts';
import { registrarAuditoria } from '../db/transicoes.ts';
import type { ContextoUsuario } from './contexto.ts';

/** A page that is read again and again is one visit. */
const MINUTOS_DA_VISITA = 10;

/** Notes that an operator saw a person's data, once in ten minutes for each operator (REGRAS 2.24). */
export async function anotarVisita(
  { db, usuario, agora, ip }: ContextoUsuario,
  {
    acao,
    idUsuario,
    antes,
  }: {
    readonly acao: 'pessoas.ver' | 'pessoas.verTrilha' | 'identidade.ver';
    readonly idUsuario: number;
    /** Judges a new visit, and may refuse it. */
    readonly antes?: (trx: Trx) => Promise<void>;
  },
): Promise<void> {
  return await emTransacao(db, async (trx) => {
    const visita = { usuarioId: usuario.id, acao, alvo: `usuario:${idUsuario}` };
    const recente = await trx
      .selectFrom('auditoria')
      .select('id')
      .where('alvo', '=', visita.alvo)
      .where('usuario_id', '=', visita.usuarioId)
      .where('acao', '=', visita.acao)
      .where('em', '>', somarMinutos(agora, -MINUTOS_DA_VISITA))
      .executeTakeFirst();
    if (recente !== undefined) return;
    await antes?.(trx);
    await registrarAuditoria(trx, { ...visita, ip, em: agora });
  });
}
