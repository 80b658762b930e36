import { centavos } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO, STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { precoDaVaga } from '@rateia/domain/grupos/precos';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';
import { conferirInvariantes } from '../test/invariantes.ts';
import { vagasMontadas } from '../test/trilha-das-vagas.ts';
import { montados } from '../test/trilhas.ts';
import { semearCatalogo } from './catalogo.ts';
import { DE_GERADAS, gerarPartidas, gerarPessoas } from './gerar.ts';
import { gerarGrupos } from './gerar-grupos.ts';

const GRUPOS = 1_500;
const STATUS = ID_STATUS_GRUPO;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await semearCatalogo(mundo.aplicacao.deps.db);
  await criarPessoa(mundo);
  const url = mundo.config.bancoUrl;
  await gerarPessoas(url, { pessoas: 30, avisar });
  await gerarGrupos(url, { grupos: GRUPOS, avisar });
  await gerarPartidas(url, { partidas: 500, avisar });
});
afterAll(async () => {
  await mundo.encerrar();
});

function avisar(): void {
  undefined;
}
async function linhas<T>(consulta: string): Promise<readonly T[]> {
  return (await sql.raw<T>(consulta).execute(mundo.aplicacao.deps.db)).rows;
}
async function contar(consulta: string): Promise<number> {
  return (await linhas<{ readonly n: number }>(`select count(*)::int as n from ${consulta}`))[0]?.n ?? -1;
}
/** The generator writes states as they would be, without the steps to them: its things begin in those states. */
async function comecamOndeEstao(coisas: Readonly<Record<'grupo' | 'assinatura' | 'credito', readonly number[]>>) {
  const { db } = mundo.aplicacao.deps;
  await montados(db, 'grupo', coisas.grupo);
  await montados(db, 'assinatura', coisas.assinatura);
  await montados(db, 'credito', coisas.credito);
  await vagasMontadas(db, coisas.grupo);
}
async function idsDe(tabela: 'grupos' | 'creditos' | 'assinaturas'): Promise<readonly number[]> {
  return (await mundo.aplicacao.deps.db.selectFrom(tabela).select('id').execute()).map(({ id }) => id);
}
async function todos() {
  return {
    grupo: await idsDe('grupos'),
    assinatura: await idsDe('assinaturas'),
    credito: await idsDe('creditos'),
  };
}

describe('The generator of large data (npm run seed -- --pessoas N --grupos N --partidas N)', () => {
  it('makes as many groups and entries as it is told, and the people that they need', async () => {
    // One person for five groups, thirty of whom were there; and one who was not generated.
    expect(await contar('usuarios')).toBe(GRUPOS / 5 + 1);
    expect(await contar('grupos')).toBe(GRUPOS);
    expect(await contar('partidas')).toBe(500);
    expect(await contar('(select distinct usuario_id from creditos) q')).toBeGreaterThan(200);
  });

  it('has groups in every status, which began one after the other and are in a status since they were', async () => {
    const achados = await linhas<{ readonly status: number }>('select distinct status from grupos order by status');
    const todos = Object.values(STATUS_GRUPO).map(({ id }) => id);
    expect(achados.map(({ status }) => status)).toEqual(todos.toSorted((a, b) => a - b));
    expect(await contar('grupos where status_desde < criado_em or status_desde > now()')).toBe(0);
    expect(await contar('grupos where assinado_em < criado_em or assinado_em > status_desde')).toBe(0);
    expect(
      await contar(
        '(select criado_em, lag(criado_em) over (order by id) as antes from grupos) q where criado_em < antes',
      ),
    ).toBe(0);
    expect(
      await contar(`grupos where status = ${STATUS.aguardandoMembros} and criado_em < now() - interval '30 days'`),
    ).toBe(0);
    expect(
      await contar(`grupos where (status = ${STATUS.cancelamentoAgendado}) <> (fim_em is not null and fim_em > now())`),
    ).toBe(0);
    expect(await contar(`grupos where (status = ${STATUS.filaEspera}) <> (data_fila is not null)`)).toBe(0);
  });

  it('spreads them over people, services, public and private; groups under review are public', async () => {
    expect(await contar('(select distinct administrador_id from grupos) q')).toBeGreaterThan(50);
    expect(await contar('(select distinct servico_id from grupos) q')).toBeGreaterThan(35);
    expect(
      await contar(
        "grupos g join servicos s on s.id = g.servico_id where s.status = 0 or g.nome not like s.nome || ' %'",
      ),
    ).toBe(0);
    const privados = await contar('grupos where visibilidade = 3 and tipo = 6');
    expect(privados).toBeGreaterThan(GRUPOS / 20);
    expect(privados).toBeLessThan(GRUPOS / 5);
    expect(await contar('grupos where visibilidade = 3 and status in (50, 51, 68, 110, 111)')).toBe(0);
    expect(
      await contar(`grupos g join usuarios u on u.id = g.administrador_id where u.email not like '${DE_GERADAS}'`),
    ).toBe(0);
  });

  it('asks for a seat what the plan of the catalogue gives by the rules', async () => {
    const precos = await linhas<{
      readonly valor: number;
      readonly lugares: number;
      readonly parte: number;
      readonly taxa: number;
    }>('select distinct valor, lugares, valor_sem_taxas as parte, valor_taxa as taxa from grupos');
    expect(precos.length).toBeGreaterThan(20);
    for (const { valor, lugares, parte, taxa } of precos)
      expect({ valorSemTaxas: parte, valorTaxa: taxa }).toEqual(
        precoDaVaga({ valorGrupo: centavos(valor), lugares, taxaReduzida: false }, REGRAS_PADRAO),
      );
  });

  it('has the members that the status of each group requires, and no administrator is a member of his own group', async () => {
    const lotacao = 'grupos g join grupo_lotacao l on l.grupo_id = g.id';
    expect(await contar(`${lotacao} where g.status in (2, 3, 4, 69, 76) and l.livres > 0`)).toBe(0);
    expect(await contar(`${lotacao} where g.status in (1, 52) and l.livres = 0`)).toBe(0);
    expect(await contar(`${lotacao} where g.status in (50, 51, 55, 68, 104, 110, 111) and l.livres < l.total`)).toBe(0);
    expect(await contar(`${lotacao} where (g.status = 2) <> (l.retidas > 0)`)).toBe(0);
    expect(await contar('assinaturas')).toBeGreaterThan(GRUPOS);
    expect(
      await contar('assinaturas a join grupos g on g.id = a.grupo_id where a.usuario_id = g.administrador_id'),
    ).toBe(0);
    expect(
      await contar(
        'assinaturas a join grupos g on g.id = a.grupo_id where a.criada_em < g.criado_em or a.criada_em > now()',
      ),
    ).toBe(0);
    expect(
      (
        await linhas<{ readonly par: string }>(
          "select distinct g.status || ' ' || a.estado as par from assinaturas a join grupos g on g.id = a.grupo_id order by 1",
        )
      ).map(({ par }) => par),
    ).toEqual([
      '1 aguardandoGrupo',
      '2 aguardandoGrupo',
      '2 reservada',
      '3 aguardandoGrupo',
      '4 ativa',
      '52 ativa',
      '55 encerrada',
      '69 ativa',
      '76 ativa',
      '76 emSaida',
      '77 ativa',
    ]);
    // The cycle that is paid is this month's; a leaver leaves at its end.
    expect(
      await contar(
        'assinaturas where ciclo_fim is not null and not (current_date - 1 between ciclo_inicio - 1 and ciclo_fim)',
      ),
    ).toBe(0);
    expect(
      await contar("assinaturas where (estado = 'emSaida') <> (saida_em is not null) or saida_em <> ciclo_fim"),
    ).toBe(0);
  });

  it('breaks no foreign key, and no rule of tables, that its speed leaves aside', async () => {
    const orfas = [
      'grupos g left join usuarios u on u.id = g.administrador_id where u.id is null',
      'grupos g left join planos p on p.id = g.plano_id and p.servico_id = g.servico_id where p.id is null',
      'assinaturas a left join grupos g on g.id = a.grupo_id where g.id is null',
      'assinaturas a left join usuarios u on u.id = a.usuario_id where u.id is null',
      'vagas v left join assinaturas a on a.id = v.assinatura_id and a.grupo_id = v.grupo_id where v.assinatura_id is not null and a.id is null',
      'grupo_lotacao l left join grupos g on g.id = l.grupo_id where g.id is null',
    ];
    for (const consulta of orfas) expect(await contar(consulta), consulta).toBe(0);
    // A seat too many of one person would be a seat too few of another.
    expect(
      await contar(`assinaturas a where estado not in ('encerrada', 'cancelada')
        and a.vagas <> (select count(*) from vagas v where v.assinatura_id = a.id)`),
    ).toBe(0);
  });

  it('leaves a ledger and seats on which every invariant holds', async () => {
    await comecamOndeEstao(await todos());
    await conferirInvariantes(mundo);
  });

  it('makes groups that the product lists and shows', async () => {
    const como = await criarPessoa(mundo);
    const { corpo, status } = await mundo.chamar('getGrupos', {}, { como });
    expect(status).toBe(200);
    expect(corpo.total).toBeGreaterThan(300);
    for (const { id } of corpo.itens.slice(0, 3))
      expect((await mundo.chamar('getGrupo', { id }, { como })).status).toBe(200);
  });

  it('goes on where it was when it is run again', async () => {
    const url = mundo.config.bancoUrl;
    const pessoas = await contar('usuarios');
    const antes = await todos();
    await gerarGrupos(url, { grupos: 20, avisar });
    expect(await contar('grupos')).toBe(GRUPOS + 20);
    expect(await contar('usuarios')).toBe(pessoas);
    const agora = await todos();
    function novos(qual: keyof typeof agora) {
      return agora[qual].filter((id) => !antes[qual].includes(id));
    }
    await comecamOndeEstao({ grupo: novos('grupo'), assinatura: novos('assinatura'), credito: novos('credito') });
    await conferirInvariantes(mundo);
  });
});
