import type { Resposta } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import { FIM_DA_PROMOCAO } from '@rateia/domain/constantes-de-depois';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { cupomAnunciado } from '../../checkout/index.ts';
import { gruposComVagas } from '../../grupos/index.ts';
import { apresentarPeca } from './apresentar-peca.ts';
import { paraQuem } from './para-quem.ts';
import { listNoAr } from './repository.ts';

type Contrato = typeof marketing.getGruposDaCampanha;

/** Cards of one page: an offer is read whole, and the search has the rest. */
const QUANTOS = 24;

/**
 * The newest page on the air for the caller, with its groups. Without one the campaign is closed, since the end of the
 * last one or since the date of the specification (spec B§7; REGRAS 2.31).
 */
export async function getGruposDaCampanha(ctx: ContextoUsuario): Promise<Resposta<Contrato>> {
  const { db, agora, usuario } = ctx;
  const [pagina] = await paraQuem({ db, quem: usuario }, await listNoAr(db, { tipo: 'pagina', agora }));
  if (pagina === undefined)
    return { encerrada: true, contagemAte: FIM_DA_PROMOCAO, campanha: null, cupom: null, itens: [] };
  const { servicos, cupom: codigo } = pagina;
  const cupom = codigo === null ? undefined : await cupomAnunciado(db, { codigo, agora });
  const grupos = await gruposComVagas(db, { servicos, usuarioId: usuario.id, hoje: diaDe(agora), limite: QUANTOS });
  const tag = cupom === undefined ? [] : [{ descricao: cupom.codigo }];
  return {
    encerrada: false,
    contagemAte: pagina.contagemAte ?? pagina.fim ?? FIM_DA_PROMOCAO,
    campanha: apresentarPeca(pagina),
    cupom: cupom ?? null,
    itens: grupos.map((g) => ({ ...g, tags: [...g.tags, ...tag] })),
  };
}
