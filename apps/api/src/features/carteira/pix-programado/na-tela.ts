import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { somarDias } from '@rateia/domain/datas';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { EstadoAutorizacao } from '@rateia/domain/pagamentos/programado/autorizacao';
import { AUTORIZACAO_VIVA } from '@rateia/domain/pagamentos/programado/autorizacao';
import { motivoDaRecusaDoPix } from '@rateia/domain/pagamentos/programado/recusas';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';

type Checado = Resposta<typeof carteira.checarPixProgramado>;
type NaTela = Checado['autorizacoes'][number];

/** The party that ended an authorisation, as a person reads it. */
const QUEM_ENCERROU: Readonly<Record<string, NaTela['encerradaPor']>> = {
  USUARIO_PAGADOR: 'voce',
  PSP_PAGADOR: 'banco',
  PSP_RECEBEDOR: 'banco',
};

function autorizacoesDe(db: Executor, usuarioId: number) {
  return db
    .selectFrom('autorizacoes_pix as a')
    .innerJoin('assinaturas as m', 'm.id', 'a.assinatura_id')
    .innerJoin('grupos as g', 'g.id', 'm.grupo_id')
    .selectAll('a')
    .select(['g.id as grupoId', 'g.nome', 'g.icone', 'g.cor', 'm.valor_sem_taxas', 'm.valor_taxa', 'm.vagas'])
    .where('a.usuario_id', '=', usuarioId)
    .orderBy('a.id', 'desc')
    .limit(50);
}

/** The authorisations of the caller, the newest first. */
export async function autorizacoesNaTela({ db, usuario }: ContextoUsuario): Promise<readonly NaTela[]> {
  const linhas = await autorizacoesDe(db, usuario.id).execute();
  const cobrancas = await cobrancasNaTela(
    db,
    linhas.map(({ id }) => id),
  );
  return linhas.map((l) => {
    const encerrada = !AUTORIZACAO_VIVA.includes(l.estado as EstadoAutorizacao);
    return {
      id: l.id,
      idAssinatura: l.assinatura_id,
      idGrupo: l.grupoId,
      grupo: l.nome,
      icone: l.icone,
      cor: l.cor,
      valor: multiplicar(somar(centavos(l.valor_sem_taxas), centavos(l.valor_taxa)), l.vagas),
      estado: l.estado as EstadoAutorizacao,
      cpf: l.cpf_mascarado,
      copiaECola: l.copia_e_cola,
      venceEm: l.vence_em,
      comecaEm: l.comeca_em,
      repete: l.repete,
      aceitaEm: l.aceita_em,
      encerradaPor: encerrada
        ? l.encerrada_por === null
          ? 'rateia'
          : (QUEM_ENCERROU[l.encerrada_por] ?? 'banco')
        : null,
      cobranca: cobrancas.get(l.id) ?? null,
    };
  });
}

/** One authorisation of the caller; anybody else's does not exist. */
export async function umaAutorizacao(ctx: ContextoUsuario, id: number): Promise<NaTela> {
  return (await autorizacoesNaTela(ctx)).find((a) => a.id === id) ?? recusar('naoEncontrado');
}

/** The newest charge of each authorisation, as a screen shows it. */
export async function cobrancasNaTela(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<NaTela['cobranca']>>> {
  const cobrancas = ids.length === 0 ? [] : await cobrancasDe(db, ids);
  return new Map(cobrancas.map((cobranca) => [cobranca.autorizacaoId, naTela(cobranca)]));
}

type Cobranca = Awaited<ReturnType<typeof cobrancasDe>>[number];

/** The newest charge of each authorisation, with the bank's word of each day. */
async function cobrancasDe(db: Executor, ids: readonly number[]) {
  const linhas = await db
    .selectFrom('cobrancas_pix_programado as c')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .innerJoin('faturas as f', 'f.id', 'p.fatura_id')
    .distinctOn('c.autorizacao_id')
    .select(['c.autorizacao_id as autorizacaoId', 'c.pagamento_id as pagamentoId', 'c.vence_em as vencimento'])
    .select(['c.situacao', 'p.valor', 'f.id as faturaId', 'f.status'])
    .where('c.autorizacao_id', 'in', [...ids])
    .orderBy('c.autorizacao_id')
    .orderBy('c.pagamento_id', 'desc')
    .execute();
  if (linhas.length === 0) return [];
  const tentativas = await db
    .selectFrom('tentativas_do_programado')
    .selectAll()
    .where(
      'pagamento_id',
      'in',
      linhas.map(({ pagamentoId }) => pagamentoId),
    )
    .orderBy('dia')
    .execute();
  return linhas.map((l) => ({ ...l, tentativas: tentativas.filter((t) => t.pagamento_id === l.pagamentoId) }));
}

function naTela(c: Cobranca): NonNullable<NaTela['cobranca']> {
  return {
    idFatura: c.faturaId,
    vencimento: c.vencimento,
    valor: c.valor,
    paga: c.status === ID_STATUS_FATURA.pago,
    tentativas: c.tentativas.map(({ dia, estado, motivo }) => ({
      dia,
      estado,
      frase: estado === 'REJEITADA' ? motivoDaRecusaDoPix(motivo) : null,
    })),
  };
}

/** Memberships of the caller that are charged by months and have no authorisation that stands. */
export async function semAutorizacao({ db, usuario }: ContextoUsuario): Promise<Checado['assinaturas']> {
  const linhas = await db
    .selectFrom('assinaturas as m')
    .innerJoin('grupos as g', 'g.id', 'm.grupo_id')
    .select(['m.id', 'm.ciclo_fim', 'm.valor_sem_taxas', 'm.valor_taxa', 'm.vagas'])
    .select(['g.nome', 'g.icone', 'g.cor', 'g.id as grupoId'])
    .where('m.usuario_id', '=', usuario.id)
    .where('m.estado', '=', ID_ESTADO_ASSINATURA.ativa)
    .where('m.ciclo_fim', 'is not', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('autorizacoes_pix as a')
            .select('a.id')
            .whereRef('a.assinatura_id', '=', 'm.id')
            .where('a.estado', 'in', [...AUTORIZACAO_VIVA]),
        ),
      ),
    )
    .orderBy('m.id')
    .execute();
  const assinaturas: Checado['assinaturas'] = [];
  for (const l of linhas) {
    if (l.ciclo_fim === null) continue;
    assinaturas.push({
      id: l.id,
      idGrupo: l.grupoId,
      grupo: l.nome,
      icone: l.icone,
      cor: l.cor,
      valor: multiplicar(somar(centavos(l.valor_sem_taxas), centavos(l.valor_taxa)), l.vagas),
      proximoVencimento: somarDias(l.ciclo_fim, 1),
    });
  }
  return assinaturas;
}
