import type { NomeChamada } from '@rateia/contracts/todas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { titulosPara } from '../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { codigoDe, criarCatalogo, criarPessoa } from '../../test/construtores.ts';
import { assinar, criarGrupo } from '../../test/grupos.ts';
import { montados } from '../../test/trilhas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function convite(de: Pessoa, para: Pessoa) {
  return await mundo.chamar(
    'convidarParaRede',
    { idUsuario: para.id, codigo: await codigoDe(mundo, para) },
    { como: de },
  );
}
async function mover(nome: NomeChamada, de: Pessoa, para: { readonly id: number }) {
  return await mundo.chamar(nome, { idUsuario: para.id }, { como: de });
}
async function redeDe(como: Pessoa) {
  return (await mundo.chamar('getRede', {}, { como })).corpo;
}
async function duas(): Promise<[Pessoa, Pessoa]> {
  return [
    await criarPessoa(mundo, { nome: 'Beatriz', sobrenome: 'Lima' }),
    await criarPessoa(mundo, { nome: 'Caio', sobrenome: 'Prado' }),
  ];
}
async function linhaDoPar(a: Pessoa, b: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('conexoes')
    .selectAll()
    .where('menor_id', '=', Math.min(a.id, b.id))
    .where('maior_id', '=', Math.max(a.id, b.id))
    .execute();
}

describe('invitations (spec A§2 /rede; A§3 conectarRede 264)', () => {
  it('reach the other one, by e-mail too, and connect both when accepted', async () => {
    const [bia, caio] = await duas();
    expect((await convite(bia, caio)).corpo).toEqual({ situacao: 'enviado' });
    expect((await redeDe(bia)).enviados.map(({ nome }) => nome)).toEqual(['Caio P.']);
    expect(await redeDe(caio)).toMatchObject({
      conexoes: [],
      recebidos: [{ id: bia.id, nome: 'Beatriz L.', relacionamento: 168 }],
    });
    expect((await titulosPara(mundo, caio)).at(-1)).toBe('Beatriz quer se conectar com você');
    expect((await mover('aceitarConvite', caio, bia)).corpo).toEqual({ situacao: 'conectada' });
    expect((await redeDe(bia)).conexoes).toEqual([
      {
        id: caio.id,
        nome: 'Caio Prado',
        imagem: null,
        desde: expect.any(String),
        situacao: 'conectada',
        relacionamento: 168,
        gruposEmComum: 0,
        amigosEmComum: 0,
      },
    ]);
    expect((await titulosPara(mundo, bia)).at(-1)).toBe('Você e Caio estão conectados');
    expect((await linhaDoPar(bia, caio)).length).toBe(1);
  });

  it('that cross connect at once, also when both are sent in the same moment, in one row', async () => {
    const [bia, caio] = await duas();
    const situacoes = await Promise.all([convite(bia, caio), convite(caio, bia)]);
    expect(situacoes.map(({ corpo }) => corpo.situacao).sort()).toEqual(['conectada', 'enviado']);
    expect((await linhaDoPar(bia, caio)).map(({ estado }) => estado)).toEqual(['conectada']);
  });

  it('cannot be accepted by their sender, or by a third person', async () => {
    const [bia, caio] = await duas();
    const estranha = await criarPessoa(mundo);
    await convite(bia, caio);
    expect((await mover('aceitarConvite', bia, caio)).erro.dados.chave).toBe('transicaoRecusada');
    expect((await mover('aceitarConvite', estranha, bia)).erro.dados.chave).toBe('transicaoRecusada');
    expect((await linhaDoPar(bia, caio))[0]?.estado).toBe('pendente');
  });

  it('still look sent to their sender after a refusal, and reach the other person again only after 30 days', async () => {
    const [bia, caio] = await duas();
    await convite(bia, caio);
    expect((await mover('recusarConvite', caio, bia)).corpo).toEqual({ situacao: 'nenhuma' });
    expect((await redeDe(bia)).enviados.length).toBe(1);
    expect((await mover('cancelarConvite', bia, caio)).corpo).toEqual({ situacao: 'nenhuma' });
    expect((await redeDe(bia)).enviados).toEqual([]);
    expect((await convite(bia, caio)).corpo).toEqual({ situacao: 'enviado' });
    expect((await redeDe(caio)).recebidos).toEqual([]);
    // The person who refused may change his mind at any time.
    expect((await convite(caio, bia)).corpo).toEqual({ situacao: 'enviado' });
    expect((await mover('aceitarConvite', bia, caio)).corpo).toEqual({ situacao: 'conectada' });
  });

  it('are at most 20 a day', async () => {
    const de = await criarPessoa(mundo);
    const { db } = mundo.aplicacao.deps;
    await db
      .insertInto('rede_usos')
      .values(Array.from({ length: 20 }, () => ({ usuario_id: de.id, tipo: 'convite', em: mundo.agora() })))
      .execute();
    const [, caio] = await duas();
    const { status, erro } = await convite(de, caio);
    expect([status, erro.message]).toEqual([
      400,
      'Você já enviou 20 convites nas últimas 24 horas. Tente de novo amanhã.',
    ]);
    expect((await mundo.chamar('convidarPorContato', { contato: caio.email }, { como: de })).status).toBe(400);
  });

  it('to an unknown account, to oneself and to an account that takes no part get the same answer', async () => {
    const [bia] = await duas();
    const nova = await criarPessoa(mundo, { validada: false });
    for (const id of [99_999_999, bia.id, nova.id])
      expect((await mover('convidarParaRede', bia, { id })).erro.dados.chave).toBe('naoEncontrado');
  });
});

describe('a person’s name and face by counting ids (ASVS 8.2.2; REGRAS 2.21)', () => {
  it('are told by no invitation and no block, and the page is not there', async () => {
    const [bia, caio] = await duas();
    for (const nome of ['convidarParaRede', 'bloquearNaRede'] as const)
      expect((await mover(nome, bia, caio)).erro.dados.chave).toBe('naoEncontrado');
    expect(await redeDe(bia)).toMatchObject({ enviados: [], bloqueadas: [] });
    expect((await mundo.chamar('getInformacoes', { usuarioId: caio.id }, { como: bia })).status).toBe(404);
    expect(
      (await mundo.chamar('convidarParaRede', { idUsuario: caio.id, codigo: '0000000000' }, { como: bia })).status,
    ).toBe(404);
  });

  it('are told between people with a tie or a common group, and of a person who offers a listed one', async () => {
    const [bia, caio] = await duas();
    async function pagina(de: Pessoa, para: Pessoa) {
      return (await mundo.chamar('getInformacoes', { usuarioId: para.id }, { como: de })).status;
    }
    await convite(bia, caio);
    expect([await pagina(bia, caio), await pagina(caio, bia)]).toEqual([200, 200]);
    const { id, administrador } = await criarGrupo(mundo);
    expect(await pagina(bia, administrador)).toBe(200);
    const [um, outro] = [await assinar(mundo, { idGrupo: id }), await assinar(mundo, { idGrupo: id })];
    await mundo.chamar('liberarGrupo', { id }, { como: administrador });
    await mundo.assentar();
    expect([await pagina(um, outro), await pagina(administrador, um), await pagina(bia, um)]).toEqual([200, 200, 404]);
  });

  it('a person who chose to be found may be invited by anybody who finds him', async () => {
    const [bia, caio] = await duas();
    await mundo.chamar('updateVisibilidade', { apareceNaBusca: true }, { como: caio });
    expect((await mover('convidarParaRede', bia, caio)).status).toBe(200);
  });
});

describe('invitations by e-mail or phone (ASVS 6.3.8)', () => {
  it('get the same answer whether or not an account has the contact, and show the inviter no person', async () => {
    const [bia, caio] = await duas();
    const respostas: { readonly status: number; readonly bruto: string }[] = [];
    for (const contato of [caio.email, 'ninguem@exemplo.com.br', caio.telefone, '11900000000', bia.email])
      respostas.push(await mundo.chamar('convidarPorContato', { contato }, { como: bia }));
    expect(respostas.map(({ status, bruto }) => [status, bruto])).toEqual(Array.from({ length: 5 }, () => [204, '']));
    await mundo.assentar();
    expect(await redeDe(bia)).toMatchObject({ enviados: [], conexoes: [] });
    expect((await redeDe(caio)).recebidos.map(({ id }) => id)).toEqual([bia.id]);
    expect((await mundo.chamar('buscarNaRede', { busca: caio.email }, { como: bia })).corpo).toEqual({
      tipo: 'email',
      itens: [],
    });
    await mover('aceitarConvite', caio, bia);
    expect((await redeDe(bia)).conexoes.map(({ id }) => id)).toEqual([caio.id]);
  });
});

describe('search (spec A§2 /perfil/rede/buscar)', () => {
  it('finds by name only people who chose to be found, or whom one may know', async () => {
    const [bia] = await duas();
    const [escondida, visivel] = [
      await criarPessoa(mundo, { nome: 'Quitéria', sobrenome: 'Nunes' }),
      await criarPessoa(mundo, { nome: 'Quitéria', sobrenome: 'Alves' }),
    ];
    await mundo.chamar('updateVisibilidade', { apareceNaBusca: true }, { como: visivel });
    async function buscar() {
      return (await mundo.chamar('buscarNaRede', { busca: 'quiteria' }, { como: bia })).corpo.itens;
    }
    expect((await buscar()).map(({ id, nome }) => [id, nome])).toEqual([[visivel.id, 'Quitéria A.']]);
    const { id: idGrupo } = await criarGrupo(mundo, { administrador: escondida });
    const comSaldo = await criarPessoa(mundo, { saldo: centavos(50_000) });
    await assinar(mundo, { idGrupo, pessoa: comSaldo });
    await mundo.chamar('liberarGrupo', { id: idGrupo }, { como: escondida });
    await mundo.aplicacao.deps.db
      .updateTable('grupos')
      .set({ assinado_em: mundo.agora() })
      .where('id', '=', idGrupo)
      .execute();
    await mundo.aplicacao.deps.db
      .updateTable('assinaturas')
      .set({ entrada_em: mundo.agora() })
      .where('grupo_id', '=', idGrupo)
      .execute();
    const { corpo } = await mundo.chamar('buscarNaRede', { busca: 'QUITÉRIA N' }, { como: comSaldo });
    expect(corpo.itens.map(({ id, gruposEmComum }) => [id, gruposEmComum])).toEqual([[escondida.id, 1]]);
  });

  it('finds the person with exactly this referral code', async () => {
    const [bia, caio] = await duas();
    const { codIndicacao } = (await mundo.chamar('getUsuario', {}, { como: caio })).corpo;
    const { corpo } = await mundo.chamar('buscarNaRede', { busca: codIndicacao.toLowerCase() }, { como: bia });
    expect(corpo).toMatchObject({ tipo: 'codigo', itens: [{ id: caio.id, nome: 'Caio P.' }] });
  });

  it('is refused after 60 in an hour', async () => {
    const de = await criarPessoa(mundo);
    await mundo.aplicacao.deps.db
      .insertInto('rede_usos')
      .values(Array.from({ length: 60 }, () => ({ usuario_id: de.id, tipo: 'busca', em: mundo.agora() })))
      .execute();
    const { status, cabecalhos } = await mundo.chamar('buscarNaRede', { busca: 'ana' }, { como: de });
    expect([status, Number(cabecalhos['retry-after']) > 3_000]).toEqual([429, true]);
  });
});

describe('blocking (spec A§2 /rede)', () => {
  it('makes each disappear for the other, and does not bring the connection back', async () => {
    const [bia, caio] = await duas();
    await mundo.chamar('updateVisibilidade', { apareceNaBusca: true }, { como: bia });
    await convite(bia, caio);
    await mover('aceitarConvite', caio, bia);
    expect((await mover('bloquearNaRede', bia, caio)).corpo).toEqual({ situacao: 'bloqueada' });
    expect(await redeDe(caio)).toMatchObject({ conexoes: [], recebidos: [], enviados: [], bloqueadas: [] });
    expect(
      (await mundo.chamar('buscarNaRede', { busca: 'Beatriz' }, { como: caio })).corpo.itens.some(
        ({ id }) => id === bia.id,
      ),
    ).toBe(false);
    for (const nome of ['convidarParaRede', 'removerDaRede', 'desbloquearNaRede', 'bloquearNaRede'] as const)
      expect((await mover(nome, caio, bia)).erro.dados.chave).toBe('naoEncontrado');
    expect((await mundo.chamar('getInformacoes', { usuarioId: bia.id }, { como: caio })).status).toBe(404);
    expect((await mundo.chamar('getInformacoes', { usuarioId: caio.id }, { como: bia })).corpo.situacaoNaRede).toBe(
      'bloqueada',
    );
    expect((await mover('desbloquearNaRede', bia, caio)).corpo).toEqual({ situacao: 'nenhuma' });
    expect(await redeDe(bia)).toMatchObject({ conexoes: [], bloqueadas: [] });
  });
});

describe('a connection (spec B§3 relacionamento)', () => {
  it('has a relationship that either may say, and ends for both', async () => {
    const [bia, caio] = await duas();
    await convite(bia, caio);
    function dizer(como: Pessoa, outro: Pessoa, relacionamento: number) {
      return mundo.chamar('updateRelacionamento', { idUsuario: outro.id, relacionamento }, { como });
    }
    expect((await dizer(bia, caio, 1_001)).status).toBe(404);
    await mover('aceitarConvite', caio, bia);
    expect((await dizer(caio, bia, 1_001)).corpo).toMatchObject({ id: bia.id, relacionamento: 1_001 });
    expect((await dizer(caio, bia, 5)).status).toBe(422);
    expect((await redeDe(bia)).conexoes[0]?.relacionamento).toBe(1_001);
    expect((await mover('removerDaRede', caio, bia)).corpo).toEqual({ situacao: 'nenhuma' });
    expect((await redeDe(bia)).conexoes).toEqual([]);
    const trilha = await mundo.aplicacao.deps.db
      .selectFrom('transicoes')
      .select(['evento', 'para'])
      .where('entidade', '=', 'conexao')
      .where('entidade_id', '=', (await linhaDoPar(bia, caio))[0]?.id ?? 0)
      .orderBy('id')
      .execute();
    expect(trilha.map(({ evento, para }) => `${evento} ${para}`)).toEqual([
      'convidar pendente',
      'aceitar conectada',
      'remover desfeita',
    ]);
  });

  it('is one row a pair: the database refuses another order, another state, and a block without a holder', async () => {
    const [bia, caio] = await duas();
    const { db } = mundo.aplicacao.deps;
    const base = {
      menor_id: bia.id,
      maior_id: caio.id,
      estado: 'pendente',
      convidada_por: bia.id,
      criada_em: mundo.agora(),
      mudou_em: mundo.agora(),
    };
    function inserir(mais: Partial<typeof base>) {
      return db
        .insertInto('conexoes')
        .values({ ...base, ...mais })
        .execute();
    }
    await expect(inserir({ menor_id: caio.id, maior_id: bia.id })).rejects.toMatchObject({ code: '23514' });
    await expect(inserir({ estado: 'amigas' })).rejects.toMatchObject({ code: '23514' });
    await expect(inserir({ estado: 'bloqueada' })).rejects.toMatchObject({ code: '23514' });
    await inserir({});
    await montados(db, 'conexao', 'todos');
    await expect(inserir({})).rejects.toMatchObject({ code: '23505' });
  });
});
