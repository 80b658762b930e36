import { instanteDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { TipoRetirada } from '@rateia/domain/retirada/regras';
import type { MotivoDeRevisao } from '@rateia/domain/retirada/risco';
import { motivosDeRevisao } from '@rateia/domain/retirada/risco';
import { temContradicao } from '../../../db/revisoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { aparelhoDesde, getConta } from '../limites/fatos-da-conta.ts';

/** A request: on a device, or the product's own for an automatic withdrawal. */
type QuemPede = Pick<ContextoUsuario, 'db' | 'deps'> & {
  readonly usuario: { readonly id: number; readonly dispositivoId?: number };
};

/**
 * The reasons for which an operator would look at this amount, requested on this device, before it is sent (REGRAS 2.6
 * Timing).
 */
export async function motivosDe(
  { db, deps, usuario }: QuemPede,
  pedido: { readonly tipo: TipoRetirada; readonly valor: Centavos },
): Promise<readonly MotivoDeRevisao[]> {
  const conta = await getConta(db, usuario.id);
  const { dispositivoId } = usuario;
  const desde =
    dispositivoId === undefined ? undefined : await aparelhoDesde(db, { usuarioId: usuario.id, dispositivoId });
  const sinais = {
    agora: instanteDe(deps.relogio.parede()),
    restrita: conta.restrita,
    contradita: await temContradicao(db, usuario.id),
    ...(desde === undefined ? {} : { aparelhoDesde: desde }),
    ...(conta.senhaAlteradaEm === null ? {} : { senhaTrocadaEm: conta.senhaAlteradaEm }),
  };
  return motivosDeRevisao({ ...pedido, sinais }, await deps.regras());
}
