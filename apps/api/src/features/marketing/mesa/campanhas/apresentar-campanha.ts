import type { Instante } from '@rateia/domain/datas';
import { faltasDaCampanha, situacaoDaCampanha } from '@rateia/domain/marketing/campanha';
import type { Executor } from '../../../../db/banco.ts';
import { acharCupom, listarCupons } from '../../../checkout/index.ts';
import { apresentarPeca } from '../../campanhas/apresentar-peca.ts';
import { contagensPorDia } from '../../campanhas/contagens.ts';
import { contarCompras, getCampanhaOu404, listHistorico } from './repository.ts';

/** One campaign as its page shows it: its text, its missing parts, its days and the acts on it. */
export async function apresentarCampanha(
  db: Executor,
  { id, agora }: { readonly id: number; readonly agora: Instante },
) {
  const c = await getCampanhaOu404(db, id);
  const compras = await contarCompras(db, id);
  const dias = await contagensPorDia(db, [id]);
  return {
    ...apresentarPeca(c),
    tipo: c.tipo,
    nome: c.nome,
    situacao: situacaoDaCampanha(c, agora),
    versao: c.versao,
    rotas: [...c.rotas],
    tags: [...c.tags],
    publicos: [...c.publicos],
    servicos: [...c.servicos],
    doCupom: c.cupom === null ? null : await resultadoDoCupom(db, { codigo: c.cupom, agora }),
    inicio: c.inicio,
    fim: c.fim,
    faltas: [...faltasDaCampanha(c, agora)],
    compras,
    dias: dias.map(({ dia, impressoes, cliques }) => ({ dia, impressoes, cliques })),
    historico: [...(await listHistorico(db, id))],
  };
}

/** The coupon that a campaign announces, with what it cost and brought so far. */
async function resultadoDoCupom(
  db: Executor,
  { codigo, agora }: { readonly codigo: string; readonly agora: Instante },
) {
  const achado = await acharCupom(db, { codigo });
  const [cupom] = achado === undefined ? [] : await listarCupons(db, { agora, id: achado.id, limite: 1, salto: 0 });
  return cupom ?? null;
}
