import { centavos } from '@rateia/domain/dinheiro';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, depositar } from '../../../test/construtores.ts';
import { convidarPorEmail, criarGrupoPrivado, criarLink } from '../../../test/convites.ts';
import { assinar, criarGrupo } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function ver(id: string | number, como: Pessoa) {
  return await mundo.chamar('getConvitePendente', { id: String(id) }, { como });
}
async function aceitar(id: string | number, como: Pessoa) {
  return await mundo.chamar('aceitarConviteDoGrupo', { id: String(id) }, { como });
}
async function grupoDe(id: number, como: Pessoa) {
  return (await mundo.chamar('getGrupo', { id }, { como })).status;
}
async function listar({ id, administrador: como }: { readonly id: number; readonly administrador: Pessoa }) {
  return (await mundo.chamar('getConvitesDoGrupo', { id }, { como })).corpo;
}
async function privadosDe(como: Pessoa) {
  return (await mundo.chamar('getGruposPrivados', {}, { como })).corpo.itens;
}

/** Leaves in the first 7 days, with everything back. */
async function sair(idGrupo: number, como: Pessoa): Promise<void> {
  const { corpo } = await mundo.chamar('getCancelamentoMembro', { id: idGrupo }, { como });
  const { motivos } = (await mundo.chamar('getMotivosMembro', { idGrupo }, { como })).corpo;
  const tipo = 'arrependimento';
  const totalMostrado = corpo.opcoes.find((opcao) => opcao.tipo === tipo)?.total;
  const pedido = {
    idMembro: corpo.idAssinatura,
    idGrupo,
    motivo: motivos[0]?.id,
    textoMotivo: '',
    tipo,
    totalMostrado,
  };
  expect((await mundo.chamar('cancelarMembro', pedido, { como })).status).toBe(200);
  await mundo.assentar();
}
async function comSaldo(pessoa: Pessoa): Promise<Pessoa> {
  await depositar(mundo, pessoa, centavos(500_00));
  return pessoa;
}

describe('an invitation by e-mail (REGRAS 2.26)', () => {
  it('reaches the account, shows the price, and opens the private group and its checkout', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const lia = await criarPessoa(mundo, { nome: 'Lia', sobrenome: 'Prado' });
    expect((await convidarPorEmail(mundo, grupo, lia.email)).status).toBe(200);
    expect((await titulosPara(mundo, lia)).at(-1)).toBe('Rafael Nogueira convidou você para Quadra de quinta');

    // Nothing of the group is seen before she accepts, but for the invitation.
    expect(await grupoDe(grupo.id, lia)).toBe(404);
    const convite = await ver(grupo.id, lia);
    // 24,00 ÷ 3 = 8,00; the reduced fee of 4 % is at least 1,00; friends ask for no deposit.
    expect(convite.corpo).toMatchObject({
      grupo: 'Quadra de quinta',
      convidadoPor: 'Rafael Nogueira',
      aceito: false,
      podeRecusar: true,
      vagasDisponiveis: 2,
      exigeCaucao: false,
      composicao: { parte: 800, taxa: 100, caucao: 0, totalHoje: 900, mensal: 900 },
    });
    expect(await privadosDe(lia)).toMatchObject([
      { idGrupo: grupo.id, papel: 'convidado', convidadoPor: 'Rafael Nogueira', valorMensal: 900 },
    ]);

    expect((await aceitar(grupo.id, lia)).corpo.idGrupo).toBe(grupo.id);
    expect((await titulosPara(mundo, grupo.administrador)).at(-1)).toBe(
      'Lia Prado aceitou o seu convite para Quadra de quinta',
    );
    expect(await grupoDe(grupo.id, lia)).toBe(200);
    const membro = await assinar(mundo, { idGrupo: grupo.id, pessoa: await comSaldo(lia) });
    expect(await privadosDe(membro)).toMatchObject([{ papel: 'membro', ate: null }]);
    expect((await listar(grupo)).itens).toMatchObject([
      {
        forma: 'email',
        estado: 'aceito',
        email: lia.email,
        link: null,
        convidadoPor: 'Rafael Nogueira',
        pessoas: [{ nome: 'Lia Prado', entrou: true }],
      },
    ]);
  });

  it('waits for somebody without an account through the registration', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const email = 'sem.conta@exemplo.com.br';
    await convidarPorEmail(mundo, grupo, email);
    const [mensagem] = await mensagensPara(mundo, email);
    expect(mensagem?.assunto).toBe('Rafael Nogueira convidou você para Quadra de quinta');
    const link = mensagem?.links.find((l) => l.includes('/grupo/convite/')) ?? '';
    const codigo = link.split('/').at(-1) ?? '';
    expect(codigo).toMatch(/^c[\w-]{24}$/);

    const nova = await criarPessoa(mundo, { nome: 'Nina', email });
    expect(await privadosDe(nova)).toMatchObject([{ idGrupo: grupo.id, papel: 'convidado' }]);
    // By the link of the e-mail or by the group's number: it is the same invitation, and hers alone.
    expect((await ver(codigo, nova)).corpo.grupo).toBe('Quadra de quinta');
    expect((await aceitar(codigo, nova)).status).toBe(200);
    expect((await ver(grupo.id, nova)).corpo.aceito).toBe(true);
  });

  it('is not for an address that its account has not confirmed', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const email = 'ainda.nao@exemplo.com.br';
    const intrusa = await criarPessoa(mundo, { email, validada: false });
    const { id } = (await convidarPorEmail(mundo, grupo, email)).corpo;
    expect(await privadosDe(intrusa)).toEqual([]);
    expect((await ver(grupo.id, intrusa)).erro.dados.chave).toBe('conviteNaoEncontrado');
    expect(id).toBeGreaterThan(0);
  });

  it('is sent again with another 7 days, and its older e-mail with it', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const email = 'de.novo@exemplo.com.br';
    const { id: idConvite, expiraEm } = (await convidarPorEmail(mundo, grupo, email)).corpo;
    await mundo.avancar({ dias: 6 });
    const como = grupo.administrador;
    const r = await mundo.chamar('reenviarConvite', { id: grupo.id, idConvite }, { como });
    expect(Date.parse(r.corpo.expiraEm)).toBeGreaterThan(Date.parse(expiraEm));
    expect(await mensagensPara(mundo, email)).toHaveLength(2);
    await mundo.avancar({ dias: 2 });
    expect((await listar(grupo)).itens[0]).toMatchObject({ estado: 'pendente', envios: 2 });
    await mundo.avancar({ dias: 6 });
    expect((await listar(grupo)).itens[0]).toMatchObject({ estado: 'expirado', podeReenviar: false });
  });

  it('says the same to the inviter whether or not somebody has the e-mail', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const alguem = await criarPessoa(mundo);
    const comConta = await convidarPorEmail(mundo, grupo, alguem.email);
    const semConta = await convidarPorEmail(mundo, grupo, 'ninguem.mesmo@exemplo.com.br');
    expect(Object.keys(comConta.corpo)).toEqual(Object.keys(semConta.corpo));
    await mundo.assentar();
    const [a, b] = (await listar(grupo)).itens;
    expect({ ...a, id: 0, email: '', criadoEm: '', expiraEm: '' }).toEqual({
      ...b,
      id: 0,
      email: '',
      criadoEm: '',
      expiraEm: '',
    });
  });
});

describe('a link (REGRAS 2.26)', () => {
  it('serves as many people as it has uses, under a crowd too, and each of them once', async () => {
    const grupo = await criarGrupoPrivado(mundo, { lugares: 12, totalVagas: 11, valor: 120_00 });
    const usos = 5;
    const { codigo } = await criarLink(mundo, grupo, usos);
    const pessoas = await Promise.all(Array.from({ length: 12 }, () => criarPessoa(mundo)));
    const respostas = await Promise.all(pessoas.map((pessoa) => aceitar(codigo, pessoa)));
    expect(respostas.filter((r) => r.status === 200)).toHaveLength(usos);
    for (const r of respostas.filter((x) => x.status !== 200)) expect(r.erro.dados.chave).toBe('conviteUsado');
    const [link] = (await listar(grupo)).itens;
    expect(link).toMatchObject({ estado: 'esgotado', usos, usosMaximos: usos, link: null });
    expect(link?.pessoas).toHaveLength(usos);
    const dentro = pessoas[respostas.findIndex((r) => r.status === 200)] as Pessoa;
    expect((await aceitar(codigo, dentro)).status).toBe(200);
    expect((await listar(grupo)).itens[0]?.usos).toBe(usos);
  });

  it('opened twice by one person uses one of its uses', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const { codigo } = await criarLink(mundo, grupo, 2);
    const pessoa = await criarPessoa(mundo);
    const [uma, outra] = await Promise.all([aceitar(codigo, pessoa), aceitar(codigo, pessoa)]);
    expect([uma?.status, outra?.status]).toEqual([200, 200]);
    expect((await listar(grupo)).itens[0]).toMatchObject({ usos: 1, estado: 'pendente' });
  });

  it('taken back, shows the group no more to a person who accepted it and has no seat', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const { codigo, idConvite } = await criarLink(mundo, grupo, 2);
    const fora = await criarPessoa(mundo);
    await aceitar(codigo, fora);
    const dentro = await comSaldo(await criarPessoa(mundo));
    await aceitar(codigo, dentro);
    await assinar(mundo, { idGrupo: grupo.id, pessoa: dentro });
    const como = grupo.administrador;
    expect((await mundo.chamar('retirarConvite', { id: grupo.id, idConvite }, { como })).status).toBe(204);
    expect(await grupoDe(grupo.id, fora)).toBe(404);
    expect(await grupoDe(grupo.id, dentro)).toBe(200);
    expect((await ver(codigo, fora)).erro.dados.chave).toBe('conviteRetirado');
  });

  it('ends after 7 days, and with it the right of those who did not enter', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const { codigo } = await criarLink(mundo, grupo, 1);
    const pessoa = await criarPessoa(mundo);
    await aceitar(codigo, pessoa);
    expect(await grupoDe(grupo.id, pessoa)).toBe(200);
    await mundo.avancar({ dias: REGRAS_PADRAO.convites.dias + 1 });
    expect(await grupoDe(grupo.id, pessoa)).toBe(404);
    expect((await listar(grupo)).itens[0]?.estado).toBe('expirado');
  });

  it('is not found by trying: a code that is nobody’s and a number say the same', async () => {
    const grupo = await criarGrupoPrivado(mundo);
    const { codigo } = await criarLink(mundo, grupo);
    const estranho = await criarPessoa(mundo);
    const quase = `${codigo.slice(0, -1)}${codigo.endsWith('A') ? 'B' : 'A'}`;
    const tentativas = [quase, codigo.toUpperCase(), grupo.id, grupo.id + 100_000, 'c', '0'];
    for (const tentativa of tentativas) {
      const r = await ver(tentativa, estranho);
      expect([tentativa, r.status, r.erro.dados.chave]).toEqual([tentativa, 404, 'conviteNaoEncontrado']);
    }
  });
});

describe('a private group (REGRAS 2.1, 2.4, 2.15)', () => {
  it('is on air at once, with the reduced fee and without a deposit, and no word of it is listed', async () => {
    const nome = 'Aluguel da casa da praia';
    const pedido = { nome, valor: 5_000_00, lugares: 2, totalVagas: 1, visivelRede: true };
    const grupo = await criarGrupoPrivado(mundo, pedido);
    const pagina = await mundo.chamar('getGrupo', { id: grupo.id }, { como: grupo.administrador });
    // 4 % of 2.500,00 is 100,00, and no fee is above the seat fee's 15,00.
    expect(pagina.corpo).toMatchObject({
      statusId: 1,
      visibilidade: 3,
      exigeCaucao: false,
      composicao: { parte: 2_500_00, taxa: 15_00, caucao: 0 },
    });
    const estranho = await criarPessoa(mundo);
    expect(await grupoDe(grupo.id, estranho)).toBe(404);
    const busca = await mundo.chamar('getGrupos', { busca: 'aluguel casa praia' }, { como: estranho });
    expect(busca.corpo).toMatchObject({ total: 0, itens: [] });
    expect((await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: estranho })).status).toBe(404);
    expect((await mundo.chamar('getRestricoes', { id: grupo.id }, { como: estranho })).status).toBe(404);
  });

  it('may be of a service without one of its plans', async () => {
    const { id } = await criarGrupoPrivado(mundo, { idServico: 10, idPlano: null });
    expect(id).toBeGreaterThan(0);
  });

  it('is seen again by a former member only when he is invited again', async () => {
    const grupo = await criarGrupoPrivado(mundo, { acessoImediato: true });
    const { codigo } = await criarLink(mundo, grupo, 2);
    const bia = await comSaldo(await criarPessoa(mundo));
    await aceitar(codigo, bia);
    await assinar(mundo, { idGrupo: grupo.id, pessoa: bia });
    expect(await grupoDe(grupo.id, bia)).toBe(200);
    await sair(grupo.id, bia);
    expect(await grupoDe(grupo.id, bia)).toBe(404);
    const { codigo: outro } = await criarLink(mundo, grupo);
    await mundo.avancar({ minutos: 1 });
    await aceitar(outro, bia);
    expect(await grupoDe(grupo.id, bia)).toBe(200);
  });

  it('lets only its administrator invite, and a public group too', async () => {
    const publico = await criarGrupo(mundo);
    const estranho = await criarPessoa(mundo);
    const pedido = { idGrupo: publico.id, email: 'amiga@exemplo.com.br' };
    expect((await mundo.chamar('createConvite', pedido, { como: estranho })).status).toBe(403);
    expect((await mundo.chamar('createConvite', pedido, { como: publico.administrador })).status).toBe(200);
  });
});
