import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import { diaDe, diasEntre } from '@rateia/domain/datas';
import { comoResgatar } from '@rateia/domain/loterias/apuracao';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { acharBolao, concursosDoBolao, contarCotas } from '../boloes/bolao.ts';
import { acharApuracoes } from '../premios/premios-repository.ts';

type Item = Resposta<typeof backoffice.getPremiosAReceber>['itens'][number];

/** Prizes that nobody fetched yet, the first to lapse first, with all that the person who goes there needs (REGRAS 2.12). */
export async function getPremiosAReceber({ db, agora }: ContextoUsuario) {
  const ids = await aReceber(db);
  const apuracoes = await acharApuracoes(db, ids);
  const cotasDe = await contarCotas(db, ids);
  const itens: Item[] = [];
  for (const id of ids) {
    const [bolao, apuracao] = [await acharBolao(db, id), apuracoes.get(id)];
    if (bolao === undefined || apuracao === undefined) continue;
    const loterias = (await concursosDoBolao(db, id)).map((um) => `${LOTERIAS[um.loteria].nome} ${um.concurso}`);
    const { premio, cotas, porCota, resto, sorteadoEm, resgatarAte, guardiao } = apuracao;
    const { onde, documentos } = comoResgatar(premio, sorteadoEm);
    itens.push({
      idBolao: id,
      bolao: bolao.nome,
      loterias,
      premio,
      cotas,
      vendidas: cotasDe(id).vendidas,
      porCota,
      resto,
      sorteadoEm,
      resgatarAte,
      faltam: diasEntre(diaDe(agora), resgatarAte),
      onde,
      documentos: [...documentos],
      guardiao,
    });
  }
  return { itens };
}

/** The number of prizes to fetch, and of those with a week left or less. */
export async function contarPremios({ db, agora }: ContextoUsuario) {
  const ids = await aReceber(db);
  const apuracoes = await acharApuracoes(db, ids);
  const hoje = diaDe(agora);
  const vencem = [...apuracoes.values()].filter(({ resgatarAte }) => diasEntre(hoje, resgatarAte) <= DIAS_DE_PRESSA);
  return { total: ids.length, vencemHoje: vencem.length };
}

const DIAS_DE_PRESSA = 7;

async function aReceber(db: Executor): Promise<readonly number[]> {
  const linhas = await db
    .selectFrom('bolao_apuracoes')
    .select('bolao_id as id')
    .where('premio', '>', 0)
    .where('recebido_em', 'is', null)
    .orderBy('resgatar_ate')
    .orderBy('bolao_id')
    .execute();
  return linhas.map(({ id }) => id);
}
