import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Resto } from '@rateia/domain/carteira/renuncia';
import { restoDaCarteira, restoRenunciado } from '@rateia/domain/carteira/renuncia';
import { centavos, formatarReais, ZERO } from '@rateia/domain/dinheiro';
import { STATUS_DO_FIM } from '@rateia/domain/grupos/estados';
import { RECLAMACOES_ABERTAS } from '@rateia/domain/reclamacoes/maquina';
import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** A matter to settle before an account can be deleted: its kind, its amount or place, and the page that settles it. */
export type Impedimento = {
  readonly tipo: string;
  readonly titulo: string;
  readonly detalhe: string;
  readonly link: string | null;
  /** The person's own group that the obstacle is about, which he asks the staff to end. */
  readonly grupo?: { readonly id: number; readonly nome: string };
};

/** True for a balance that cannot leave the wallet. It may be given up, and is then no obstacle (REGRAS 2.17). */
export function ehResto({ tipo }: Impedimento): boolean {
  return tipo === RESTO;
}
const RESTO = 'resto';

/** The obstacles now (REGRAS 2.17 Deletion): money, seats, groups and matters still under way. */
export async function impedimentosDe(db: Executor, usuarioId: number, regras: Regras): Promise<readonly Impedimento[]> {
  return [
    ...(await dosSaldos(db, usuarioId, regras)),
    ...(await dosGrupos(db, usuarioId)),
    ...(await doDinheiroEmCurso(db, usuarioId)),
    ...(await dasReclamacoes(db, usuarioId)),
    ...(await daEquipe(db, usuarioId)),
  ];
}

const SALDOS: Readonly<Record<string, Omit<Impedimento, 'detalhe'> & { readonly oQueFazer: string }>> = {
  disponivel: {
    tipo: 'saldo',
    titulo: 'Você tem saldo na carteira',
    oQueFazer: 'Retire por Pix antes de excluir a conta.',
    link: '/carteira/retirada/valor',
  },
  promocional: {
    tipo: RESTO,
    titulo: 'Você tem saldo promocional',
    oQueFazer: 'Use em um grupo, ou abra mão dele ao excluir a conta.',
    link: '/carteira/creditos',
  },
  bloqueado: {
    tipo: 'saldo',
    titulo: 'Você tem saldo bloqueado',
    oQueFazer: 'Espere a liberação e retire por Pix.',
    link: '/carteira/creditos',
  },
  recebivel: {
    tipo: 'recebimento',
    titulo: 'Você tem valores a receber',
    oQueFazer: 'Espere a liberação e retire por Pix.',
    link: '/carteira/creditos',
  },
  guardado: {
    tipo: 'saldo',
    titulo: 'Você tem saldo guardado em bolões recorrentes',
    oQueFazer: 'Devolva à carteira na página do bolão e retire por Pix.',
    link: '/loteria-recorrente',
  },
  caucao: {
    tipo: 'caucao',
    titulo: 'Você tem caução guardada',
    oQueFazer: 'Ela volta para a carteira quando você sai do grupo.',
    link: '/carteira/creditos',
  },
};

/** The obstacles to a request that waits for its day, without the balance that was given up with it (REGRAS 2.17). */
export async function impedimentosDaPedida(
  db: Executor,
  pedido: { readonly usuarioId: number; readonly renuncia: Resto; readonly regras: Regras },
): Promise<readonly Impedimento[]> {
  const { usuarioId, renuncia, regras } = pedido;
  const abriuMao = restoRenunciado(await restoDe(db, usuarioId, regras), renuncia);
  return (await impedimentosDe(db, usuarioId, regras)).filter((i) => !(abriuMao && ehResto(i)));
}

async function contasDe(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('contas')
    .select(['tipo', 'saldo'])
    .where('usuario_id', '=', usuarioId)
    .where('saldo', '!=', 0)
    .orderBy('id')
    .execute();
}

/** The balance that cannot leave the wallet (REGRAS 2.17). */
export async function restoDe(db: Executor, usuarioId: number, regras: Regras): Promise<Resto> {
  const saldos = new Map((await contasDe(db, usuarioId)).map(({ tipo, saldo }) => [tipo, centavos(saldo ?? 0)]));
  const { disponivel = ZERO, promocional = ZERO } = Object.fromEntries(saldos);
  return restoDaCarteira({ disponivel, promocional }, regras);
}

async function dosSaldos(db: Executor, usuarioId: number, regras: Regras): Promise<readonly Impedimento[]> {
  const minimo = regras.retirada.minimoNoEncerramento;
  const menorRetirada = formatarReais(minimo);
  const grupoDaCaucao = await paginaDaCaucao(db, usuarioId);
  return (await contasDe(db, usuarioId)).map(({ tipo, saldo }) => {
    const valor = centavos(saldo ?? 0);
    if (tipo === 'disponivel' && valor < minimo)
      return {
        tipo: RESTO,
        titulo: 'Você tem saldo na carteira',
        detalhe: `${formatarReais(valor)}. É menos que a menor retirada, de ${menorRetirada}: abra mão dele ao excluir a conta.`,
        link: '/carteira/creditos',
      };
    const { oQueFazer, ...resto } = SALDOS[tipo] ?? {
      tipo: 'saldo',
      titulo: 'Você tem saldo',
      oQueFazer: 'Fale com a nossa equipe.',
      link: '/carteira/creditos',
    };
    const link = tipo === 'caucao' ? (grupoDaCaucao ?? resto.link) : resto.link;
    return { ...resto, link, detalhe: `${formatarReais(valor)}. ${oQueFazer}` };
  });
}

/** The page of the one group that holds the person's caução, from which it comes back; several stand in the list by name. */
async function paginaDaCaucao(db: Executor, usuarioId: number): Promise<string | undefined> {
  const [unica, ...outras] = await db
    .selectFrom('assinaturas')
    .select('grupo_id')
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'not in', ['encerrada', 'cancelada'])
    .where('caucao', '>', 0)
    .limit(2)
    .execute();
  return unica === undefined || outras.length > 0 ? undefined : `/grupo/membro/${unica.grupo_id}`;
}

async function dosGrupos(db: Executor, usuarioId: number): Promise<readonly Impedimento[]> {
  const vagas = await db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select(['g.id', 'g.nome'])
    .where('a.usuario_id', '=', usuarioId)
    .where('a.estado', 'not in', ['encerrada', 'cancelada'])
    .orderBy('g.id')
    .execute();
  const proprios = await db
    .selectFrom('grupos')
    .select(['id', 'nome'])
    .where('administrador_id', '=', usuarioId)
    .where('status', 'not in', [...STATUS_DO_FIM])
    .orderBy('id')
    .execute();
  return [
    ...vagas.map(({ id, nome }) => ({
      tipo: 'membro',
      titulo: `Você tem vaga em ${nome}`,
      detalhe: 'Saia do grupo. A tela mostra o que volta para você.',
      link: `/grupo/membro/${id}`,
    })),
    ...proprios.map(({ id, nome }) => ({
      tipo: 'administrador',
      titulo: `Você administra ${nome}`,
      detalhe: 'A nossa equipe encerra o grupo a seu pedido, com as devoluções aos membros.',
      link: `/grupo/admin/${id}`,
      grupo: { id, nome },
    })),
  ];
}

/** Each kind of money that is under way, counted in one query. */
async function doDinheiroEmCurso(db: Executor, usuarioId: number): Promise<readonly Impedimento[]> {
  const { rows } = await sql<Record<'faturas' | 'dividas' | 'retiradas' | 'pagamentos' | 'devolucoes', number>>`
    select
      (select count(*)::int from faturas where usuario_id = ${usuarioId} and status in (${ID_STATUS_FATURA.pendente}, ${ID_STATUS_FATURA.atraso})) as faturas,
      (select count(*)::int from dividas where usuario_id = ${usuarioId} and quitada_em is null) as dividas,
      (select count(*)::int from retiradas where usuario_id = ${usuarioId} and estado in ('emAnalise', 'enviada')) as retiradas,
      (select count(*)::int from pagamentos where usuario_id = ${usuarioId} and estado in ('criado', 'aguardando', 'processando')) as pagamentos,
      (select count(*)::int from devolucoes d join pagamentos p on p.id = d.pagamento_id where p.usuario_id = ${usuarioId} and d.estado in ('criada', 'emProcessamento')) as devolucoes`.execute(
    db,
  );
  const [n] = rows;
  if (n === undefined) throw new Error('an aggregate without a row');
  const faturas = '/carteira/creditos?filtro=fatura';
  const carteira = '/carteira/creditos';
  return [
    { n: n.faturas, tipo: 'fatura', titulo: 'Há fatura em aberto', detalhe: 'Pague, ou saia do grupo.', link: faturas },
    { n: n.dividas, tipo: 'divida', titulo: 'Há um valor em aberto', detalhe: 'Quite para seguir.', link: faturas },
    {
      n: n.retiradas,
      tipo: 'retirada',
      titulo: 'Há retirada em andamento',
      detalhe: 'Espere o Pix chegar.',
      link: carteira,
    },
    {
      n: n.pagamentos,
      tipo: 'pagamento',
      titulo: 'Há um Pix esperando pagamento',
      detalhe: 'Pague, ou espere o código expirar. Leva no máximo 30 minutos.',
      link: carteira,
    },
    {
      n: n.devolucoes,
      tipo: 'devolucao',
      titulo: 'Estamos devolvendo um Pix',
      detalhe: 'Espere a devolução terminar.',
      link: carteira,
    },
  ].flatMap(({ n: quantos, ...impedimento }) => (quantos > 0 ? [impedimento] : []));
}

/** An open complaint of either side: its end may still move money (REGRAS 2.17). */
async function dasReclamacoes(db: Executor, usuarioId: number): Promise<readonly Impedimento[]> {
  const abertas = await db
    .selectFrom('reclamacoes')
    .select('id')
    .where((e) => e.or([e('usuario_id', '=', usuarioId), e('administrador_id', '=', usuarioId)]))
    .where('estado', 'in', [...RECLAMACOES_ABERTAS])
    .orderBy('id')
    .execute();
  return abertas.map(({ id }) => ({
    tipo: 'reclamacao',
    titulo: `A reclamação nº ${id} está aberta`,
    detalhe: 'Espere o fim dela, ou encerre a que você fez.',
    link: `/reclamacao/historico/${id}`,
  }));
}

async function daEquipe(db: Executor, usuarioId: number): Promise<readonly Impedimento[]> {
  const { papeis } = await db
    .selectFrom('usuarios')
    .select('papeis')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  if (papeis.length === 0) return [];
  const detalhe = 'Peça a quem lidera para tirar o seu acesso à operação antes.';
  return [{ tipo: 'equipe', titulo: 'Você faz parte da equipe', detalhe, link: null }];
}
