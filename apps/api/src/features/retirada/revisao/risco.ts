import { instanteDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { TipoRetirada } from '@rateia/domain/retirada/regras';
import type { MotivoDeRevisao } from '@rateia/domain/retirada/risco';
import { motivosDeRevisao } from '@rateia/domain/retirada/risco';
import { temContradicao } from '../../../db/revisoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { aparelhoDesde, getConta } from '../limites/fatos-da-conta.ts';

/**
 * The reasons for which an operator would look at this amount, requested on this device, before it is sent (REGRAS 2.6
 * Timing).
 */
export async function motivosDe(
  { db, deps, usuario }: ContextoUsuario,
  pedido: { readonly tipo: TipoRetirada; readonly valor: Centavos },
): Promise<readonly MotivoDeRevisao[]> {
  const conta = await getConta(db, usuario.id);
  const desde = await aparelhoDesde(db, { usuarioId: usuario.id, dispositivoId: usuario.dispositivoId });
  const sinais = {
    agora: instanteDe(deps.relogio.parede()),
    restrita: conta.restrita,
    contradita: await temContradicao(db, usuario.id),
    ...(desde === undefined ? {} : { aparelhoDesde: desde }),
    ...(conta.senhaAlteradaEm === null ? {} : { senhaTrocadaEm: conta.senhaAlteradaEm }),
  };
  return motivosDeRevisao({ ...pedido, sinais }, await deps.regras());
}
