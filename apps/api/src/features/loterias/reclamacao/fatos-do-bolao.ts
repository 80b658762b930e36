import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { formatarReais } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { comprovantesDoBolao } from '../comprovantes/repository.ts';
import { acharApuracoes } from '../premios/premios-repository.ts';
import { comArvore, provasDaPessoa } from '../prova/provas-da-pessoa.ts';
import type { Lacre } from '../prova/repository.ts';
import { lacresDoBolao, sais } from '../prova/repository.ts';

type DaPessoa = { readonly bolaoId: number; readonly usuarioId: number };
type Fato = {
  readonly em: Instante;
  readonly tipo: 'pagamento' | 'lista' | 'recibo' | 'premio' | 'devolucao';
  readonly texto: string;
};

/**
 * The facts about a member of a pool that the product has by itself: payments, the sealed list with his cotas, receipts,
 * division, prize and returns (REGRAS 2.7, 2.12 Commitment).
 */
export async function fatosDoBolao(db: Executor, quem: DaPessoa): Promise<readonly Fato[]> {
  return [
    ...(await doDinheiro(db, quem)),
    ...(await dasListas(db, quem)),
    ...(await dosRecibos(db, quem)),
    ...(await daDivisao(db, quem)),
  ];
}

async function doDinheiro(db: Executor, { bolaoId, usuarioId }: DaPessoa): Promise<readonly Fato[]> {
  const { rows } = await sql<{ em: Instante; tipo: 'pagamento' | 'devolucao' | 'premio'; valor: Centavos; n: number }>`
    select f.paga_em as em, 'pagamento' as tipo, i.valor, i.quantidade::int as n
      from itens_de_cota k join itens_da_fatura i on i.id = k.item_id join faturas f on f.id = i.fatura_id
      where k.bolao_id = ${bolaoId} and k.usuario_id = ${usuarioId} and f.paga_em is not null
    union all select c.criada_em, 'devolucao', c.valor_total, coalesce(c.quantidade, 0)::int
      from itens_de_cota k join notas_de_credito c on c.item_id = k.item_id
      where k.bolao_id = ${bolaoId} and k.usuario_id = ${usuarioId}
    union all select t.criada_em, 'premio', sum(p.valor)::bigint, 0
      from transacoes t join partidas p on p.transacao_id = t.id join contas a on a.id = p.conta_id
      where t.chave = ${`bolao:${bolaoId}:premio:${usuarioId}`} and a.usuario_id = ${usuarioId} group by t.criada_em`.execute(
    db,
  );
  const dizer = {
    pagamento: (valor: string, n: number) => `Pagamento de ${valor} por ${cotas(n)}.`,
    devolucao: (valor: string, n: number) => `${valor} voltaram por ${cotas(n)}.`,
    premio: (valor: string) => `O prêmio de ${valor} entrou na carteira.`,
  };
  return rows.map(({ em, tipo, valor, n }) => ({ em, tipo, texto: dizer[tipo](formatarReais(valor), n) }));
}

/** A seal whose list has the cotas of the person: his own way to the published root is made again here. */
async function dasListas(db: Executor, quem: DaPessoa): Promise<readonly Fato[]> {
  const minhas = await sais(db, quem);
  return (await lacresDoBolao(db, quem.bolaoId)).map((lacre) => {
    const numeros = provasDaPessoa(comArvore(lacre), { titular: quem.usuarioId, cotas: minhas }).map((p) => p.cota);
    return { em: lacre.publicadoEm, tipo: 'lista', texto: dizerLista(lacre, numeros) };
  });
}

function dizerLista({ momento, raiz, carimbo }: Lacre, numeros: readonly number[]): string {
  const qual = momento === 'fechamento' ? 'A lista de cotas' : 'A lista, com os recibos,';
  const nela =
    numeros.length === 0 ? 'sem cota deste membro' : `com ${cotas(numeros.length)} dele: ${numeros.join(', ')}`;
  const porFora = carimbo === null ? '' : ' O carimbo de tempo de fora confere.';
  return `${qual} foi lacrada ${nela}. Lacre ${raiz.slice(0, LETRAS_DO_LACRE)}.${porFora}`;
}
const LETRAS_DO_LACRE = 12;

async function dosRecibos(db: Executor, { bolaoId }: DaPessoa): Promise<readonly Fato[]> {
  return (await comprovantesDoBolao(db, bolaoId)).map(({ enviadoEm, concurso, terminal, apostas }) => ({
    em: enviadoEm,
    tipo: 'recibo',
    texto: `Recibo do concurso ${concurso}, terminal ${terminal}, conferido com ${apostas.length === 1 ? '1 aposta' : `${apostas.length} apostas`}.`,
  }));
}

async function daDivisao(db: Executor, { bolaoId }: DaPessoa): Promise<readonly Fato[]> {
  const apuracao = (await acharApuracoes(db, [bolaoId])).get(bolaoId);
  if (apuracao === undefined) return [];
  const { apuradoEm, premio, porCota } = apuracao;
  const texto =
    premio === 0
      ? 'O sorteio foi conferido: o bolão não ganhou.'
      : `O sorteio foi conferido: prêmio de ${formatarReais(premio)}, ${formatarReais(porCota)} por cota.`;
  return [{ em: apuradoEm, tipo: 'premio', texto }];
}

function cotas(n: number): string {
  return n === 1 ? '1 cota' : `${n} cotas`;
}
