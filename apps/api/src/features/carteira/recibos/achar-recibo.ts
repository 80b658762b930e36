import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import { ID_STATUS_CREDITO } from '@rateia/domain/carteira/estados';
import { centavos, somar } from '@rateia/domain/dinheiro';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { acharFatura, reciboDaFatura, rotuloDoMeio } from '../../pedido/index.ts';

export type Recibo = Resposta<typeof carteira.getRecibo>;
type Leitor = { readonly db: Executor; readonly deps: Pick<Deps, 'itens'> };
type DoDono = { readonly id: number; readonly usuarioId: number };
export type ReciboPedido = DoDono & { readonly tipo: 'fatura' | 'credito' };

/** The receipt of one's own payment, as long as the money is here; undefined for another person's, and before it came (REGRAS 2.3). */
export async function acharRecibo(leitor: Leitor, { tipo, ...dono }: ReciboPedido): Promise<Recibo | undefined> {
  const recibo = tipo === 'fatura' ? await daFatura(leitor, dono) : await doCredito(leitor.db, dono);
  return recibo === undefined ? undefined : { ...recibo, de: await nomeDe(leitor.db, dono.usuarioId) };
}

async function daFatura({ db, deps }: Leitor, dono: DoDono): Promise<Omit<Recibo, 'de'> | undefined> {
  const paga = await db
    .selectFrom('faturas')
    .select(['paga_em', 'meio_pagamento'])
    .where('id', '=', dono.id)
    .where('usuario_id', '=', dono.usuarioId)
    .executeTakeFirst();
  const fatura = await acharFatura(db, dono.id);
  if (paga === undefined || paga.paga_em === null || fatura === undefined) return undefined;
  const { oQue, linhas, idGrupo, proxima } = await reciboDaFatura(db, deps, fatura);
  return {
    oQue,
    linhas: [...linhas],
    idGrupo,
    proxima,
    valor: fatura.total,
    pagoEm: paga.paga_em,
    meio: rotuloDoMeio(paga.meio_pagamento),
    caucao: somar(...linhas.filter(({ chave }) => chave === 'caucao').map(({ valor }) => valor)),
    identificacao: await referenciaDo(db, 'fatura_id', dono.id),
  };
}

async function doCredito(db: Executor, dono: DoDono): Promise<Omit<Recibo, 'de'> | undefined> {
  const credito = await db
    .selectFrom('creditos')
    .select(['valor', 'status', 'meio_pagamento', 'criado_em', 'resolvido_em', 'descricao'])
    .where('id', '=', dono.id)
    .where('usuario_id', '=', dono.usuarioId)
    .executeTakeFirst();
  if (credito === undefined || credito.status === ID_STATUS_CREDITO.pendentePagamento) return undefined;
  if (credito.status === ID_STATUS_CREDITO.cancelado) return undefined;
  const valor = centavos(credito.valor);
  return {
    oQue: 'Saldo adicionado',
    linhas: [{ chave: 'saldo', rotulo: 'Saldo da carteira', valor }],
    idGrupo: null,
    proxima: null,
    valor,
    pagoEm: credito.resolvido_em ?? credito.criado_em,
    meio: credito.meio_pagamento === null ? 'Pix' : rotuloDoMeio(credito.meio_pagamento),
    caucao: 0,
    identificacao: await referenciaDo(db, 'credito_id', dono.id),
  };
}

/** The name of the money at its provider: the endToEndId of a Pix. */
async function referenciaDo(db: Executor, coluna: 'fatura_id' | 'credito_id', id: number): Promise<string | null> {
  const linha = await db
    .selectFrom('recebimentos as r')
    .innerJoin('pagamentos as p', 'p.id', 'r.pagamento_id')
    .select('r.referencia')
    .where(`p.${coluna}`, '=', id)
    .where('r.destino', '=', 'aplicado')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
  return linha?.referencia ?? null;
}

async function nomeDe(db: Executor, id: number): Promise<string> {
  const { primeiro_nome: primeiroNome, sobrenome } = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return nomeCurto({ primeiroNome, sobrenome });
}
