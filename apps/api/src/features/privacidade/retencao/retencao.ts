import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { STATUS_DO_FIM } from '@rateia/domain/grupos/estados';
import { DIAS_DOS_ACESSOS } from '@rateia/domain/sessao/limites';
import { sql } from 'kysely';
import type { Deps } from '../../../http/deps.ts';

const DIA_MS = 86_400_000;
const POR_VEZ = 5_000;
/** Days for which the access data of a group that ended is kept: as long as a complaint may be opened (REGRAS 2.7, 2.17). */
const DIAS_DO_COFRE = 7;
const encerrados = sql.join(STATUS_DO_FIM.map((status) => sql.lit(status)));

/**
 * Deletes the data that the table of REGRAS 2.17 limits by age: addresses in the logs, known networks, ended sessions,
 * the providers' data about payers, the access data of groups that ended, and the last link to deleted accounts. It
 * works in lots, so that no other work waits.
 */
export async function aplicarRetencao({ db, relogio, log }: Pick<Deps, 'db' | 'relogio' | 'log'>): Promise<void> {
  const produto = relogio.agora();
  const acessos = instanteDe(milissegundosDe(produto) - DIAS_DOS_ACESSOS * DIA_MS);
  const acessosNaMaquina = instanteDe(relogio.parede() - DIAS_DOS_ACESSOS * DIA_MS);
  const cofre = instanteDe(milissegundosDe(produto) - DIAS_DO_COFRE * DIA_MS);
  const passos: Readonly<Record<string, ReturnType<typeof sql>>> = {
    auditoria: sql`update auditoria set ip = null where id in (select id from auditoria where ip is not null and em < ${acessos} limit ${POR_VEZ})`,
    aberturas: sql`update segredo_aberturas set ip = null where id in (select id from segredo_aberturas where ip is not null and aberto_em < ${acessos} limit ${POR_VEZ})`,
    documentos: sql`update documento_aberturas set ip = null where id in (select id from documento_aberturas where ip is not null and em < ${acessos} limit ${POR_VEZ})`,
    aceites: sql`update aceites set ip = null where id in (select id from aceites where ip is not null and aceito_em < ${acessos} limit ${POR_VEZ})`,
    consentimentos: sql`update consentimentos set ip = null where id in (select id from consentimentos where ip is not null and em < ${acessos} limit ${POR_VEZ})`,
    aparelhos: sql`update dispositivos set ip = null where id in (select id from dispositivos where ip is not null and visto_em < ${acessosNaMaquina} limit ${POR_VEZ})`,
    redes: sql`delete from redes_conhecidas where (usuario_id, rede) in (select usuario_id, rede from redes_conhecidas where vista_em < ${acessosNaMaquina} limit ${POR_VEZ})`,
    renovacoes: sql`delete from refresh_tokens where hash in (select r.hash from refresh_tokens r join sessoes s on s.id = r.sessao_id where coalesce(s.encerrada_em, s.expira_em) < ${acessosNaMaquina} limit ${POR_VEZ})`,
    confirmacoes: sql`delete from confirmacoes where resumo in (select resumo from confirmacoes where expira_em < ${acessos} limit ${POR_VEZ})`,
    sessoes: sql`delete from sessoes where id in (select id from sessoes where coalesce(encerrada_em, expira_em) < ${acessosNaMaquina} and not exists (select 1 from confirmacoes c where c.sessao_id = sessoes.id) limit ${POR_VEZ})`,
    avisosDeProvedor: sql`update webhooks_recebidos set corpo = '{}' where id in (select id from webhooks_recebidos where processado_em is not null and corpo <> '{}' and recebido_em < ${acessos} limit ${POR_VEZ})`,
    chavesDoCofre: sql`delete from segredo_chaves where (segredo_id, usuario_id) in (select c.segredo_id, c.usuario_id from segredo_chaves c join segredos s on s.id = c.segredo_id join grupos g on g.id = s.grupo_id where g.status in (${encerrados}) and g.status_desde < ${cofre} limit ${POR_VEZ})`,
    cofre: sql`update segredos set cifrado = '', substituido_em = coalesce(substituido_em, ${produto}) where id in (select s.id from segredos s join grupos g on g.id = s.grupo_id where s.cifrado <> '' and (s.substituido_em < ${cofre} or (g.status in (${encerrados}) and g.status_desde < ${cofre})) limit ${POR_VEZ})`,
    contasExcluidas: sql`delete from contas_excluidas where usuario_id in (select usuario_id from contas_excluidas where guardar_ate <= ${produto} limit ${POR_VEZ})`,
  };
  for (const [passo, comando] of Object.entries(passos)) {
    let total = 0;
    let feitas = POR_VEZ;
    while (feitas === POR_VEZ) {
      feitas = Number((await comando.execute(db)).numAffectedRows ?? 0n);
      total += feitas;
    }
    if (total > 0) log.info({ passo, total }, 'retention applied');
  }
}
