import { diaDe, ehDiaUtil, feriadosNacionais, proximoDiaUtil, somarDias } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { feriadosExtras } from './fatos-da-conta.ts';

const DOMINGO_LONGE = 15;

/** Says whether today is a bank holiday, and which is the first business day from today on (spec B§7). */
export async function verificarFeriado({ db, agora }: ContextoUsuario) {
  const hoje = diaDe(agora);
  const extras = await feriadosExtras(db, hoje);
  const anos = new Set([hoje, somarDias(hoje, DOMINGO_LONGE)].map((dia) => Number(dia.slice(0, 4))));
  const feriados = [...[...anos].flatMap(feriadosNacionais), ...extras.map((e) => e.dia)];
  const feriado = feriados.includes(hoje);
  const nome = extras.find((e) => e.dia === hoje)?.nome ?? (feriado ? 'Feriado nacional' : null);
  return { feriado, nome, proximoDiaUtil: ehDiaUtil(hoje, feriados) ? hoje : proximoDiaUtil(hoje, feriados) };
}
