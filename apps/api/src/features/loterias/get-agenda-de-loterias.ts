import { itemDaAgenda } from '@rateia/domain/loterias/agenda';
import { feriadosAFrente } from '@rateia/domain/loterias/calendario-de-sorteios';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { Deps } from '../../http/deps.ts';
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
  const itens = await itensDaAgenda(ctx);
  return { itens: itens.map(({ item, ultimo }) => apresentarItem(item, ultimo)) };
}

type Pergunta = Pick<ContextoUsuario, 'db' | 'agora'> & { readonly deps: Pick<Deps, 'regras'> };

/** The next concursos that are known, of lotteries that have their own switch on, each with the last result before it. */
export async function itensDaAgenda({ db, deps, agora }: Pergunta) {
  const { loterias } = await deps.regras();
  const [ultimos, edicoes] = [await acharUltimos(db), await acharEdicoes(db, agora)];
  const feriados = feriadosAFrente(agora);
  const ligadas = Object.values(LOTERIAS).filter(({ slug }) => loterias.jogos[slug]);
  return ligadas.flatMap((loteria) => {
    const ultimo = ultimos.get(loteria.edicao?.pai ?? loteria.slug);
    const item = itemDaAgenda(loteria, {
      agora,
      feriados,
      ultimo,
      edicao: edicoes.get(loteria.slug),
      horasAntes: loterias.horasAntesDoFechamento,
    });
    return item === undefined ? [] : [{ item, ultimo }];
  });
}
