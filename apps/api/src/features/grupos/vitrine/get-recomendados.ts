import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import type { FatosDaRecomendacao } from '@rateia/domain/grupos/recomendacao';
import { recomendacao } from '@rateia/domain/grupos/recomendacao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { comAdministradores } from '../administrador.ts';
import type { Candidato } from './vitrine.ts';
import { candidatosDe, linhasDosGrupos } from './vitrine.ts';

const QUANTOS = 8;

type Chamada = typeof grupos.getRecomendados;

/** Groups chosen for the user, each with its reason in words (spec B§7; REGRAS part 1, recomendados). */
export async function getRecomendados(ctx: ContextoUsuario): Promise<Resposta<Chamada>> {
  const hoje = diaDe(ctx.agora);
  const candidatos = new Map((await candidatosDe(ctx.db, ctx.usuario.id)).map((c) => [c.id, c]));
  const primeiros = [...candidatos.values()]
    .sort((a, b) => recomendacao(fatos(b, 0), hoje).peso - recomendacao(fatos(a, 0), hoje).peso || b.id - a.id)
    .slice(0, QUANTOS);
  const linhas = await linhasDosGrupos(
    ctx.db,
    primeiros.map((c) => c.id),
  );
  const itens = (await comAdministradores(ctx.db, { linhas, hoje })).flatMap((grupo) => {
    const candidato = candidatos.get(grupo.id);
    if (candidato === undefined) return [];
    return [{ ...grupo, motivo: recomendacao(fatos(candidato, grupo.admin.ciclosSemFalha), hoje).motivo }];
  });
  return { itens };
}

function fatos(c: Candidato, ciclosSemFalha: number): FatosDaRecomendacao {
  return {
    servico: c.servico,
    administrador: c.administrador,
    ...(c.vistoEm === null ? {} : { vistoEm: diaDe(c.vistoEm) }),
    ...(c.categoriaDe === null ? {} : { categoriaDe: c.categoriaDe }),
    mesmoAdministrador: c.mesmoAdministrador,
    menorPreco: c.menorPreco,
    ciclosSemFalha,
  };
}
