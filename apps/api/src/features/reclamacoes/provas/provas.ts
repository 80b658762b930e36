import type { Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import type { Instante } from '@rateia/domain/datas';
import { inicioDoDia, somarDias } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { MotivoDaContestacao } from '@rateia/domain/grupos/contestacao';
import { MOTIVO_DA_CONTESTACAO } from '@rateia/domain/grupos/contestacao';
import { rotuloDe } from '@rateia/domain/tabela';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { fatosDoBolao } from '../../loterias/index.ts';
import type { Reclamacao } from '../repository.ts';

type Prova = Resposta<typeof reclamacoes.getReclamacao>['provas'][number];
const NO_MAXIMO = 40;

/**
 * The facts of a membership that the product saw by itself: payments, deliveries, openings, confirmations, "Não entrei" of this member
 * and of others, and how often the two wrote to each other; of a pool its payments, lists, receipts and division. Both sides
 * read the same (REGRAS 2.7).
 */
export async function provasDe(db: Executor, r: Reclamacao): Promise<Prova[]> {
  if (r.objeto === 'bolao') return emOrdem(await fatosDoBolao(db, r));
  const { assinaturaId, usuarioId, grupoId } = r;
  const linhas = await fatos(db, { assinaturaId, usuarioId, grupoId });
  const outros = await outrosQueNaoEntraram(db, r);
  return emOrdem([...linhas.map(dizer), ...outros]);
}

function emOrdem(provas: readonly Prova[]): Prova[] {
  return provas.toSorted((a, b) => (a.em < b.em ? -1 : 1)).slice(-NO_MAXIMO);
}

/** The kinds of fact that a membership has; those of a pool come with their words. */
type TipoDoGrupo = Exclude<Prova['tipo'], 'lista' | 'recibo' | 'premio' | 'devolucao'>;
type Fato = {
  readonly em: Instante;
  readonly tipo: TipoDoGrupo;
  readonly valor: number | null;
  readonly motivo: string | null;
  readonly quantas: number | null;
};

async function fatos(
  db: Executor,
  p: { readonly assinaturaId: number; readonly usuarioId: number; readonly grupoId: number },
): Promise<readonly Fato[]> {
  const { assinaturaId, usuarioId, grupoId } = p;
  const { rows } = await sql<Fato>`
    select paga_em as em, 'pagamento' as tipo, valor_total as valor, null::text as motivo, null::int as quantas
      from faturas_de_vaga where assinatura_id = ${assinaturaId} and paga_em is not null
    union all select acesso_entregue_em, 'entrega', null, null, null from assinaturas where id = ${assinaturaId} and acesso_entregue_em is not null
    union all select acesso_confirmado_em, 'confirmacao', null, null, null from assinaturas where id = ${assinaturaId} and acesso_confirmado_em is not null
    union all select max(b.aberto_em), 'abertura', null, null, count(*)::int from segredo_aberturas b join segredos s on s.id = b.segredo_id
      where s.grupo_id = ${grupoId} and b.usuario_id = ${usuarioId} group by (b.aberto_em at time zone 'America/Sao_Paulo')::date
    union all select aberta_em, 'naoEntrou', null, motivo, null from contestacoes where assinatura_id = ${assinaturaId}
    union all select max(m.em), 'mensagem', null, case when m.autor_id = ${usuarioId} then 'membro' else 'administrador' end, count(*)::int
      from conversas c join conversa_mensagens m on m.conversa_id = c.id
      where c.assinatura_id = ${assinaturaId} and m.autor_id is not null
      group by (m.em at time zone 'America/Sao_Paulo')::date, m.autor_id
    union all select max(criado_em), 'cofre', null, null, count(*)::int from segredos where grupo_id = ${grupoId} and (assinatura_id is null or assinatura_id = ${assinaturaId}) having count(*) > 0
    order by 1 desc limit ${NO_MAXIMO}`.execute(db);
  return rows;
}

function vezes(n: number | null): string {
  return n === 1 || n === null ? 'uma vez' : `${n} vezes`;
}

const DIZER: { readonly [T in TipoDoGrupo]: (f: Fato) => string } = {
  pagamento: ({ valor }) => `Pagamento de ${formatarReais(centavos(valor ?? 0))}.`,
  entrega: () => 'O acesso foi enviado.',
  confirmacao: () => 'O acesso foi confirmado, ou ninguém disse o contrário em 48 horas.',
  abertura: ({ quantas }) => `O membro abriu os dados de acesso ${vezes(quantas)} neste dia.`,
  naoEntrou: ({ motivo }) =>
    `O membro disse que não entrou: ${rotuloDe(MOTIVO_DA_CONTESTACAO, motivo as MotivoDaContestacao)}.`,
  mensagem: ({ motivo, quantas }) =>
    `${motivo === 'membro' ? 'O membro' : 'O administrador'} escreveu na conversa ${vezes(quantas)} neste dia.`,
  cofre: ({ em }) => `Os dados de acesso não mudam desde ${formatarDia(em.slice(0, 10))}.`,
  outros: () => '',
};

function dizer(f: Fato): Prova {
  return { em: f.em, tipo: f.tipo, texto: DIZER[f.tipo](f) };
}

/** Members of the same group, without their names, who said the same in the days around. */
async function outrosQueNaoEntraram(
  db: Executor,
  { grupoId, assinaturaId, falhaDesde, criadaEm }: Extract<Reclamacao, { readonly objeto: 'grupo' }>,
): Promise<readonly Prova[]> {
  const desde = inicioDoDia(somarDias(falhaDesde ?? criadaEm.slice(0, 10), -1));
  const { rows } = await sql<{ quantos: number; ultima: Instante | null; vivos: number }>`
    select count(distinct c.assinatura_id)::int as quantos, max(c.aberta_em) as ultima,
      (select count(*)::int from assinaturas v where v.grupo_id = ${grupoId} and v.encerrada_em is null and v.entrada_em is not null) as vivos
    from contestacoes c join assinaturas a on a.id = c.assinatura_id
    where a.grupo_id = ${grupoId} and a.id <> ${assinaturaId} and c.aberta_em >= ${desde}`.execute(db);
  const [linha] = rows;
  if (linha === undefined || linha.quantos === 0 || linha.ultima === null) return [];
  return [
    {
      em: linha.ultima,
      tipo: 'outros',
      texto: `${linha.quantos} de ${linha.vivos} membros do grupo também disseram que não entraram.`,
    },
  ];
}
