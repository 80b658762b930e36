import type { backofficeSaidas } from '@rateia/contracts/backoffice-saidas';
import type { Resposta } from '@rateia/contracts/chamada';
import { MOTIVOS_DO_MEMBRO } from '@rateia/domain/cancelamento/motivos-da-saida';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { sql } from 'kysely';
import type { ContextoUsuario } from '../../../http/contexto.ts';

type Contrato = typeof backofficeSaidas.getSaidas;
type Contagem = Omit<Resposta<Contrato>['itens'][number], 'descricao'>;

const DIAS = 90;

/** The reasons of 90 days in numbers, the most frequent first; nobody is named (REGRAS 2.9). */
export async function getSaidas({ db, agora }: ContextoUsuario): Promise<Resposta<Contrato>> {
  const desde = somarDias(diaDe(agora), -DIAS);
  const { rows } = await sql<Contagem>`
    select r.motivo, count(*)::int as responderam, count(r.ajuda)::int as "comAjuda", count(r.aceita_em)::int as aceitaram,
      count(*) filter (where ${ficou})::int as ficaram, count(*) filter (where not ${ficou})::int as sairam
    from respostas_de_saida r join assinaturas a on a.id = r.assinatura_id
    where r.dia >= ${desde} group by r.motivo order by responderam desc, r.motivo`.execute(db);
  return {
    desde,
    itens: rows.map((linha) => ({ ...linha, descricao: DESCRICOES.get(linha.motivo) ?? `Motivo ${linha.motivo}` })),
  };
}

const DESCRICOES = new Map(MOTIVOS_DO_MEMBRO.map(({ id, descricao }) => [id, descricao]));
/** The member is in the group without a date to leave. */
const ficou = sql`(a.estado = any(${[...ESTADOS_VIVOS]}::text[]) and a.saida_em is null)`;
