import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { comLoterias } from '../../../test/boloes.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { grupoAtivo } from '../../../test/grupos.ts';
import { confirmarIdentidade, enviarImagens } from '../../../test/identidade.ts';
import { PRIMEIROS_TERMOS } from '../../../test/termos.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { exigirValidacoes, pendenciasDe } from '../index.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function novata() {
  return await criarPessoa(mundo, { validada: false });
}

describe('pendencies (spec A§7 cadastro/pendente; A§8 validacaoObrigatoriaException)', () => {
  it('lists what the account still has to validate', async () => {
    const { corpo } = await mundo.chamar('getCadastroPendente', {}, { como: await novata() });
    expect(corpo.pendencias.map(({ tipo, link }) => [tipo, link])).toEqual([
      [2, '/cadastro/email/pin'],
      [1, '/cadastro/telefone'],
      [3, '/cadastro/dados-fiscais'],
    ]);
  });

  it('has document and selfie apart, and the item of the validation under way (spec A§3)', async () => {
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await mundo.chamar('getCadastroPendente', {}, { como: pessoa });
    expect(corpo).toEqual({
      pendencias: [],
      identidade: [
        { tipo: 5, descricao: 'Enviar um documento', link: '/cadastro/documento' },
        { tipo: 4, descricao: 'Enviar uma selfie', link: '/cadastro/documento-self' },
      ],
      validacao: {
        telefone: expect.stringContaining('*****'),
        email: pessoa.email,
        tipoDocumento: null,
        tipoDocumentoDescricao: null,
        quantidade: 0,
      },
    });
    await enviarImagens(mundo, pessoa);
    const depois = await mundo.chamar('getCadastroPendente', {}, { como: pessoa });
    expect(depois.corpo.identidade.map(({ tipo }) => tipo)).toEqual([4]);
    expect(depois.corpo.validacao).toMatchObject({
      tipoDocumento: 1,
      tipoDocumentoDescricao: 'RG ou carteira de identidade nacional',
      quantidade: 2,
    });
    await confirmarIdentidade(mundo, pessoa);
    expect((await mundo.chamar('getCadastroPendente', {}, { como: pessoa })).corpo.identidade).toEqual([]);
  });

  it('stops an action that needs them, with the list', async () => {
    const { db } = mundo.aplicacao.deps;
    const pessoa = await novata();
    const erro: unknown = await exigirValidacoes(db, pessoa.id, ['telefone', 'dadosFiscais']).catch((e: unknown) => e);
    expect(erro).toBeInstanceOf(ErroDeCatalogo);
    expect(erro).toMatchObject({ chave: 'validacaoObrigatoria', dados: { pendencias: [{ tipo: 1 }, { tipo: 3 }] } });
    expect((await pendenciasDe(db, pessoa.id)).length).toBe(3);
    await exigirValidacoes(db, (await criarPessoa(mundo)).id, ['telefone', 'email', 'dadosFiscais']);
  });
});

describe('terms (spec A§2 /termo-uso, A§4 Session)', () => {
  it('are public', async () => {
    const { status, corpo } = await mundo.chamar('getTermos');
    expect([status, corpo]).toMatchObject([
      200,
      { versao: PRIMEIROS_TERMOS, mudancas: '', vigenteDesde: '2026-01-01' },
    ]);
    expect(corpo.secoes[0]?.titulo).toBe('O que a Rateia faz');
    for (const { titulo, texto } of corpo.secoes) expect(titulo.length * texto.length).toBeGreaterThan(0);
  });

  it('are accepted once, in the version in force', async () => {
    const pessoa = await novata();
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).corpo.aceitaTermos).toBe(false);
    expect((await mundo.chamar('aceitarTermos', { versao: '0' }, { como: pessoa })).status).toBe(409);
    for (let n = 0; n < 2; n += 1)
      expect(
        (await mundo.chamar('aceitarTermos', { versao: PRIMEIROS_TERMOS }, { como: pessoa })).corpo.aceitaTermos,
      ).toBe(true);
    const aceites = await mundo.aplicacao.deps.db
      .selectFrom('aceites')
      .selectAll()
      .where('usuario_id', '=', pessoa.id)
      .execute();
    expect(aceites).toHaveLength(1);
    expect(
      (
        await mundo.aplicacao.deps.sessoes.ler(
          (
            await mundo.aplicacao.deps.db
              .selectFrom('sessoes')
              .select('id')
              .where('usuario_id', '=', pessoa.id)
              .executeTakeFirstOrThrow()
          ).id,
        )
      )?.termosEmDia,
    ).toBe(true);
  });
});

describe('GET usuario (spec A§3 Logged-in user)', () => {
  it('answers the whole person, the phone masked and nothing that is not in the contract', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Bia', sobrenome: 'Lima', papeis: ['suporte'] });
    const { corpo } = await mundo.chamar('getUsuario', {}, { como: pessoa });
    expect(corpo).toEqual({
      id: pessoa.id,
      idHash: expect.any(String),
      primeiroNome: 'Bia',
      nome: 'Bia Lima',
      sobreNome: 'Lima',
      email: pessoa.email,
      telefone: `(11) *****-${pessoa.telefone.slice(7)}`,
      aceitaTermos: true,
      imagem: null,
      codIndicacao: expect.stringMatching(/^[0-9A-F]{10}$/),
      valido: true,
      telefoneVerificado: true,
      emailVerificado: true,
      identidadeVerificada: false,
      twfaHabilitado: false,
      dadosFiscais: true,
      nickName: null,
      isMBA: false,
      isMBH: false,
      isADA: false,
      isADH: false,
      comprasFeitas: 0,
      restricao: null,
      notificacoesNaoLidas: 0,
      loginSomenteSocial: true,
      convertido: false,
      indicado: false,
      mkId: null,
      acessouRecomendados: false,
      redirectPosValidacao: null,
      valorEconomia: [],
      exclusaoEm: null,
      papeis: ['suporte'],
      boloes: false,
      plus: false,
    });
  });

  it('offers pools where lotteries are switched on, and to nobody known to be under 18 (REGRAS 2.12)', async () => {
    const como = await criarPessoa(mundo);
    const { db, cifra } = mundo.aplicacao.deps;
    await comLoterias(mundo, async () => {
      expect((await mundo.chamar('getUsuario', {}, { como })).corpo.boloes).toBe(true);
      await db
        .updateTable('usuarios')
        .set({ nascimento_cifrado: cifra.cifrar('2015-01-01', CONTEXTO.nascimento) })
        .where('id', '=', como.id)
        .execute();
      expect((await mundo.chamar('getUsuario', {}, { como })).corpo.boloes).toBe(false);
    });
  });

  it('derives what the person is and was in groups', async () => {
    await criarCatalogo(mundo);
    const { administrador, bia } = await grupoAtivo(mundo);
    const dele = await mundo.chamar('getUsuario', {}, { como: bia });
    expect(dele.corpo).toMatchObject({ isMBA: true, isMBH: true, isADA: false, isADH: false, comprasFeitas: 1 });
    const doAdministrador = await mundo.chamar('getUsuario', {}, { como: administrador });
    expect(doAdministrador.corpo).toMatchObject({
      isMBA: false,
      isMBH: false,
      isADA: true,
      isADH: true,
      comprasFeitas: 0,
    });
  });

  it.each([
    'getUsuario',
    'getDadosFiscais',
    'getEnderecoFiscal',
    'getCadastroPendente',
    'getCep',
    'validarTelefoneUnico',
    'validarTelefonePin',
    'updateDadosFiscais',
    'aceitarTermos',
  ] as const)('%s answers 401 without a session', async (nome) => {
    expect((await mundo.chamar(nome, { cep: '01001000' })).status).toBe(401);
  });
});
