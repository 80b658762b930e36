import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import { arrependimentoAte, plusEmVigor } from '@rateia/domain/carteira/plus';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { adesaoDe, reducaoNasVagas, ultimoMesPago } from './plus-repository.ts';

type Contrato = typeof carteira.getPlus;

/** Plus as the person has it or could have it, with what it takes off his own seats (REGRAS 2.32). */
export async function getPlus({ db, deps, usuario, agora }: ContextoUsuario): Promise<Resposta<Contrato>> {
  const regras = await deps.regras();
  const { ligado, mensal } = regras.plus;
  const adesao = await adesaoDe(db, usuario.id);
  const emVigor = adesao !== undefined && plusEmVigor(adesao, agora) ? adesao : null;
  const ultimo = emVigor === null ? undefined : await ultimoMesPago(db, usuario.id);
  const ate = emVigor === null ? null : arrependimentoAte(emVigor.desde, regras);
  return {
    ligado,
    mensal,
    taxas: { comum: regras.taxas.vaga.milesimos, reduzida: regras.taxas.vagaReduzida.milesimos },
    minimoDaTaxa: regras.taxas.vagaReduzida.minimo,
    nasSuasVagas: await reducaoNasVagas(db, { usuarioId: usuario.id, regras }),
    adesao:
      emVigor === null
        ? null
        : { ...emVigor, devolveAte: ultimo !== undefined && ate !== null && diaDe(agora) <= ate ? ate : null },
  };
}
