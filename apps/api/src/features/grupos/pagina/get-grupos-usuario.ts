import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import { somar } from '@rateia/domain/dinheiro';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { ID_STATUS_GRUPO, STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { limiteDeRenovacao } from '@rateia/domain/grupos/prazos';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { economiaPorServico } from '../../carteira/index.ts';
import { comAdministradores } from '../administrador.ts';
import { paraAssinaturaMembro } from '../presenter.ts';
import { assinaturaVivaDe } from '../repository.ts';
import { linhasDosGrupos } from '../vitrine/vitrine.ts';
import { precisaDoAdministrador, precisaDoMembro } from './precisa-de-voce.ts';

type Chamada = typeof grupos.getGruposUsuario;
type Item = Resposta<Chamada>['itens'][number];

const S = ID_STATUS_GRUPO;
const EM_ANALISE: readonly number[] = [S.pendenteAprovacao, S.triagem, S.aguardandoEdicao, S.reprovadoAutomaticamente];
const ACABADOS: readonly number[] = [S.reprovado, S.expirado];

/**
 * The groups of a person, as member and as administrator; those that need him come first, by deadline (spec B§2
 * /meus-grupos).
 */
export async function getGruposUsuario(ctx: ContextoUsuario): Promise<Resposta<Chamada>> {
  const { db, usuario } = ctx;
  const hoje = diaDe(ctx.agora);
  const ids = [...(await idsComoMembro(db, usuario.id)), ...(await idsComoAdministrador(ctx))];
  const linhas = await linhasDosGrupos(db, ids);
  const fins = new Map(linhas.map((l) => [l.id, l.fimEm]));
  const cartoes = await comAdministradores(db, { linhas, hoje });
  const doAdministrador = await precisaDoAdministrador(ctx);
  const regras = await ctx.deps.regras();
  const itens: Item[] = [];
  for (const grupo of cartoes) {
    const assinatura = await assinaturaVivaDe(db, { grupoId: grupo.id, usuarioId: usuario.id });
    itens.push(
      assinatura === undefined
        ? { grupo, papel: 'administrador', assinatura: null, precisaDeVoce: [...(doAdministrador.get(grupo.id) ?? [])] }
        : {
            grupo,
            papel: 'membro',
            assinatura: paraAssinaturaMembro(assinatura, { fimEm: fins.get(grupo.id) ?? null, regras }),
            precisaDeVoce: await precisaDoMembro(ctx, { grupo, assinatura }),
          },
    );
  }
  const economia = await economiaPorServico(db, { usuarioId: usuario.id });
  return {
    itens: itens.sort(porUrgencia),
    economiaMensal: somar(...economia.filter(({ viva }) => viva).map(({ mensal }) => mensal)),
  };
}

async function idsComoMembro(db: Executor, usuarioId: number): Promise<number[]> {
  const linhas = await db
    .selectFrom('assinaturas')
    .select('grupo_id as id')
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'in', [...ESTADOS_VIVOS])
    .orderBy('id', 'desc')
    .execute();
  return linhas.map((l) => l.id);
}

/** Groups on air or under review, and those that ended so recently that they may be renewed. */
async function idsComoAdministrador(ctx: ContextoUsuario): Promise<number[]> {
  const regras = await ctx.deps.regras();
  const linhas = await ctx.db
    .selectFrom('grupos')
    .select(['id', 'status', 'status_desde as desde'])
    .where('administrador_id', '=', ctx.usuario.id)
    .where('status', 'in', [...STATUS_NO_AR, ...EM_ANALISE, ...ACABADOS])
    .orderBy('id', 'desc')
    .execute();
  return linhas
    .filter((l) => !ACABADOS.includes(l.status) || ctx.agora <= limiteDeRenovacao(l.desde, regras))
    .map((l) => l.id);
}

function porUrgencia(a: Item, b: Item): number {
  const [x, y] = [a, b].map(({ precisaDeVoce }) => (precisaDeVoce.length === 0 ? '~' : (precisaDeVoce[0]?.ate ?? '}')));
  return (x ?? '') < (y ?? '') ? -1 : x === y ? 0 : 1;
}
