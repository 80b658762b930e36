import type { Resposta } from '@rateia/contracts/chamada';
import type { series as contrato } from '@rateia/contracts/series';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ehMenorConhecido } from '../../cadastro/index.ts';
import { loteriasLigadas } from '../boloes/exigir-bolao.ts';
import { foraDasLoterias } from '../jogo-responsavel/fora-das-loterias.ts';
import { cartoesDasSeries } from './cartoes-das-series.ts';
import { series } from './repository.ts';

/** Series that people may enter, the person's own first; a person who is away sees his own alone (spec B§2 /loteria-recorrente). */
export async function listSeries(ctx: ContextoUsuario): Promise<Resposta<typeof contrato.listSeries>> {
  const { db, deps, agora, usuario } = ctx;
  const regras = await deps.regras();
  if (!regras.loterias.ligada || (await ehMenorConhecido(ctx))) return { itens: [] };
  const vivas = await series(db).where('s.encerrada_em', 'is', null).orderBy('s.id').execute();
  const lista = vivas.filter((serie) => loteriasLigadas([serie], regras));
  const cartoes = await cartoesDasSeries(db, { lista, usuarioId: usuario.id, agora });
  const minhas = cartoes.filter(({ adesao }) => adesao !== null);
  if (await foraDasLoterias(ctx)) return { itens: minhas };
  return { itens: [...minhas, ...cartoes.filter(({ adesao }) => adesao === null)] };
}
