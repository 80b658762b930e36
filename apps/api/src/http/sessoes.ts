import type { Instante } from '@rateia/domain/datas';
import { ID_STATUS_POLITICA } from '@rateia/domain/privacidade/politica';
import type { Banco } from '../db/banco.ts';
import type { Sinais } from '../db/sinais.ts';

export type PapelOperador = 'suporte' | 'financeiro' | 'lider';

/** The session behind an access token, as the database has it now. */
export type SessaoAtiva = {
  readonly sessaoId: string;
  readonly id: number;
  readonly dispositivoId: number;
  readonly hashDispositivo: string;
  readonly papeis: readonly PapelOperador[];
  /** The last second factor of this session, by the machine's clock; null before the first. */
  readonly fatorEm: Instante | null;
  /** True if this person last accepted the terms of use in force. */
  readonly termosEmDia: boolean;
};

export type Sessoes = {
  /** The live session, or null when it ended, expired or the account is blocked. */
  readonly ler: (sessaoId: string) => Promise<SessaoAtiva | null>;
  /** Tells every process that sessions of this account changed. Call after the commit, or in it by `avisarEm`. */
  readonly esquecer: (sessaoId: string) => void;
};

/** A session as read, and the instant of its own end: nothing is remembered past it. */
type Lida = { readonly sessao: SessaoAtiva | null; readonly expira: number };

const VALIDADE_MS = 30_000;
const MAXIMO = 50_000;
/** Channel of `pg_notify` on which the id of a session that ended or changed is told. */
export const CANAL_SESSAO = 'sessao';

/** Sessions read from the database and remembered for seconds; forgotten at once when any process says so (ASVS 7.4.1). */
export function criarSessoes({
  db,
  sinais,
  parede,
}: {
  readonly db: Banco;
  readonly sinais: Sinais;
  readonly parede: () => number;
}): Sessoes {
  const memoria = new Map<string, { readonly sessao: SessaoAtiva | null; readonly ate: number }>();
  // The number of forgettings: an answer to a question asked before one may be old, and is not kept.
  let esquecidas = 0;
  function esquecer(sessaoId: string): void {
    esquecidas += 1;
    if (sessaoId === '') memoria.clear();
    else memoria.delete(sessaoId);
  }
  sinais.ouvir(CANAL_SESSAO, esquecer);
  async function doBanco(sessaoId: string): Promise<Lida> {
    const r = await db
      .selectFrom('sessoes as s')
      .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
      .innerJoin('dispositivos as d', 'd.id', 's.dispositivo_id')
      .leftJoin('politicas as p', (j) =>
        j
          .onRef('p.versao', '=', 'u.termos_versao')
          .on('p.codigo', '=', 'termos')
          .on('p.status', '=', ID_STATUS_POLITICA.ativa),
      )
      .select(['s.usuario_id', 's.dispositivo_id', 's.expira_em', 's.fator_em', 'u.papeis', 'p.id as termos', 'd.hash'])
      .where('s.id', '=', sessaoId)
      .where('s.encerrada_em', 'is', null)
      .where('u.bloqueado_em', 'is', null)
      .where('d.revogado_em', 'is', null)
      .executeTakeFirst();
    const expira = r === undefined ? 0 : Date.parse(r.expira_em);
    if (r === undefined || expira <= parede()) return { sessao: null, expira: Number.POSITIVE_INFINITY };
    const sessao: SessaoAtiva = {
      sessaoId,
      id: r.usuario_id,
      dispositivoId: r.dispositivo_id,
      hashDispositivo: r.hash.toString('hex'),
      papeis: r.papeis as PapelOperador[],
      fatorEm: r.fator_em,
      termosEmDia: r.termos !== null,
    };
    return { sessao, expira };
  }
  return {
    ler: async (sessaoId) => {
      const lembrada = memoria.get(sessaoId);
      if (lembrada !== undefined && lembrada.ate > parede() && sinais.ligado()) return lembrada.sessao;
      const antes = esquecidas;
      const { sessao, expira } = await doBanco(sessaoId);
      if (antes !== esquecidas) return sessao;
      if (memoria.size >= MAXIMO) memoria.clear();
      memoria.set(sessaoId, { sessao, ate: Math.min(parede() + VALIDADE_MS, expira) });
      return sessao;
    },
    esquecer,
  };
}
