import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { pinErrado, ultimoPinPara } from './test/caixa-de-entrada.ts';
import { abrirRegistro, achadosEm } from './test/canarios.ts';
import { ligarFalhas } from './test/checkout.ts';
import { cadastrarPeloProvedor } from './test/login-social.ts';
import { codigoDoAplicativo, confirmarPorPin, ligarAplicativo, tokenDoLink } from './test/seguranca.ts';
import { criarPessoaComSenha, SENHA } from './test/sessoes.ts';
import { segredoPara, trocarEmail } from './test/troca-de-email.ts';

const registro = abrirRegistro();
let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ log: registro.log });
});
afterAll(async () => await mundo.encerrar());

const NOVA = 'Janela#Verde81';
function noLog(segredos: Readonly<Record<string, string>>) {
  return achadosEm(registro.lido(), segredos);
}

describe('Secrets of an account in the log (test S6; ASVS 16.2.5)', { timeout: 60_000 }, () => {
  it('a forgotten password: neither its links nor the typed text, also when the mail fails', async () => {
    const { email, telefone } = await criarPessoaComSenha(mundo);
    await ligarFalhas(mundo, { email: { modo: 'erro500', proximas: 1 } });
    await mundo.chamar('esqueciSenha', { email });
    await mundo.assentar();
    await ligarFalhas(mundo, {});
    await mundo.chamar('esqueciSenha', { email });
    const link = await tokenDoLink(mundo, email, '/recuperar-senha/');
    const { hash } = (await mundo.chamar('recuperarSenha', { hash: link })).corpo;
    expect((await mundo.chamar('redefinirSenha', { hash, senha: 'fraca-demais' })).status).toBe(422);
    expect((await mundo.chamar('redefinirSenha', { hash, senha: NOVA })).status).toBe(204);
    expect((await mundo.chamar('recuperarSenha', { hash: link })).status).toBe(400);
    // A page that broke at such an address tells of it.
    await mundo.chamar('relatarErro', {
      versao: '1.0.0.0',
      rota: `/recuperar-senha/${link}`,
      mensagem: `broke at https://rateia.example/recuperar-senha/${link}`,
      pilha: `at x (https://rateia.example/recuperar-senha/${link}:1:1) ${email}`,
    });
    expect(registro.lido()).toContain('page broke');
    expect(noLog({ link, hash, NOVA, fraca: 'fraca-demais', email, telefone })).toEqual([]);
  });

  it('a second factor: not the secret of the app, its codes, those of recovery or the proof of a confirmation', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const provas = await confirmarPorPin(mundo, pessoa, 'segundoFator');
    const { segredo, codigosRecuperacao } = await ligarAplicativo(mundo, pessoa);
    const { email, hashDispositivo } = pessoa;
    const hash = String((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo })).erro.dados['hash']);
    const codigo = codigoDoAplicativo(segredo);
    await mundo.chamar('segundoFator', { hash, meio: 'aplicativo', codigo: '000000' });
    expect((await mundo.chamar('segundoFator', { hash, meio: 'aplicativo', codigo })).status).toBe(200);
    const recuperacao = Object.fromEntries(codigosRecuperacao.map((c, i) => [`recovery ${i}`, c]));
    expect(noLog({ segredo, hash, codigo, prova: provas['x-confirmacao'], ...recuperacao })).toEqual([]);
  });

  it('a change of e-mail and of phone: not the addresses, the codes or the link that takes it back', async () => {
    const como = await criarPessoaComSenha(mundo);
    const email = await trocarEmail(mundo, como);
    const segredo = await segredoPara(mundo, como.email);
    const telefone = '31987654320';
    const cabecalhos = await confirmarPorPin(mundo, { ...como, email }, 'alteracaoTelefone');
    const pedida = await mundo.chamar('alterarTelefone', { telefone }, { como, cabecalhos });
    expect(pedida.status, pedida.bruto).toBe(200);
    const pin = await ultimoPinPara(mundo, telefone);
    await mundo.chamar('confirmarNovoTelefone', { telefone, pin: pinErrado(pin) }, { como });
    expect((await mundo.chamar('confirmarNovoTelefone', { telefone, pin }, { como })).status).toBe(200);
    expect((await mundo.chamar('desfazerEmail', { segredo })).status).toBe(204);
    expect((await mundo.chamar('desfazerEmail', { segredo })).status).toBe(400);
    expect(noLog({ antigo: como.email, email, antes: como.telefone, telefone, pin, segredo })).toEqual([]);
  });

  it('a copy of the data, and a login by Google: not the address of the file, and nothing that the provider gave', async () => {
    const como = await criarPessoaComSenha(mundo);
    const pedido = await confirmarPorPin(mundo, como, 'dadosPessoais');
    const { id } = (await mundo.chamar('createExportacao', {}, { como, cabecalhos: pedido })).corpo;
    await mundo.assentar();
    const cabecalhos = await confirmarPorPin(mundo, como, 'baixarDados');
    const { url } = (await mundo.chamar('criarLinkExportacao', { id, formato: 'json' }, { como, cabecalhos })).corpo;
    expect((await mundo.http.inject({ url })).statusCode).toBe(200);
    expect((await mundo.http.inject({ url: `${url}x` })).statusCode).toBe(404);
    const { volta, pessoa, token, refreshToken } = await cadastrarPeloProvedor(mundo, 'google');
    const { codigo, estado, socialToken } = volta;
    const arquivo = url.slice(url.lastIndexOf('/') + 1);
    expect(noLog({ arquivo, codigo, estado, socialToken, email: pessoa.email, token, refreshToken })).toEqual([]);
  });

  it('an error of the database that carries the whole row: the log has its name and its place, and none of its values', async () => {
    const como = await criarPessoaComSenha(mundo);
    const dono = new pg.Client({ connectionString: mundo.config.bancoUrl });
    await dono.connect();
    try {
      await dono.query(
        `alter table usuarios add constraint sem_canario check (primeiro_nome <> 'Canarinha') not valid`,
      );
      const r = await mundo.chamar('updateUsuario', { primeiroNome: 'Canarinha', sobrenome: 'Souza' }, { como });
      expect([r.status, r.erro.dados.chave]).toEqual([500, 'erroInterno']);
    } finally {
      await dono.query('alter table usuarios drop constraint sem_canario');
      await dono.end();
    }
    expect(registro.lido()).toContain('"constraint":"sem_canario"');
    expect(noLog({ nome: 'Canarinha', email: como.email, token: como.token })).toEqual([]);
  });

  it('a value that a query could not read is left out of the message about it', async () => {
    const { deps, pool } = mundo.aplicacao;
    const canario = 'canario-de-valor';
    const erro = await pool.query('select $1::uuid', [canario]).then(
      () => undefined,
      (e: unknown) => e,
    );
    deps.log.error({ err: erro }, 'unreadable');
    expect(registro.lido()).toContain('invalid input syntax for type uuid');
    expect(noLog({ canario })).toEqual([]);
  });
});
