import { timingSafeEqual } from 'node:crypto';
import { bloqueioAposTentativas, normalizarPin, pinUtilizavel } from '@rateia/domain/cadastro/pin';
import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';
import { emTransacao, RecusaGravada } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { ErroDeCatalogo, espera, recusar } from '../../../http/erros.ts';
import type { PinGuardado } from './pins-repository.ts';
import { contarErro, findPinById, travarTentativa, ultimoPin, usarPin } from './pins-repository.ts';

type Conferencia = { readonly vinculo: string; readonly pin: string; readonly agora: Instante };

/**
 * Accepts the newest code made for `vinculo`, once. A wrong try is counted in the caller's transaction, which the refusal
 * commits: a second connection, asked for while this one is held, would stop a full pool. So callers write nothing before
 * (ADR 018). The fifth voids the code (REGRAS 2.6; ASVS 6.6.3); the
 * refusals before it say how many are left, which who guesses counts anyway. Tries at one code run one at a time until the commit:
 * a parallel one is told to wait, so a burst of guesses cannot outrun the count.
 */
export async function conferirPin(db: Executor, deps: Deps, { vinculo, pin, agora }: Conferencia): Promise<void> {
  const regras = await deps.regras();
  await emTransacao(db, async (trx) => {
    const { id } = (await ultimoPin(trx, vinculo)) ?? recusar('pinInvalido');
    if (!(await travarTentativa(trx, id))) recusar('muitasTentativas', espera(1));
    // Read again: another try may have ended between the first look and the lock.
    const guardado = (await findPinById(trx, id)) ?? recusar('pinInvalido');
    const ate = bloqueadoAte({ guardado, agora, regras });
    if (ate !== undefined) recusar('pinBloqueado', { valores: { hora: formatarHora(ate) } });
    if (!pinUtilizavel(guardado, agora, regras)) recusar('pinInvalido');
    const esperado = deps.cifra.hashCodigo(normalizarPin(pin), vinculo);
    if (timingSafeEqual(esperado, guardado.hash)) {
      if (!(await usarPin(trx, { id, agora }))) recusar('pinInvalido');
      return;
    }
    const tentativas = await contarErro(trx, { id, maximo: regras.pin.tentativas, agora });
    const restam = regras.pin.tentativas - tentativas;
    if (restam > 0) throw new RecusaGravada(new ErroDeCatalogo('pinInvalido', { dados: { restam } }));
    const hora = formatarHora(bloqueioAposTentativas(agora, regras));
    throw new RecusaGravada(new ErroDeCatalogo('pinBloqueado', { valores: { hora } }));
  });
}

/** The end of the lock of this code by wrong tries, if there is one. */
function bloqueadoAte({
  guardado,
  agora,
  regras,
}: {
  readonly guardado: PinGuardado;
  readonly agora: Instante;
  readonly regras: Regras;
}): Instante | undefined {
  if (guardado.tentativas < regras.pin.tentativas || guardado.anuladoEm === null) return undefined;
  const liberadoEm = bloqueioAposTentativas(guardado.anuladoEm, regras);
  return milissegundosDe(liberadoEm) > milissegundosDe(agora) ? liberadoEm : undefined;
}

/** True if a code for this can be tried, or is locked by wrong tries: in both cases the next try is counted. */
export async function pinEmAberto(
  db: Executor,
  deps: Deps,
  { vinculo, agora }: { readonly vinculo: string; readonly agora: Instante },
): Promise<boolean> {
  const regras = await deps.regras();
  const guardado = await ultimoPin(db, vinculo);
  if (guardado === undefined) return false;
  return pinUtilizavel(guardado, agora, regras) || bloqueadoAte({ guardado, agora, regras }) !== undefined;
}
