import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOVO, outroAparelho, pedirLogin } from '../../../test/aparelhos.ts';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { confirmarPorPin, tokenDoLink } from '../../../test/seguranca.ts';
import { criarPessoaComSenha, entrar, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' } });
});
afterAll(async () => await mundo.encerrar());

function de(ip: string) {
  return { 'x-forwarded-for': ip };
}
async function aparelhosDe(como: Credencial) {
  return (await mundo.chamar('getDispositivos', {}, { como })).corpo.itens;
}
async function viva(como: Credencial) {
  return (await mundo.chamar('getUsuario', {}, { como })).status === 200;
}
/** The device of the person that waits, or waited, to be let in. */
async function idDoOutro({ id }: Pessoa): Promise<number> {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('dispositivos')
      .select('id')
      .where('usuario_id', '=', id)
      .where('nome', '=', 'Tablet da sala')
      .executeTakeFirstOrThrow()
  ).id;
}

describe('A new network (spec A§3 Release request kinds: ip 2; A§4 Session)', () => {
  it('asks a known device for a code, once for each network, and not for the first', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    async function tentar(ip: string) {
      return await mundo.chamar('token', { email, senha: SENHA, hashDispositivo }, { cabecalhos: de(ip) });
    }
    expect((await tentar('198.51.100.1')).status).toBe(200);
    expect((await tentar('198.51.7.9')).status).toBe(200);
    const { hash, tipo } = await pedirLogin(mundo, email, hashDispositivo, '203.0.113.9');
    expect(tipo).toBe(2);
    const { status, corpo } = await mundo.chamar(
      'liberacao',
      { hash, pin: await ultimoPinPara(mundo, email) },
      { cabecalhos: { ...de('203.0.113.9'), 'x-hash-dispositivo': hashDispositivo } },
    );
    expect([status, corpo.hashDispositivo]).toEqual([200, hashDispositivo]);
    expect((await tentar('203.0.44.1')).status).toBe(200);
    // A network is no device: nobody is told of a new one.
    const assuntos = (await mensagensPara(mundo, email)).map((m) => m.assunto);
    expect(assuntos).not.toContain('Um novo aparelho entrou na sua conta');
  });
});

describe('The link of a release request (spec A§2 /seguranca/liberacao/{hash}, /seguranca/pendente)', () => {
  it('says what it is about, and looking changes nothing', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    await pedirLogin(mundo, email);
    const hash = await tokenDoLink(mundo, email, '/seguranca/liberacao/');
    for (let n = 0; n < 3; n += 1) {
      const { corpo } = await mundo.chamar('verLink', { hash });
      expect(corpo).toEqual({
        tipo: 'liberacao',
        aparelho: 'Tablet da sala',
        lugar: '203.0.113.•••',
        quando: expect.any(String),
      });
    }
  });

  it('lets the browser that asked go on, and opens nothing where it is pressed', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const { hash } = await pedirLogin(mundo, email);
    async function concluir() {
      return await mundo.chamar('concluirLiberacao', { hash }, { cabecalhos: { 'x-hash-dispositivo': NOVO } });
    }
    expect((await concluir()).corpo).toEqual({ sessao: null });
    const link = await tokenDoLink(mundo, email, '/seguranca/liberacao/');
    const confirmado = await mundo.chamar('liberarPorLink', { hash: link });
    expect([confirmado.status, confirmado.bruto]).toEqual([204, '']);
    expect((await mundo.chamar('liberarPorLink', { hash: link })).erro.dados.chave).toBe('linkVencido');
    const { corpo } = await concluir();
    if (corpo.sessao === null) throw new Error('it was released and has no session');
    expect((await mundo.chamar('getUsuario', {}, { como: corpo.sessao })).corpo.id).toBe(id);
    expect((await concluir()).erro.dados.chave).toBe('entradaVencida');
  });

  it('ends with its request', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const { hash } = await pedirLogin(mundo, email);
    const link = await tokenDoLink(mundo, email, '/seguranca/liberacao/');
    await mundo.avancar({ minutos: 10 });
    expect((await mundo.chamar('liberarPorLink', { hash: link })).erro.dados.chave).toBe('linkVencido');
    expect((await mundo.chamar('concluirLiberacao', { hash })).erro.dados.chave).toBe('entradaVencida');
    expect((await mundo.chamar('reenviarLiberacao', { hash })).erro.dados.chave).toBe('entradaVencida');
  });

  it('is sent again with another code, three an hour in all', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const { hash } = await pedirLogin(mundo, email);
    const primeiro = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('reenviarLiberacao', { hash })).status).toBe(200);
    const segundo = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('liberacao', { hash, pin: primeiro })).erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('reenviarLiberacao', { hash })).status).toBe(200);
    expect((await mundo.chamar('reenviarLiberacao', { hash })).erro.dados.chave).toBe('pinLimiteEnvios');
    expect(segundo).not.toBe(primeiro);
  });
});

describe('Devices and sessions of one’s own (spec A§2 /perfil/seguranca; ASVS 7.5.2)', () => {
  it('lists the devices that may enter and those that ask', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    await pedirLogin(mundo, pessoa.email);
    const itens = await aparelhosDe(pessoa);
    expect(itens).toHaveLength(2);
    expect(itens.find((d) => d.atual)).toMatchObject({ situacao: 'liberado', sessoes: 1 });
    expect(itens.find((d) => !d.atual)).toMatchObject({
      nome: 'Tablet da sala',
      lugar: '203.0.113.•••',
      situacao: 'pendente',
      sessoes: 0,
    });
  });

  it('releases a device from a trusted one, with confirmation', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { hash } = await pedirLogin(mundo, como.email);
    const id = (await aparelhosDe(como)).find((d) => d.situacao === 'pendente')?.id ?? 0;
    expect((await mundo.chamar('liberarDispositivo', { id }, { como })).erro.dados.chave).toBe('confirmacaoNecessaria');
    const cabecalhos = await confirmarPorPin(mundo, como, 'liberarDispositivo');
    expect((await mundo.chamar('liberarDispositivo', { id }, { como, cabecalhos })).status).toBe(204);
    const { corpo } = await mundo.chamar('concluirLiberacao', { hash });
    expect(corpo.sessao).not.toBeNull();
  });

  it('revokes a device with its sessions; the next login on it asks for a code', async () => {
    const como = await criarPessoaComSenha(mundo);
    const outra = await outroAparelho(mundo, como);
    const id = (await aparelhosDe(como)).find((d) => !d.atual)?.id ?? 0;
    expect((await mundo.chamar('revogarDispositivo', { id }, { como })).status).toBe(204);
    expect([await viva(outra), await viva(como)]).toEqual([false, true]);
    expect(await aparelhosDe(como)).toHaveLength(1);
    await pedirLogin(mundo, como.email);
  });

  it('revokes a device before it used its approval: that approval then lets no device in', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { hash } = await pedirLogin(mundo, como.email);
    const link = await tokenDoLink(mundo, como.email, '/seguranca/liberacao/');
    expect((await mundo.chamar('liberarPorLink', { hash: link })).status).toBe(204);
    const id = await idDoOutro(como);
    expect((await mundo.chamar('revogarDispositivo', { id }, { como })).status).toBe(204);
    const volta = await mundo.chamar('concluirLiberacao', { hash }, { cabecalhos: { 'x-hash-dispositivo': NOVO } });
    expect(volta.erro.dados.chave).toBe('entradaVencida');
    expect(await aparelhosDe(como)).toHaveLength(1);
    await pedirLogin(mundo, como.email);
  });

  it('revokes by the operation before it used its approval: that approval then lets no device in', async () => {
    const [como, suporte] = [await criarPessoaComSenha(mundo), await criarPessoa(mundo, { papeis: ['suporte'] })];
    const { hash } = await pedirLogin(mundo, como.email);
    const ato = { id: como.id, idAparelho: await idDoOutro(como), mensagem: 'A pessoa ligou e confirmou os dados.' };
    expect((await mundo.chamar('liberarAparelho', ato, { como: suporte })).status).toBe(204);
    expect((await mundo.chamar('revogarAparelho', ato, { como: suporte })).status).toBe(204);
    const volta = await mundo.chamar('concluirLiberacao', { hash }, { cabecalhos: { 'x-hash-dispositivo': NOVO } });
    expect(volta.erro.dados.chave).toBe('entradaVencida');
    await pedirLogin(mundo, como.email);
  });

  it('blocks the account from the list, which ends this session too', async () => {
    const como = await criarPessoaComSenha(mundo);
    const outra = await outroAparelho(mundo, como);
    const id = (await aparelhosDe(como)).find((d) => !d.atual)?.id ?? 0;
    expect((await mundo.chamar('recusarDispositivo', { id }, { como })).status).toBe(204);
    expect([await viva(outra), await viva(como)]).toEqual([false, false]);
  });

  it.each(['revogarDispositivo', 'recusarDispositivo'] as const)('%s is not for the device in use', async (nome) => {
    const como = await criarPessoaComSenha(mundo);
    const id = (await aparelhosDe(como))[0]?.id ?? 0;
    expect((await mundo.chamar(nome, { id }, { como })).erro.dados.chave).toBe('aparelhoAtual');
  });

  it('ends one session, or all the others', async () => {
    const como = await criarPessoaComSenha(mundo);
    const [uma, duas, tres] = [await entrar(mundo, como), await entrar(mundo, como), await entrar(mundo, como)];
    const { corpo } = await mundo.chamar('getSessoes', {}, { como: uma });
    expect(corpo.itens).toHaveLength(4);
    expect(corpo.itens.filter((s) => s.atual)).toHaveLength(1);
    const doDuas = (await mundo.chamar('getSessoes', {}, { como: duas })).corpo.itens.find((s) => s.atual)?.id;
    expect((await mundo.chamar('encerrarSessao', { id: doDuas }, { como: uma })).status).toBe(204);
    expect([await viva(uma), await viva(duas), await viva(tres)]).toEqual([true, false, true]);
    const outras = await mundo.chamar('encerrarOutrasSessoes', {}, { como: uma });
    expect(outras.corpo).toEqual({ encerradas: 2 });
    expect([await viva(uma), await viva(tres)]).toEqual([true, false]);
  });

  it('tells the last logins with device and a masked address', async () => {
    const como = await criarPessoaComSenha(mundo);
    const sessao = await entrar(mundo, como);
    await mundo.chamar('sair', {}, { como: sessao });
    const { corpo } = await mundo.chamar('getAcessos', {}, { como });
    expect(corpo.itens.map((a) => [a.oQue, a.como, a.aparelho, a.lugar])).toEqual([
      ['saiu', null, 'Teste', '127.0.0.•••'],
      ['entrou', 'senha', 'Teste', '127.0.0.•••'],
    ]);
  });

  it.each(['revogarDispositivo', 'recusarDispositivo', 'liberarDispositivo'] as const)(
    '%s finds no device of another person (OWASP API 1)',
    async (nome) => {
      const [como, outra] = [await criarPessoaComSenha(mundo), await criarPessoaComSenha(mundo)];
      const id = (await aparelhosDe(outra))[0]?.id ?? 0;
      expect((await mundo.chamar(nome, { id }, { como })).status).toBe(404);
      expect(await viva(outra)).toBe(true);
    },
  );

  it('finds no session of another person (OWASP API 1)', async () => {
    const [como, outra] = [await criarPessoaComSenha(mundo), await criarPessoaComSenha(mundo)];
    const id = (await mundo.chamar('getSessoes', {}, { como: outra })).corpo.itens[0]?.id;
    expect((await mundo.chamar('encerrarSessao', { id }, { como })).status).toBe(404);
    expect(await viva(outra)).toBe(true);
  });
});
