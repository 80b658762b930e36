import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { codigoDe, criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso, grupoAtivo, grupoLiberado } from '../../../test/grupos.ts';

const SALDO = centavos(100_00);
let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
}, 60_000);
afterAll(async () => {
  await mundo.encerrar();
});

async function calcular() {
  return await mundo.aplicacao.tarefas.medirGrupos?.({}, { tentativa: 1, requestId: undefined });
}
async function sobre(id: number, como: Credencial) {
  return await mundo.chamar('getSobreAdministrador', { id }, { como });
}

describe('About an administrator (spec B§2 /sobre-administrador/{id}; REGRAS 2.28)', () => {
  it('is computed by a job from deliveries, answers and memberships, and open to who may join', async () => {
    const g = await grupoAtivo(mundo);
    const { id: outro } = await criarGrupo(mundo, {
      administrador: g.administrador,
      nome: 'Com vaga',
      acessoImediato: true,
    });
    await entregarAcesso(mundo, { id: outro, administrador: g.administrador });
    const caio = await assinar(mundo, { idGrupo: outro, nova: { nome: 'Caio' } });
    await mundo.chamar('confirmarAcesso', { id: outro }, { como: caio });
    const visita = await criarPessoa(mundo);
    const antes = await sobre(g.administrador.id, visita);
    expect(antes.corpo).toMatchObject({ nota: null, partes: [], calculadaEm: null, pessoasAgora: 3, gruposAtivos: 2 });
    await calcular();
    const { corpo } = await sobre(g.administrador.id, visita);
    expect(corpo).toMatchObject({ primeiroNome: 'Rafael', pessoasNoTotal: 3, grupos: [{ id: outro }] });
    expect(corpo.partes).toEqual([
      { chave: 'entrega', rotulo: 'Envia o acesso no prazo', peso: 40, valor: 100, fatos: 3 },
      { chave: 'resposta', rotulo: 'Responde a quem não entrou', peso: 20, valor: null, fatos: 0 },
      { chave: 'semDevolucao', rotulo: 'Ninguém recebeu de volta por culpa dele', peso: 20, valor: null, fatos: 0 },
      { chave: 'permanencia', rotulo: 'Quem entra fica', peso: 15, valor: null, fatos: 0 },
      { chave: 'tempo', rotulo: 'Tempo com grupos', peso: 5, valor: 0, fatos: 0 },
    ]);
    // (40 × 1 + 5 × 0) ÷ 45 = 89
    expect(corpo.nota).toBe(89);
  });

  it('access that never came, and a member without an answer, lower it; the next day only', async () => {
    const g = await grupoLiberado(mundo);
    await mundo.chamar(
      'updateDadosAcesso',
      { idGrupo: g.id, campos: { login: 'a@exemplo.com.br', senha: 'x' } },
      { como: g.administrador },
    );
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.joao });
    await calcular();
    expect((await sobre(g.administrador.id, g.joao)).corpo.partes.slice(0, 2)).toMatchObject([
      { valor: 100, fatos: 2 },
      { valor: null, fatos: 0 },
    ]);
    await mundo.chamar('contestarAcesso', { id: g.id, motivo: 'outro' }, { como: g.bia });
    await mundo.avancar({ horas: 1 });
    await calcular();
    expect((await sobre(g.administrador.id, g.joao)).corpo.partes[1]).toMatchObject({ valor: null, fatos: 0 });
    await mundo.avancar({ dias: 4 });
    await calcular();
    const { corpo } = await sobre(g.administrador.id, g.joao);
    expect(corpo.partes).toMatchObject([
      { chave: 'entrega', fatos: 2 },
      { valor: 0, fatos: 1 },
      { valor: 0, fatos: 1 },
      { valor: 0, fatos: 1 },
      {},
    ]);
  });

  it('does not exist for a stranger when nothing is on offer, nor for a person who administers nothing', async () => {
    const g = await grupoAtivo(mundo);
    const estranho = await criarPessoa(mundo);
    const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
    expect((await sobre(g.administrador.id, estranho)).erro.dados.chave).toBe('naoEncontrado');
    expect((await sobre(estranho.id, g.bia)).erro.dados.chave).toBe('naoEncontrado');
    expect((await sobre(g.administrador.id, g.bia)).status).toBe(200);
    expect((await sobre(g.administrador.id, g.administrador)).status).toBe(200);
    expect((await sobre(g.administrador.id, suporte)).status).toBe(200);
  });
});

describe('Discovery (spec B§7 grupo/mais-procurados, grupo/descobrir, grupo/rede)', () => {
  async function ids(nome: 'getMaisProcurados' | 'descobrirGrupos' | 'getGruposDaRede', como: Credencial) {
    return (await mundo.chamar(nome, {}, { como })).corpo.itens.map(({ id, motivo }) => [id, motivo]);
  }

  it('most wanted: people of seven days against free seats, counted by the job; the owner’s own looks are none', async () => {
    const procurado = await criarGrupo(mundo, { nome: 'Procurado' });
    const quieto = await criarGrupo(mundo, { nome: 'Quieto' });
    const pessoas = await Promise.all([1, 2].map(async () => await criarPessoa(mundo)));
    async function ver(idGrupo: number, como: Credencial) {
      return await mundo.chamar('createVisualizacao', { idGrupo }, { como });
    }
    for (const como of pessoas) await ver(procurado.id, como);
    await ver(quieto.id, quieto.administrador);
    const eu = await criarPessoa(mundo);
    await mundo.avancar({ horas: 2 });
    await calcular();
    const lista = await ids('getMaisProcurados', eu);
    expect(lista).toContainEqual([procurado.id, '2 pessoas viram em 7 dias, 2 vagas']);
    expect(lista.map(([id]) => id)).not.toContain(quieto.id);
    expect((await ids('getMaisProcurados', procurado.administrador)).map(([id]) => id)).not.toContain(procurado.id);
    // Counted anew a week later, nobody looked.
    await mundo.avancar({ dias: 8 });
    await calcular();
    expect((await ids('getMaisProcurados', eu)).map(([id]) => id)).not.toContain(procurado.id);
  });

  it('to discover: of the kinds that the reader has or saw, without what he saw, has or administers', async () => {
    const visto = await criarGrupo(mundo, { nome: 'Já visto' });
    const novo = await criarGrupo(mundo, { nome: 'Não visto' });
    const eu = await criarPessoa(mundo, { saldo: SALDO });
    await mundo.chamar('createVisualizacao', { idGrupo: visto.id }, { como: eu });
    await mundo.avancar({ horas: 2 });
    await calcular();
    const lista = await ids('descobrirGrupos', eu);
    expect(lista).toContainEqual([novo.id, 'Você ainda não viu']);
    expect(lista.map(([id]) => id)).not.toContain(visto.id);
    // He takes a seat of that service: of it there is nothing to discover.
    await assinar(mundo, { idGrupo: visto.id, pessoa: eu });
    expect(await ids('descobrirGrupos', eu)).toEqual([]);
  });

  it('network: what a connection administers; a member’s group only where it lets the network see it', async () => {
    const [eu, ana, beto] = [
      await criarPessoa(mundo),
      await criarPessoa(mundo, { nome: 'Ana' }),
      await criarPessoa(mundo, { nome: 'Beto', saldo: SALDO }),
    ];
    const daAna = await criarGrupo(mundo, { administrador: ana, nome: 'Da Ana' });
    const mostra = await criarGrupo(mundo, { nome: 'Mostra', visivelRede: true, acessoImediato: true });
    const esconde = await criarGrupo(mundo, { nome: 'Esconde', acessoImediato: true });
    for (const outro of [ana, beto]) {
      const codigo = await codigoDe(mundo, outro);
      await mundo.chamar('convidarParaRede', { idUsuario: outro.id, codigo }, { como: eu });
      await mundo.chamar('aceitarConvite', { idUsuario: eu.id }, { como: outro });
    }
    for (const { id } of [mostra, esconde]) await assinar(mundo, { idGrupo: id, pessoa: beto });
    expect(await ids('getGruposDaRede', eu)).toEqual([
      [mostra.id, 'Beto está aqui'],
      [daAna.id, 'Ana administra'],
    ]);
    await mundo.chamar('bloquearNaRede', { idUsuario: ana.id }, { como: eu });
    expect(await ids('getGruposDaRede', eu)).toEqual([[mostra.id, 'Beto está aqui']]);
  });
});
