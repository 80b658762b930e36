import type { Trx } from './banco.ts';

export type Quem = 'sistema' | 'administrador' | 'membro' | 'usuario' | 'operador' | 'provedor';

/** One row of the audit trail of state machines: who, when, from, event, to (HOUSE §7 States). */
export type RegistroDeTransicao = {
  readonly entidade:
    | 'grupo'
    | 'fatura'
    | 'credito'
    | 'previsao'
    | 'assinatura'
    | 'pagamento'
    | 'retirada'
    | 'vaga'
    | 'devolucao'
    | 'conexao'
    | 'chamado'
    | 'validacaoConta';
  readonly entidadeId: number;
  readonly de: string | number | null;
  readonly evento: string;
  readonly para: string | number;
  readonly quem: Quem;
  readonly usuarioId?: number | null;
  readonly em: string;
  readonly dados?: Readonly<Record<string, unknown>>;
};

export const registrarTransicao = async (trx: Trx, r: RegistroDeTransicao): Promise<void> => {
  await trx
    .insertInto('transicoes')
    .values({
      entidade: r.entidade,
      entidade_id: r.entidadeId,
      de: r.de === null ? null : String(r.de),
      evento: r.evento,
      para: String(r.para),
      quem: r.quem,
      usuario_id: r.usuarioId ?? null,
      em: r.em,
      dados: JSON.stringify(r.dados ?? {}),
    })
    .execute();
};

/** Notes what an operator, or a person about his account, did (REGRAS 2.15; ASVS 16.3). */
export const registrarAuditoria = async (
  trx: Trx,
  a: {
    usuarioId: number | null;
    acao: string;
    alvo: string;
    dados?: Readonly<Record<string, unknown>>;
    ip?: string | null;
    em: string;
  },
): Promise<void> => {
  await trx
    .insertInto('auditoria')
    .values({
      usuario_id: a.usuarioId,
      acao: a.acao,
      alvo: a.alvo,
      dados: JSON.stringify(a.dados ?? {}),
      ip: a.ip ?? null,
      em: a.em,
    })
    .execute();
};
