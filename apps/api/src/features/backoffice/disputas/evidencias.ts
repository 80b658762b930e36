import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { ID_ESTADO_TENTATIVA } from '@rateia/domain/pagamentos/cartao/tentativa';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { EvidenciaDaDisputa } from '../../pagamentos/index.ts';
import type { Disputa } from './repository.ts';

type Fatos = {
  readonly criadoEm: Instante;
  readonly grupos: readonly string[] | null;
  readonly cotas: number;
  readonly ehRecarga: boolean;
  readonly entregueEm: Instante | null;
  readonly confirmadoEm: Instante | null;
  readonly aberturas: number;
  readonly abertoEm: Instante | null;
  readonly mensagens: number;
  readonly naoEntrou: number;
  readonly doDono: boolean | null;
  readonly final: string | null;
  readonly confirmadoNoBanco: boolean;
  readonly anteriores: number;
  readonly desde: Instante | null;
  readonly aparelho: string | null;
  readonly aparelhoDesde: Instante | null;
  readonly outrasDisputas: number;
};

/**
 * The facts that the product saw of a contested payment: the purchase, the access, the conversation, the card and the
 * device. Of a conversation stands here how often the person wrote, never the words (REGRAS 2.4, 2.24).
 */
export async function evidenciasDa(db: Executor, d: Disputa): Promise<readonly EvidenciaDaDisputa[]> {
  const f = await fatosDa(db, d);
  return [...daCompra(f), ...doAcesso(f), ...deQuemPagou(f), ...doAparelho(f), ...dasOutras(f)];
}

async function fatosDa(db: Executor, { id, pagamentoId, usuarioId }: Disputa): Promise<Fatos> {
  const { rows } = await sql<Fatos>`
    with pago as (select * from pagamentos where id = ${pagamentoId}),
    vagas as (select distinct v.assinatura_id, v.grupo_id from pago p join itens_da_fatura i on i.fatura_id = p.fatura_id
      join itens_de_vaga v on v.item_id = i.id),
    tentativa as (select t.* from tentativas_de_cartao t join pago p on p.id = t.pagamento_id
      where t.estado = ${ID_ESTADO_TENTATIVA.aprovada} order by t.id desc limit 1),
    abertos as (select b.aberto_em from segredo_aberturas b join segredos s on s.id = b.segredo_id join vagas v on v.grupo_id = s.grupo_id
      where b.usuario_id = ${usuarioId} and b.aberto_em >= (select criado_em from pago)),
    antes as (select t.criada_em from tentativas_de_cartao t join pagamentos o on o.id = t.pagamento_id, tentativa n
      where o.usuario_id = ${usuarioId} and o.id <> ${pagamentoId} and t.estado = ${ID_ESTADO_TENTATIVA.aprovada}
        and t.primeiros_digitos = n.primeiros_digitos and t.final_do_cartao = n.final_do_cartao
        and not exists (select from recebimentos x join disputas e on e.recebimento_id = x.id where x.pagamento_id = o.id)),
    aparelho as (select dp.nome, dp.criado_em from sessoes s join dispositivos dp on dp.id = s.dispositivo_id, pago p
      where s.usuario_id = ${usuarioId} and s.criada_em <= p.criado_em and (s.encerrada_em is null or s.encerrada_em >= p.criado_em)
      order by s.criada_em desc limit 1)
    select p.criado_em as "criadoEm", p.credito_id is not null as "ehRecarga",
      (select array_agg(g.nome order by g.id) from grupos g where g.id in (select grupo_id from vagas)) as grupos,
      (select count(*)::int from itens_da_fatura i join itens_de_cota c on c.item_id = i.id where i.fatura_id = p.fatura_id) as cotas,
      (select min(a.acesso_entregue_em) from assinaturas a where a.id in (select assinatura_id from vagas)) as "entregueEm",
      (select min(a.acesso_confirmado_em) from assinaturas a where a.id in (select assinatura_id from vagas)) as "confirmadoEm",
      (select count(*)::int from abertos) as aberturas, (select max(aberto_em) from abertos) as "abertoEm",
      (select count(*)::int from conversas c join conversa_mensagens m on m.conversa_id = c.id
        where c.assinatura_id in (select assinatura_id from vagas) and m.autor_id = ${usuarioId}) as mensagens,
      (select count(*)::int from contestacoes k where k.assinatura_id in (select assinatura_id from vagas)) as "naoEntrou",
      (select x.pagador_cpf_indice = u.cpf_indice from recebimentos x join disputas e on e.recebimento_id = x.id, usuarios u
        where e.id = ${id} and u.id = ${usuarioId}) as "doDono",
      (select final_do_cartao from tentativa) as final,
      exists (select from transicoes h join tentativa t on h.entidade = 'tentativaDeCartao' and h.entidade_id = t.id where h.evento = 'desafiar') as "confirmadoNoBanco",
      (select count(*)::int from antes) as anteriores, (select min(criada_em) from antes) as desde,
      (select nome from aparelho) as aparelho, (select criado_em from aparelho) as "aparelhoDesde",
      (select count(*)::int from disputas e join revisoes r on r.id = e.revisao_id where r.usuario_id = ${usuarioId} and e.id <> ${id}) as "outrasDisputas"
    from pago p`.execute(db);
  const [fatos] = rows;
  if (fatos === undefined) throw new Error(`dispute ${id} has no payment`);
  return fatos;
}

function daCompra({ criadoEm, grupos, cotas, ehRecarga }: Fatos): EvidenciaDaDisputa[] {
  const oQue = ehRecarga
    ? 'Recarga da carteira'
    : grupos !== null
      ? `Vaga em ${grupos.join(', ')}`
      : `Bolão: ${cotas} itens`;
  return [{ chave: 'compra', ok: true, titulo: oQue, detalhe: `Comprado em ${formatarMomento(criadoEm)}.` }];
}

function doAcesso(f: Fatos): EvidenciaDaDisputa[] {
  if (f.grupos === null) return [];
  return [
    {
      chave: 'entrega',
      ok: f.entregueEm !== null,
      titulo: f.entregueEm === null ? 'O acesso não foi enviado' : 'O acesso foi enviado',
      detalhe: f.entregueEm === null ? 'O grupo ainda deve o acesso.' : `Em ${formatarMomento(f.entregueEm)}.`,
    },
    {
      chave: 'aberturas',
      ok: f.abertoEm !== null,
      titulo: f.abertoEm === null ? 'Nunca abriu o acesso' : `Abriu o acesso ${vezes(f.aberturas)}`,
      detalhe: f.abertoEm === null ? 'Nem depois desta compra.' : `A última em ${formatarMomento(f.abertoEm)}.`,
    },
    {
      chave: 'confirmacao',
      ok: f.confirmadoEm !== null && f.naoEntrou === 0,
      titulo: f.confirmadoEm === null ? 'O acesso não foi confirmado' : 'O acesso foi confirmado',
      detalhe: f.naoEntrou === 0 ? 'Nunca disse que não entrou.' : `Disse que não entrou ${vezes(f.naoEntrou)}.`,
    },
    {
      chave: 'conversa',
      ok: f.mensagens > 0,
      titulo: f.mensagens === 0 ? 'Não escreveu ao administrador' : `Escreveu ao administrador ${vezes(f.mensagens)}`,
      detalhe: 'Na conversa do grupo.',
    },
  ];
}

function deQuemPagou({ doDono, final, confirmadoNoBanco, anteriores, desde }: Fatos): EvidenciaDaDisputa[] {
  return [
    {
      chave: 'titular',
      ok: doDono === true,
      titulo: doDono === true ? 'O CPF de quem pagou é o da conta' : 'O CPF de quem pagou não é o da conta',
      detalhe: doDono === null ? 'O provedor não disse de quem era.' : 'Como o provedor o informou.',
    },
    ...(final === null
      ? []
      : [
          {
            chave: 'confirmadoNoBanco',
            ok: confirmadoNoBanco,
            titulo: confirmadoNoBanco
              ? 'O banco do cartão confirmou o titular'
              : 'O banco do cartão não pediu confirmação',
            detalhe: `Cartão final ${final}, neste pagamento.`,
          },
          {
            chave: 'anteriores',
            ok: desde !== null,
            titulo:
              desde === null
                ? 'Primeiro pagamento com este cartão'
                : `Pagou antes com este cartão ${vezes(anteriores)}`,
            detalhe: desde === null ? 'Não há outro sem disputa.' : `Sem disputa, desde ${formatarMomento(desde)}.`,
          },
        ]),
  ];
}

const UM_DIA_MS = 86_400_000;

function doAparelho({ aparelho, aparelhoDesde, criadoEm }: Fatos): EvidenciaDaDisputa[] {
  if (aparelho === null || aparelhoDesde === null) return [];
  const conhecido = milissegundosDe(criadoEm) - milissegundosDe(aparelhoDesde) >= UM_DIA_MS;
  return [
    {
      chave: 'aparelho',
      ok: conhecido,
      titulo: conhecido ? 'Comprou em um aparelho conhecido' : 'Comprou em um aparelho novo',
      detalhe: `${aparelho}, usado nesta conta desde ${formatarMomento(aparelhoDesde)}.`,
    },
  ];
}

function dasOutras({ outrasDisputas }: Fatos): EvidenciaDaDisputa[] {
  if (outrasDisputas === 0) return [];
  const titulo = `Contestou outros pagamentos ${vezes(outrasDisputas)}`;
  return [{ chave: 'outras', ok: false, titulo, detalhe: 'Nesta conta.' }];
}

function vezes(n: number): string {
  return n === 1 ? 'uma vez' : `${n} vezes`;
}
