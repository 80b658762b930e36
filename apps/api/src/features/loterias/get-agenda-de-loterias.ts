import { diaDe, feriadosNacionais } from '@rateia/domain/datas';
import { itemDaAgenda } from '@rateia/domain/loterias/agenda';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { foraDasLoterias } from './jogo-responsavel/fora-das-loterias.ts';
import { apresentarItem } from './presenter.ts';
import { acharEdicoes, acharUltimos } from './repository.ts';

/**
 * The next concurso of each lottery. Empty while lotteries are switched off, and for a person known to be under 18 or away by his own word; a
 * lottery whose day the operation has not given is not in it (spec B§7; REGRAS 2.12).
 */
export async function getAgendaDeLoterias(ctx: ContextoUsuario) {
  const { loterias } = await ctx.deps.regras();
  if (!loterias.ligada || (await foraDasLoterias(ctx))) return { itens: [] };
  const [ultimos, edicoes] = [await acharUltimos(ctx.db), await acharEdicoes(ctx.db, ctx.agora)];
  const ano = Number(diaDe(ctx.agora).slice(0, 4));
  const feriados = [...feriadosNacionais(ano), ...feriadosNacionais(ano + 1)];
  const ligadas = Object.values(LOTERIAS).filter(({ slug }) => loterias.jogos[slug]);
  const itens = ligadas.flatMap((loteria) => {
    const ultimo = ultimos.get(loteria.edicao?.pai ?? loteria.slug);
    const item = itemDaAgenda(loteria, {
      agora: ctx.agora,
      feriados,
      ultimo,
      edicao: edicoes.get(loteria.slug),
      horasAntes: loterias.horasAntesDoFechamento,
    });
    return item === undefined ? [] : [apresentarItem(item, ultimo)];
  });
  return { itens };
}
