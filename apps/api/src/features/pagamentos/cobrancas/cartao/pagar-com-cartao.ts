import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { diaDe, inicioDoDia } from '@rateia/domain/datas';
import { ID_ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { pedeDesafio } from '@rateia/domain/pagamentos/cartao/desafio';
import { motivoDaRecusa, RECUSA_DO_CARTAO } from '@rateia/domain/pagamentos/cartao/recusas';
import type { EstadoTentativa } from '@rateia/domain/pagamentos/cartao/tentativa';
import {
  ID_ESTADO_TENTATIVA,
  MAQUINA_TENTATIVA_DE_CARTAO,
  TENTATIVA_ABERTA,
} from '@rateia/domain/pagamentos/cartao/tentativa';
import { cartao } from '@rateia/domain/pagamentos/meios/cartao';
import { cartaoCadastrado } from '@rateia/domain/pagamentos/meios/cartao-cadastrado';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor } from '../../../../db/banco.ts';
import { emTransacao } from '../../../../db/banco.ts';
import { enfileirar } from '../../../../db/fila.ts';
import { exigir, nascer } from '../../../../db/mover.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { COBRAR_CARTAO } from '../../agenda.ts';
import { meuCartao } from '../../cartoes/cartoes-do-usuario.ts';
import { deixarPagar } from '../../cartoes/update-cartao-recorrente.ts';
import type { Documentos } from '../../documentos.ts';
import { documentoDe } from '../../documentos.ts';
import { exigirMeio } from '../../meios/meios.ts';
import { CONTEXTO_DO_TOKEN } from '../../meios/mercado-pago/tentativas.ts';
import type { Pagamento } from '../../repository.ts';
import { travarPagamento } from '../../repository.ts';
import { meuPagamento } from '../pagamento-do-usuario.ts';

type Contrato = typeof pagamentos.pagarComCartao;
type Digitado = Recebida<Contrato>['body'];

/**
 * One try to pay by a card, which a job carries to the provider. One card at a time; a card that was refused for good is
 * not tried again for this payment (REGRAS 2.4, 2.18).
 */
export function pagarComCartao(documentos: Documentos) {
  return async (ctx: ContextoUsuario, { params: { id }, body }: Recebida<Contrato>): Promise<Resposta<Contrato>> => {
    const { db, deps, usuario, agora } = ctx;
    const achado = await meuPagamento(db, { id, usuarioId: usuario.id });
    const { idCartao } = body;
    if (achado.meioPagamento !== (idCartao === undefined ? cartao.id : cartaoCadastrado.id))
      return recusar('meioPagamentoIndisponivel');
    await exigirMeio(deps, achado.meioPagamento);
    const salvo = idCartao === undefined ? undefined : await exigirSalvo(ctx, idCartao);
    if (await documentoDe(documentos, achado).exigeMesmoCpf(db, deps, achado)) await exigirCartaoDoDono(ctx, body.cpf);
    await emTransacao(db, async (trx) => {
      const pagamento = await travarPagamento(trx, achado.id);
      if (pagamento === undefined || !PAGAMENTO_ABERTO.includes(pagamento.estado) || pagamento.expiraEm <= agora)
        return recusar('pagamentoEncerrado');
      const numero = await proximaTentativa(trx, ctx, { pagamento, body });
      const primeiroUso = !(await jaAprovado(trx, { usuarioId: usuario.id, body }));
      const { id: tentativaId } = exigir(
        await nascer(trx, MAQUINA_TENTATIVA_DE_CARTAO, {
          evento: 'enviar',
          quem: 'usuario',
          usuarioId: usuario.id,
          agora,
          valores: {
            pagamento_id: pagamento.id,
            numero,
            token_cifrado: deps.cifra.cifrar(body.token, CONTEXTO_DO_TOKEN),
            cartao_id: salvo?.id ?? null,
            cliente: salvo?.cliente ?? null,
            bandeira: body.bandeira,
            primeiros_digitos: body.primeirosDigitos,
            final_do_cartao: body.finalDoCartao,
            com_desafio: pedeDesafio({ valor: pagamento.valor, primeiroUso }, await deps.regras()),
            criada_em: agora,
          },
        }),
      );
      if (salvo !== undefined && body.proximosMeses === true)
        await deixarPagar(trx, { id: salvo.id, usuarioId: usuario.id });
      await enfileirar(trx, COBRAR_CARTAO, { tentativaId }, { chave: `cobrarCartao:${tentativaId}` });
    });
    return { id };
  };
}

/** A saved card of this person that pays: verified, and within its month. */
async function exigirSalvo(ctx: ContextoUsuario, id: number) {
  const { estado, vencido } = await meuCartao(ctx, id);
  if (estado !== ID_ESTADO_CARTAO.ativo) return recusar('cartaoSemVerificacao');
  if (vencido) return recusar('cartaoVencido');
  return await ctx.db.selectFrom('cartoes').select(['id', 'cliente']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** A top-up by anybody else's card is refused before the bank is asked (REGRAS 2.5). */
async function exigirCartaoDoDono({ db, deps, usuario }: ContextoUsuario, cpf: string): Promise<void> {
  const { cpf_indice } = await db
    .selectFrom('usuarios')
    .select('cpf_indice')
    .where('id', '=', usuario.id)
    .executeTakeFirstOrThrow();
  if (cpf_indice === null || !deps.cifra.indice(cpf, 'usuario:cpf').equals(cpf_indice)) recusar('cartaoDeOutraPessoa');
}

/** The number of the next try, unless another card is under way, this one is out, or there were too many. */
async function proximaTentativa(
  db: Executor,
  { deps, usuario, agora }: ContextoUsuario,
  { pagamento, body }: { readonly pagamento: Pagamento; readonly body: Digitado },
): Promise<number> {
  const { cartoes } = await deps.regras();
  const anteriores = await db
    .selectFrom('tentativas_de_cartao')
    .select(['numero', 'estado', 'detalhe', 'primeiros_digitos', 'final_do_cartao'])
    .where('pagamento_id', '=', pagamento.id)
    .execute();
  if (anteriores.some(({ estado }) => TENTATIVA_ABERTA.includes(estado as EstadoTentativa)))
    return recusar('cartaoEmAndamento');
  const fora = anteriores.some(
    (t) =>
      t.estado === ID_ESTADO_TENTATIVA.recusada &&
      t.primeiros_digitos === body.primeirosDigitos &&
      t.final_do_cartao === body.finalDoCartao &&
      RECUSA_DO_CARTAO[motivoDaRecusa(t.detalhe ?? '')].dura,
  );
  if (fora) return recusar('cartaoNaoPodeSerUsado');
  const { hoje } = await db
    .selectFrom('tentativas_de_cartao as t')
    .innerJoin('pagamentos as p', 'p.id', 't.pagamento_id')
    .select((e) => e.fn.countAll<number>().as('hoje'))
    .where('p.usuario_id', '=', usuario.id)
    .where('t.criada_em', '>=', inicioDoDia(diaDe(agora)))
    .executeTakeFirstOrThrow();
  if (anteriores.length >= cartoes.tentativasPorPagamento || Number(hoje) >= cartoes.tentativasPorDia)
    return recusar('tentativasDeCartao');
  return anteriores.length + 1;
}

async function jaAprovado(
  db: Executor,
  { usuarioId, body }: { readonly usuarioId: number; readonly body: Digitado },
): Promise<boolean> {
  const linha = await db
    .selectFrom('tentativas_de_cartao as t')
    .innerJoin('pagamentos as p', 'p.id', 't.pagamento_id')
    .select('t.id')
    .where('p.usuario_id', '=', usuarioId)
    .where('t.estado', '=', ID_ESTADO_TENTATIVA.aprovada)
    .where('t.primeiros_digitos', '=', body.primeirosDigitos)
    .where('t.final_do_cartao', '=', body.finalDoCartao)
    .limit(1)
    .executeTakeFirst();
  return linha !== undefined;
}
