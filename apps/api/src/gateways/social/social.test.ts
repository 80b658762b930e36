import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provedor } from '../../test/conta-social.ts';
import { criarPessoaSocial, passarPeloProvedor } from '../../test/conta-social.ts';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarSocial } from './criar-social.ts';
import type { Provedor as Adaptador, GatewaySocial } from './port.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.fechar());

function abrir({ segredo }: { readonly segredo?: string } = {}): GatewaySocial {
  const { google, facebook } = mundo.sandbox.credenciais;
  const urlFacebook = `${mundo.sandbox.url}/facebook/v23.0`;
  return criarSocial(
    {
      google: {
        emissor: `${mundo.sandbox.url}/google`,
        clienteId: google.id,
        clienteSegredo: segredo ?? google.segredo,
      },
      facebook: {
        urlDialogo: urlFacebook,
        urlGraph: urlFacebook,
        appId: facebook.id,
        appSegredo: segredo ?? facebook.segredo,
      },
    },
    ambienteDeTeste({ tempoLimiteMs: 2_000 }).dependencias,
  );
}

function adaptador(nome: Provedor, gateway = abrir()): Adaptador {
  const achado = gateway[nome];
  if (achado === undefined) throw new Error(`no ${nome}`);
  return achado;
}

function perguntaPara(nome: Provedor) {
  return {
    estado: 'e'.repeat(43),
    nonce: 'n'.repeat(43),
    verificador: 'v'.repeat(43),
    retorno: `http://localhost:3000/cadastro/retorno/${nome}`,
  };
}

/** A person who went to the provider and came back with a code. */
async function irEVoltar(nome: Provedor, pessoa: string) {
  const pergunta = perguntaPara(nome);
  const inicio = await adaptador(nome).iniciar(pergunta);
  if (inicio.situacao !== 'ok') throw new Error(inicio.situacao);
  const volta = await passarPeloProvedor(inicio.valor.url, { pessoa });
  expect(volta.searchParams.get('state')).toBe(pergunta.estado);
  const emissor = volta.searchParams.get('iss');
  return { ...pergunta, codigo: volta.searchParams.get('code') ?? '', ...(emissor === null ? {} : { emissor }) };
}

describe.each(['google', 'facebook'] as const)('Entering with %s (spec A§4 Registration)', (nome) => {
  it('identifies the person by an id that is not the e-mail', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, nome);
    expect(await adaptador(nome).identificar(await irEVoltar(nome, pessoa.id))).toEqual({
      situacao: 'ok',
      valor: {
        sub: pessoa.id,
        email: pessoa.email,
        emailVerificado: true,
        primeiroNome: 'Helena',
        sobrenome: 'Prado',
      },
    });
  });

  it('never says that an e-mail is verified when the provider has not verified it', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, nome, { emailVerificado: false });
    expect(await adaptador(nome).identificar(await irEVoltar(nome, pessoa.id))).toMatchObject({
      situacao: 'ok',
      valor: { emailVerificado: false },
    });
  });

  it('takes a code once', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, nome);
    const volta = await irEVoltar(nome, pessoa.id);
    await adaptador(nome).identificar(volta);
    expect(await adaptador(nome).identificar(volta)).toMatchObject({ situacao: 'recusado' });
  });

  it('refuses a code that was given for another page', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, nome);
    const volta = await irEVoltar(nome, pessoa.id);
    const alheia = { ...volta, retorno: 'http://localhost:3000/outra' };
    expect(await adaptador(nome).identificar(alheia)).toMatchObject({ situacao: 'recusado' });
  });

  it('is refused, and no more, with a wrong secret of ours', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, nome);
    const volta = await irEVoltar(nome, pessoa.id);
    const { situacao } = await adaptador(nome, abrir({ segredo: 'segredo-errado-segredo' })).identificar(volta);
    expect(['recusado', 'indisponivel']).toContain(situacao);
  });

  it.each(['erro500', 'indisponivel'])('does not guess under %s', async (modo) => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, nome);
    const volta = await irEVoltar(nome, pessoa.id);
    await mundo.chamar('PUT', '/sandbox/falhas', { [nome]: { modo } });
    expect(await adaptador(nome).identificar(volta)).toEqual({ situacao: 'desconhecido', motivo: 'servidor' });
    await mundo.chamar('PUT', '/sandbox/falhas', {});
  });

  it('knows when the person gives up', async () => {
    const inicio = await adaptador(nome).iniciar(perguntaPara(nome));
    if (inicio.situacao !== 'ok') throw new Error(inicio.situacao);
    const volta = await passarPeloProvedor(inicio.valor.url, { desistir: 'sim' });
    expect(volta.searchParams.get('error')).toBe('access_denied');
    expect(volta.searchParams.get('code')).toBeNull();
  });
});

describe('Google by OpenID Connect', () => {
  it.each([
    ['verifier of PKCE', { verificador: 'x'.repeat(43) }],
    ['nonce', { nonce: 'x'.repeat(43) }],
    ['issuer', { emissor: 'http://localhost:9/google' }],
  ])('refuses an answer to another question: %s', async (_nome, mudanca) => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, 'google');
    const volta = await irEVoltar('google', pessoa.id);
    expect(await adaptador('google').identificar({ ...volta, ...mudanca })).toMatchObject({ situacao: 'recusado' });
  });
});

describe('Facebook', () => {
  it('proves to the Graph that the token is asked about by the app itself', async () => {
    const { facebook } = mundo.sandbox.credenciais;
    const gravado = criarSocial({
      facebook: {
        urlDialogo: `${mundo.url}/facebook/v23.0`,
        urlGraph: `${mundo.url}/facebook/v23.0`,
        appId: facebook.id,
        appSegredo: facebook.segredo,
      },
    });
    const pessoa = await criarPessoaSocial(mundo.sandbox, 'facebook');
    await adaptador('facebook', gravado).identificar(await irEVoltar('facebook', pessoa.id));
    const perguntas = mundo.trocas.map(({ caminho }) => caminho).filter((caminho) => caminho.includes('/me?'));
    expect(perguntas).toHaveLength(1);
    expect(perguntas[0]).toMatch(/appsecret_proof=[0-9a-f]{64}$/);
    expect(perguntas[0]).not.toContain('EAAB');
  });
});

it('has only the providers that are configured', () => {
  expect(criarSocial({})).toEqual({});
});
