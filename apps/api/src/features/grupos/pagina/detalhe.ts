import type { Resposta } from '@rateia/contracts/chamada';
import { ERROS } from '@rateia/contracts/erros';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO, vendavel } from '@rateia/domain/grupos/estados';
import { entradaPelaSaida } from '@rateia/domain/grupos/fila';
import { composicao } from '@rateia/domain/grupos/precos';
import { relacionamentosQueServem } from '@rateia/domain/grupos/relacionamento';
import type { PaisDaResidencia } from '@rateia/domain/grupos/residencia';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { comAdministradores, fatosDoAdministrador } from '../administrador.ts';
import { conviteComVaga } from '../convites/vaga-guardada.ts';
import { pediuParaSerAvisado } from '../fila/interesses.ts';
import type { RelacaoComGrupo } from '../papeis.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { passosDoGrupo } from '../vida/passos.ts';
import { prazoDoGrupo } from '../vida/prazos-do-grupo.ts';
import { linhasDosGrupos } from '../vitrine/vitrine.ts';
import { reclamacoesDoAdministrador } from './reclamacoes-do-administrador.ts';
import { reservaAPagar, soReserva } from './reserva-a-pagar.ts';

export type GrupoDetalhe = Resposta<typeof grupos.getGrupo>;

/** The whole page of a group, for a person who may see it (spec B§2 /grupo/{id}). */
export async function detalheDoGrupo(
  ctx: ContextoUsuario,
  visto: {
    readonly grupo: Grupo;
    readonly relacao: RelacaoComGrupo;
    readonly assinatura: Assinatura | undefined;
    readonly vagas?: number;
  },
): Promise<GrupoDetalhe> {
  const { grupo, assinatura } = visto;
  const relacao = soReserva(assinatura) ? 'nenhuma' : visto.relacao;
  const { db } = ctx;
  const regras = await ctx.deps.regras();
  const [listado] = await comAdministradores(db, {
    linhas: await linhasDosGrupos(db, [grupo.id]),
    hoje: diaDe(ctx.agora),
  });
  if (listado === undefined) throw new Error(`no group ${grupo.id}`);
  const { relacionamentosDoServico: doServico, regraDoServico: regra, ...extra } = await textosDoGrupo(db, grupo.id);
  const fatos = await fatosDoAdministrador(db, grupo.administradorId);
  const conviteComVagaDele = await conviteComVaga(db, { grupoId: grupo.id, usuarioId: ctx.usuario.id });
  const reservada = soReserva(assinatura) || (relacao === 'nenhuma' && conviteComVagaDele !== undefined);
  const motivo = motivoParaNaoEntrar({ grupo, relacao, reserva: reservada });
  const minhaReserva = await reservaAPagar(db, { assinatura, agora: ctx.agora });
  // A person who holds seats pays for those, at the price at which he took them.
  const preco = emCentavos(minhaReserva === null ? grupo : (assinatura ?? grupo));
  const vagas = minhaReserva?.vagas ?? visto.vagas ?? 1;
  const { ciclosSemFalha } = listado.admin;
  return {
    ...listado,
    ...extra,
    paisDaResidencia: extra.paisDaResidencia as PaisDaResidencia | null,
    regras: linhasDoTexto(extra.regras),
    relacionamento: {
      servem: [...relacionamentosQueServem({ doServico, doGrupo: extra.relacionamentosPermitidos })],
      regra,
    },
    valorGrupo: grupo.valor,
    visibilidade: grupo.visibilidade,
    statusDesde: grupo.statusDesde,
    lugaresDetalhe: await lugares(db, { grupo, usuarioId: ctx.usuario.id }),
    composicao: paraComposicao(composicao({ preco, vagas, exigeCaucao: grupo.exigeCaucao })),
    passos: passosDoGrupo({
      grupo,
      administrador: primeiraPalavra(listado.admin.nome),
      assinatura,
      prazo: await prazoDoGrupo(db, grupo, regras),
      ciclosSemFalha,
      regras,
    }),
    admin: { ...listado.admin, ...fatos, reclamacoes: await reclamacoesDoAdministrador(db, grupo.administradorId) },
    minhaRelacao: relacao === 'exMembro' ? 'nenhuma' : relacao,
    minhaAssinaturaId: assinatura?.id ?? null,
    minhaReserva,
    fila: deFora(relacao) && minhaReserva === null ? proximoLugar(grupo) : null,
    avisarMe: await pediuParaSerAvisado(db, { grupoId: grupo.id, usuarioId: ctx.usuario.id }),
    podeEntrar: motivo === null,
    motivoNaoPodeEntrar: motivo,
  };
}

function deFora(relacao: RelacaoComGrupo): boolean {
  return relacao === 'nenhuma' || relacao === 'exMembro';
}

/** The next dated place that is for sale: only a full group sells them (REGRAS 2.10). */
function proximoLugar({ status, dataFila, vendaSuspensa }: Grupo): GrupoDetalhe['fila'] {
  const aVenda = status === ID_STATUS_GRUPO.filaEspera && !vendaSuspensa;
  return aVenda && dataFila !== null ? { entraEm: entradaPelaSaida(dataFila) } : null;
}

export function emCentavos({ valorSemTaxas, valorTaxa }: Pick<Grupo, 'valorSemTaxas' | 'valorTaxa'>) {
  return {
    valorSemTaxas: centavos(valorSemTaxas),
    valorTaxa: centavos(valorTaxa),
  };
}

export function paraComposicao({
  linhas,
  parte,
  taxa,
  caucao,
  custoMeio,
  totalHoje,
  mensal,
  vagas,
}: ReturnType<typeof composicao>): GrupoDetalhe['composicao'] {
  return {
    parte,
    taxa,
    caucao,
    custoMeio,
    totalHoje,
    mensal,
    vagas,
    linhas: linhas.map((l) => ({ ...l })),
  };
}

/** Why the caller cannot buy a seat here now, in the words of the catalogue; null when he can. */
function motivoParaNaoEntrar({
  grupo,
  relacao,
  reserva,
}: {
  readonly grupo: Grupo;
  readonly relacao: RelacaoComGrupo;
  readonly reserva: boolean;
}): string | null {
  if (relacao === 'administrador') return ERROS.administradorNaoAssina.message;
  if (relacao === 'membro') return ERROS.jaParticipa.message;
  if (reserva) return null;
  if (!vendavel(grupo.status) || grupo.vendaSuspensa) return ERROS.grupoNaoAceitaMembros.message;
  return grupo.livres === 0 ? ERROS.semVagas.message : null;
}

async function textosDoGrupo(db: Executor, grupoId: number) {
  const linha = await db
    .selectFrom('grupos as g')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .select([
      'g.descricao',
      'g.regras',
      'g.site',
      'g.relacionamentos_permitidos as relacionamentosPermitidos',
      'g.pais_da_residencia as paisDaResidencia',
      'g.fidelidade_meses as fidelidadeMeses',
      'g.acesso_descricao as acessoDescricao',
      'g.criado_em as criadoEm',
      's.relacionamentos as relacionamentosDoServico',
      's.restricoes as regraDoServico',
    ])
    .where('g.id', '=', grupoId)
    .executeTakeFirstOrThrow();
  return linha;
}

export function linhasDoTexto(texto: string): string[] {
  return texto.split('\n').filter((linha) => linha !== '');
}

/** Every place of the plan as a face or a free place: the administrator's own first, then the seats by number. */
async function lugares(
  db: Executor,
  { grupo, usuarioId }: { readonly grupo: Grupo; readonly usuarioId: number },
): Promise<GrupoDetalhe['lugaresDetalhe']> {
  const vagas = await db
    .selectFrom('vagas as v')
    .leftJoin('assinaturas as a', 'a.id', 'v.assinatura_id')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(['v.numero', 'v.estado', 'u.id as usuarioId', 'u.primeiro_nome as primeiroNome', 'u.imagem'])
    .where('v.grupo_id', '=', grupo.id)
    .orderBy('v.numero')
    .execute();
  const administrador = await db
    .selectFrom('usuarios')
    .select(['id', 'primeiro_nome as primeiroNome', 'imagem'])
    .where('id', '=', grupo.administradorId)
    .executeTakeFirstOrThrow();
  const dele = Array.from({ length: grupo.lugares - grupo.totalVagas }, (_, n) => ({
    numero: n + 1,
    estado: 'admin' as const,
    primeiroNome: administrador.primeiroNome,
    imagem: administrador.imagem,
    seu: administrador.id === usuarioId,
  }));
  return [
    ...dele,
    ...vagas.map((v) => {
      const seu = v.usuarioId === usuarioId;
      // A hold is not yet a member: whose it is stays his own.
      const publico = seu || v.estado !== 'retida';
      return {
        numero: dele.length + v.numero,
        estado: v.estado as 'livre' | 'retida' | 'ocupada' | 'em_saida',
        primeiroNome: publico ? v.primeiroNome : null,
        imagem: publico ? v.imagem : null,
        seu,
      };
    }),
  ];
}

export function primeiraPalavra(nome: string): string {
  return nome.split(' ')[0] ?? nome;
}
