import type { Resposta } from '@rateia/contracts/chamada';
import type { incidentes } from '@rateia/contracts/incidentes';
import { somarHoras } from '@rateia/domain/datas';
import type { Contexto } from '../../../http/contexto.ts';
import { listarIncidentes } from './incidentes.ts';

const DIAS = 90;
const HORAS_DO_DIA = 24;

/** The incidents that last, and those that ended in the past 90 days, for everybody. */
export async function getSituacao({ db, agora }: Contexto): Promise<Resposta<typeof incidentes.getSituacao>> {
  const lidos = await listarIncidentes(db, { desde: somarHoras(agora, -DIAS * HORAS_DO_DIA) });
  return {
    abertos: lidos.filter(({ resolvidoEm }) => resolvidoEm === null),
    passados: lidos.filter(({ resolvidoEm }) => resolvidoEm !== null),
  };
}
