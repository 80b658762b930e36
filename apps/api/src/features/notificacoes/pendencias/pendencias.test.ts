import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { formatarReais } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { MENSALIDADE } from '../../../test/carteira.ts';
import { ligarWebhook } from '../../../test/checkout.ts';
import { confirmarIdentidade, criarPessoa } from '../../../test/construtores.ts';
import { devolucaoQueFalhou } from '../../../test/dinheiro-parado.ts';
import { criarGrupo, entregarAcesso, grupoLiberado } from '../../../test/grupos.ts';
import { criarIdentidadeEmAnalise } from '../../../test/identidade.ts';
import { pendenciasDe, quemDeve } from '../../../test/pendencias.ts';
import { montados } from '../../../test/trilhas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

async function nomeDe(grupoId: number): Promise<string> {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('grupos')
      .select('nome')
      .where('id', '=', grupoId)
      .executeTakeFirstOrThrow()
  ).nome;
}

describe('GET /notificacao/pendencia (spec A§7; REGRAS 1)', { timeout: 60_000 }, () => {
  it('is empty for a person who owes nothing, and refused without a session', async () => {
    expect(await pendenciasDe(mundo, await criarPessoa(mundo))).toEqual([]);
    expect((await mundo.chamar('getPendencias')).status).toBe(401);
  });

  it('an overdue invoice is critical and bursts, until it is paid', async () => {
    const { membro, vencimento, fatura } = await quemDeve(mundo);
    expect(await pendenciasDe(mundo, membro)).toEqual([
      {
        id: `faturaEmAtraso-${fatura.id}`,
        tipo: 2,
        titulo: `Fatura em atraso: ${await nomeDe(membro.grupo.id)}`,
        mensagem: `A fatura de ${formatarReais(MENSALIDADE)} venceu em ${formatarDia(vencimento)}. Pague para não perder o acesso.`,
        link: `/carteira/fatura/resumo/${fatura.id}`,
        bursting: true,
      },
    ]);
    expect(await pendenciasDe(mundo, await criarPessoa(mundo))).toEqual([]);
    await mundo.aplicacao.deps.db.updateTable('faturas').set({ status: 19 }).where('id', '=', fatura.id).execute();
    await montados(mundo.aplicacao.deps.db, 'fatura', [fatura.id]);
    expect(await pendenciasDe(mundo, membro)).toEqual([]);
  });

  it('access that is due today is listed; once it is late it is critical and bursts; sent, it is gone', async () => {
    const g = await grupoLiberado(mundo);
    const { db } = mundo.aplicacao.deps;
    async function devidoAte(quando: string) {
      return await db
        .updateTable('assinaturas')
        .set({ acesso_devido_ate: quando })
        .where('grupo_id', '=', g.id)
        .execute();
    }
    await devidoAte(inicioDoDia(somarDias(diaDe(mundo.agora()), 2)));
    expect(await pendenciasDe(mundo, g.administrador)).toEqual([]);
    const passou = Date.parse(mundo.agora()) - 60_000;
    await db
      .updateTable('assinaturas')
      .set({ acesso_devido_ate: new Date(passou).toISOString() })
      .where('id', '=', g.bia.assinaturaId)
      .execute();
    expect(await pendenciasDe(mundo, g.administrador)).toEqual([
      {
        id: `acessoAtrasado-${g.id}-${passou}`,
        tipo: 2,
        titulo: 'Acesso atrasado: Beatriz',
        mensagem:
          'O prazo para enviar o acesso de Família do Cine passou. Quem não recebe é reembolsado e sai do grupo.',
        link: `/grupo/admin/${g.id}/enviar`,
        bursting: true,
      },
    ]);
    await devidoAte(new Date(Date.parse(inicioDoDia(somarDias(diaDe(mundo.agora()), 1))) - 1_000).toISOString());
    expect(await pendenciasDe(mundo, g.administrador)).toMatchObject([
      { id: `acessoDeHoje-${g.id}`, tipo: 1, titulo: 'Envie hoje o acesso de 2 pessoas', bursting: false },
    ]);
    await entregarAcesso(mundo, g);
    expect(await pendenciasDe(mundo, g.administrador)).toEqual([]);
  });

  it('a group that waits for edits bursts once, with its deadline', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const { db } = mundo.aplicacao.deps;
    const desde = mundo.agora();
    await db.updateTable('grupos').set({ status: 68, status_desde: desde }).where('id', '=', id).execute();
    const [pendencia] = await pendenciasDe(mundo, administrador);
    const ate = formatarDia(somarDias(diaDe(mundo.agora()), 7));
    expect(pendencia).toEqual({
      id: `grupoComAjustes-${id}-${Date.parse(desde)}`,
      tipo: 1,
      titulo: 'Faça os ajustes pedidos em Família do Cine',
      mensagem: `A nossa equipe pediu mudanças antes de publicar o grupo, até ${ate}.`,
      link: `/grupo/admin/${id}`,
      bursting: true,
    });
    await db.updateTable('grupos').set({ status: 3 }).where('id', '=', id).execute();
    expect(await pendenciasDe(mundo, administrador)).toMatchObject([
      { id: `servicoAAssinar-${id}`, link: `/grupo/admin/${id}/liberar`, bursting: false },
    ]);
    await db.updateTable('grupos').set({ status: 1 }).where('id', '=', id).execute();
    await montados(db, 'grupo', [id]);
  });

  it('a withdrawal that came back waits until there is another one', async () => {
    const eu = await criarPessoa(mundo);
    const { db } = mundo.aplicacao.deps;
    async function inserir(estado: string) {
      return await db
        .insertInto('retiradas')
        .values({
          id_envio: `envio${eu.id}${estado}`,
          usuario_id: eu.id,
          tipo: 1,
          valor: 50_00,
          estado,
          criada_em: mundo.agora(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    }
    const { id } = await inserir('devolvida');
    expect(await pendenciasDe(mundo, eu)).toMatchObject([
      {
        id: `retiradaDevolvida-${id}`,
        tipo: 1,
        titulo: 'Sua retirada voltou',
        link: '/carteira/retirada/valor',
        bursting: true,
      },
    ]);
    await inserir('cancelada');
    expect(await pendenciasDe(mundo, eu)).toHaveLength(1);
    await inserir('aguardandoPin');
    expect(await pendenciasDe(mundo, eu)).toEqual([]);
    const feitas = await db.selectFrom('retiradas').select('id').where('usuario_id', '=', eu.id).execute();
    await montados(
      db,
      'retirada',
      feitas.map((r) => r.id),
    );
  });

  it.each([
    ['pedirNovamente', 'identidadeDeNovo', '/validacao-conta/'],
    ['recusada', 'identidadeRecusada', '/validacao-conta/'],
    ['expirada', 'identidadeParada', '/cadastro/documento'],
  ] as const)('an identity that is %s is listed, and bursts over nothing', async (estado, nome, link) => {
    const eu = await criarPessoa(mundo);
    const { validacao } = await criarIdentidadeEmAnalise(mundo, eu);
    expect(await pendenciasDe(mundo, eu)).toEqual([]);
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('validacoes_conta')
      .set({ estado, decidida_em: estado === 'recusada' ? mundo.agora() : null })
      .where('id_publico', '=', validacao)
      .execute();
    await montados(db, 'validacaoConta', 'todos');
    expect(await pendenciasDe(mundo, eu)).toMatchObject([
      {
        id: expect.stringMatching(new RegExp(`^${nome}-\\d+$`)),
        tipo: 1,
        link: expect.stringContaining(link),
        bursting: false,
      },
    ]);
    await confirmarIdentidade(mundo, eu);
    expect(await pendenciasDe(mundo, eu)).toEqual([]);
  });

  it('an account with steps missing says which, in one pendency', async () => {
    const nova = await criarPessoa(mundo, { validada: false });
    expect(await pendenciasDe(mundo, nova)).toEqual([
      {
        id: `cadastroIncompleto-${nova.id}`,
        tipo: 1,
        titulo: 'Complete o seu cadastro',
        mensagem:
          'Falta confirmar o e-mail, confirmar o telefone e informar CPF e data de nascimento. Sem isso não dá para entrar em grupos, criar o seu nem retirar dinheiro.',
        link: '/cadastro/pendencias',
        bursting: false,
      },
    ]);
  });

  it('a return that the bank did not make is told to the payer', async () => {
    const { cpf } = await criarPessoa(mundo);
    const { pessoa, id } = await devolucaoQueFalhou(mundo, { valor: 20_00, cpf });
    expect(await pendenciasDe(mundo, pessoa)).toMatchObject([
      { id: `devolucaoParada-${id}`, tipo: 1, link: '/perfil/relatar-problema', bursting: false },
    ]);
  });

  it('tells the critical first', async () => {
    const { membro } = await quemDeve(mundo);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('usuarios').set({ telefone_verificado_em: null }).where('id', '=', membro.id).execute();
    expect((await pendenciasDe(mundo, membro)).map(({ tipo }) => tipo)).toEqual([2, 1]);
  });
});
