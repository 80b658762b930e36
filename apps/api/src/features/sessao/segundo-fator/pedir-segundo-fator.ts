import { randomBytes } from 'node:crypto';
import { instanteDe, somarMinutos } from '@rateia/domain/datas';
import type { MeioDeSegundoFator } from '@rateia/domain/sessao/confirmacao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { registrarDispositivo } from '../aparelhos/dispositivos.ts';
import { resumoDoLogin } from '../login/login-em-curso.ts';

/**
 * The password was right and the account has a second factor: 412 to the page that asks for it, no session yet. It
 * proves more than a code by e-mail, so a new device or network needs none beside it (spec A§6; REGRAS 2.18).
 */
export async function pedirSegundoFator(
  { deps, agora, ip }: Contexto,
  { usuarioId, dispositivo, nome, meios, vinculacao, comoEra }: Pedido,
): Promise<never> {
  const hash = randomBytes(BYTES).toString('base64url');
  const regras = await deps.regras();
  await emTransacao(deps.db, async (trx) => {
    await comoEra(trx);
    const parede = instanteDe(deps.relogio.parede());
    const dispositivoId = await registrarDispositivo(trx, {
      usuarioId,
      hashDispositivo: dispositivo,
      nome,
      ip,
      parede,
      liberado: false,
    });
    await trx
      .insertInto('logins_em_curso')
      .values({
        resumo: resumoDoLogin(hash),
        usuario_id: usuarioId,
        dispositivo_id: dispositivoId,
        autenticacao: vinculacao ?? null,
        criada_em: agora,
        expira_em: somarMinutos(agora, regras.pin.minutos),
      })
      .execute();
  });
  deps.metricas.entradas.inc({ desfecho: 'segundoFator' });
  return recusar('segundoFatorNecessario', {
    link: `/seguranca/pin?hash=${hash}`,
    dados: { hash, meios },
  });
}

const BYTES = 32;

type Pedido = {
  readonly usuarioId: number;
  readonly dispositivo: string;
  readonly nome: string;
  readonly meios: readonly MeioDeSegundoFator[];
  readonly vinculacao: Buffer | undefined;
  /** Refuses when the account has changed since it was judged. */
  readonly comoEra: (trx: Trx) => Promise<void>;
};
