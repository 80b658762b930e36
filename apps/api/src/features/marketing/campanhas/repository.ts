import type { Instante } from '@rateia/domain/datas';
import type { EstadoDaCampanha, TipoDeCampanha } from '@rateia/domain/marketing/campanha';
import type { Publico } from '@rateia/domain/marketing/publico';
import type { Executor } from '../../../db/banco.ts';

export type Campanha = {
  readonly id: number;
  readonly tipo: TipoDeCampanha;
  readonly nome: string;
  readonly estado: EstadoDaCampanha;
  readonly titulo: string;
  readonly texto: string;
  readonly descricao: string;
  readonly cta: string;
  readonly link: string;
  readonly abrirEmNovaJanela: boolean;
  readonly utm: Readonly<Record<string, string>>;
  readonly cupom: string | null;
  readonly rotas: readonly string[];
  readonly tags: readonly string[];
  readonly publicos: readonly Publico[];
  readonly servicos: readonly number[];
  readonly imagemDesktop: string | null;
  readonly imagemMobile: string | null;
  readonly inicio: Instante | null;
  readonly fim: Instante | null;
  readonly contagemAte: Instante | null;
  readonly versao: number;
};

/** Rows as campaigns: the columns that this feature and the operation read. */
export function selectCampanhas(db: Executor) {
  return db
    .selectFrom('campanhas')
    .select([
      'id',
      'tipo',
      'nome',
      'estado',
      'titulo',
      'texto',
      'descricao',
      'cta',
      'link',
      'nova_janela as abrirEmNovaJanela',
      'utm',
      'cupom',
      'rotas',
      'tags',
      'publicos',
      'servicos',
      'imagem_desktop as imagemDesktop',
      'imagem_mobile as imagemMobile',
      'inicio',
      'fim',
      'contagem_ate as contagemAte',
      'versao',
    ])
    .$narrowType<{
      readonly tipo: TipoDeCampanha;
      readonly estado: EstadoDaCampanha;
      readonly publicos: Publico[];
      readonly utm: Record<string, string>;
    }>();
}

/** The campaigns on the air at this moment, the newest first. */
export async function listNoAr(
  db: Executor,
  { tipo, agora }: { readonly tipo: TipoDeCampanha; readonly agora: Instante },
): Promise<readonly Campanha[]> {
  return await selectCampanhas(db)
    .where('tipo', '=', tipo)
    .where('estado', '=', 'ativa')
    .where('inicio', '<=', agora)
    .where((e) => e.or([e('fim', 'is', null), e('fim', '>', agora)]))
    .orderBy('inicio', 'desc')
    .orderBy('id', 'desc')
    .limit(MAXIMO_NO_AR)
    .execute();
}

/** A campaign that is on the air, of any kind. */
export async function findNoAr(
  db: Executor,
  { id, agora }: { readonly id: number; readonly agora: Instante },
): Promise<Campanha | undefined> {
  return await selectCampanhas(db)
    .where('id', '=', id)
    .where('estado', '=', 'ativa')
    .where('inicio', '<=', agora)
    .where((e) => e.or([e('fim', 'is', null), e('fim', '>', agora)]))
    .executeTakeFirst();
}

/** The limit of campaigns at once: a page never carries more. */
const MAXIMO_NO_AR = 50;
