import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { EstadoRetirada, TipoRetirada } from '@rateia/domain/retirada/regras';
import { ID_ESTADO_RETIRADA, MAQUINA_RETIRADA } from '@rateia/domain/retirada/regras';
import type { MotivoDeRevisao } from '@rateia/domain/retirada/risco';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../db/banco.ts';
import { exigir, nascer } from '../../db/mover.ts';

export type Retirada = {
  readonly id: number;
  readonly idPublico: string;
  /** Ours, known to the provider, and the same however often the payout is asked for. */
  readonly idEnvio: string;
  readonly usuarioId: number;
  readonly tipo: TipoRetirada;
  readonly chavePixId: number | null;
  readonly contaBancariaId: number | null;
  readonly boletoId: number | null;
  readonly boletoCodigo: string | null;
  /** The day on which a TED or a boleto arrives; null before it is authorised. */
  readonly chegaEm: Dia | null;
  readonly valor: Centavos;
  readonly valorTaxa: Centavos;
  readonly valorCusteio: Centavos;
  readonly valorLiquido: Centavos;
  readonly estado: EstadoRetirada;
  readonly revisaoManual: boolean;
  readonly motivosRevisao: readonly MotivoDeRevisao[];
  readonly pinExpiraEm: Instante | null;
  readonly criadaEm: Instante;
  readonly autorizadaEm: Instante | null;
  readonly enviadaEm: Instante | null;
  readonly concluidaEm: Instante | null;
  readonly e2eid: string | null;
  readonly motivoFalha: string | null;
  /** Made by the product on the day that its owner chose. */
  readonly automatica: boolean;
};

function selecionar(db: Executor) {
  return db
    .selectFrom('retiradas')
    .select([
      'id',
      'id_publico as idPublico',
      'id_envio as idEnvio',
      'usuario_id as usuarioId',
      'tipo',
      'chave_pix_id as chavePixId',
      'conta_bancaria_id as contaBancariaId',
      'boleto_id as boletoId',
      'boleto_codigo as boletoCodigo',
      'chega_em as chegaEm',
      'valor',
      'valor_taxa as valorTaxa',
      'valor_custeio as valorCusteio',
      'valor_liquido as valorLiquido',
      'estado',
      'revisao_manual as revisaoManual',
      'motivos_revisao as motivosRevisao',
      'pin_expira_em as pinExpiraEm',
      'criada_em as criadaEm',
      'autorizada_em as autorizadaEm',
      'enviada_em as enviadaEm',
      'concluida_em as concluidaEm',
      'e2eid',
      'motivo_falha as motivoFalha',
      'automatica',
    ]);
}

type Linha = Awaited<ReturnType<ReturnType<typeof selecionar>['executeTakeFirstOrThrow']>>;

function ler(l: Linha): Retirada {
  return {
    ...l,
    tipo: l.tipo as TipoRetirada,
    valor: centavos(l.valor),
    valorTaxa: centavos(l.valorTaxa),
    valorCusteio: centavos(l.valorCusteio),
    valorLiquido: centavos(l.valorLiquido ?? l.valor),
    estado: l.estado as EstadoRetirada,
    motivosRevisao: l.motivosRevisao as readonly MotivoDeRevisao[],
  };
}

function lerTalvez(l: Linha | undefined): Retirada | undefined {
  return l === undefined ? undefined : ler(l);
}

/** One person's withdrawals are decided one at a time: limits are sums over all of them. First in the lock order here. */
export async function travarUsuario(trx: Trx, usuarioId: number): Promise<void> {
  await trx.selectFrom('usuarios').select('id').where('id', '=', usuarioId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

type DoUsuario = { readonly idPublico: string; readonly usuarioId: number };

export async function acharRetirada(db: Executor, { idPublico, usuarioId }: DoUsuario): Promise<Retirada | undefined> {
  return lerTalvez(
    await selecionar(db).where('id_publico', '=', idPublico).where('usuario_id', '=', usuarioId).executeTakeFirst(),
  );
}

/** The user's withdrawal, locked after its owner. */
export async function travarDoUsuario(trx: Trx, dela: DoUsuario): Promise<Retirada | undefined> {
  await travarUsuario(trx, dela.usuarioId);
  const achada = await acharRetirada(trx, dela);
  return achada === undefined ? undefined : await travar(trx, achada.id);
}

export async function travar(trx: Trx, id: number): Promise<Retirada | undefined> {
  return lerTalvez(await selecionar(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst());
}

export async function travarPorIdEnvio(trx: Trx, idEnvio: string): Promise<Retirada | undefined> {
  return lerTalvez(await selecionar(trx).where('id_envio', '=', idEnvio).forNoKeyUpdate().executeTakeFirst());
}

export async function travarPorIdPublico(trx: Trx, idPublico: string): Promise<Retirada | undefined> {
  return lerTalvez(await selecionar(trx).where('id_publico', '=', idPublico).forNoKeyUpdate().executeTakeFirst());
}

/** Withdrawals of a user whose code was not given yet; there is at most one. */
export async function travarEmPreparo(trx: Trx, usuarioId: number): Promise<readonly Retirada[]> {
  const { rascunho, aguardandoPin } = ID_ESTADO_RETIRADA;
  const linhas = await selecionar(trx)
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'in', [rascunho, aguardandoPin])
    .forNoKeyUpdate()
    .execute();
  return linhas.map(ler);
}

export async function inserirRetirada(
  trx: Trx,
  r: Pick<Retirada, 'usuarioId' | 'tipo' | 'valor' | 'valorTaxa' | 'valorCusteio'> & {
    readonly destino: Pick<Retirada, 'chavePixId' | 'contaBancariaId' | 'boletoId' | 'boletoCodigo'>;
    readonly criadaEm: Instante;
    readonly automatica?: true;
  },
): Promise<Retirada> {
  const automatica = r.automatica === true;
  const { id } = exigir(
    await nascer(trx, MAQUINA_RETIRADA, {
      evento: 'criar',
      ...(automatica ? { quem: 'sistema' } : { quem: 'usuario', usuarioId: r.usuarioId }),
      agora: r.criadaEm,
      valores: {
        id_envio: sql<string>`encode(gen_random_bytes(16), 'hex')`,
        usuario_id: r.usuarioId,
        automatica,
        tipo: r.tipo,
        chave_pix_id: r.destino.chavePixId,
        conta_bancaria_id: r.destino.contaBancariaId,
        boleto_id: r.destino.boletoId,
        boleto_codigo: r.destino.boletoCodigo,
        valor: r.valor,
        valor_taxa: r.valorTaxa,
        valor_custeio: r.valorCusteio,
        criada_em: r.criadaEm,
      },
    }),
  );
  return ler(await selecionar(trx).where('id', '=', id).executeTakeFirstOrThrow());
}

export async function listarRetiradas(
  db: Executor,
  p: { readonly usuarioId: number; readonly pagina: number; readonly porPagina: number },
): Promise<{ readonly itens: readonly Retirada[]; readonly total: number }> {
  const linhas = await selecionar(db)
    .where('usuario_id', '=', p.usuarioId)
    .orderBy('id', 'desc')
    .limit(p.porPagina)
    .offset((p.pagina - 1) * p.porPagina)
    .execute();
  const { total } = await db
    .selectFrom('retiradas')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('usuario_id', '=', p.usuarioId)
    .executeTakeFirstOrThrow();
  return { itens: linhas.map(ler), total: Number(total) };
}

/**
 * Sent payouts without an answer since `antesDe`: first those never asked about, then the one asked about longest ago.
 */
export async function enviadasSemResposta(
  db: Executor,
  { antesDe, limite }: { readonly antesDe: Instante; readonly limite: number },
): Promise<readonly Retirada[]> {
  const linhas = await selecionar(db)
    .where('estado', '=', ID_ESTADO_RETIRADA.enviada)
    .where('enviada_em', '<=', antesDe)
    .orderBy('conferida_em', (o) => o.asc().nullsFirst())
    .orderBy('id')
    .limit(limite)
    .execute();
  return linhas.map(ler);
}

/** Notes that the provider was asked about a payout. */
export async function anotarConsulta(
  db: Executor,
  { id, agora }: { readonly id: number; readonly agora: Instante },
): Promise<void> {
  await db.updateTable('retiradas').set({ conferida_em: agora }).where('id', '=', id).execute();
}
