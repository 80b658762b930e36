import { randomInt } from 'node:crypto';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { txidDe } from './test/avisos-do-pix.ts';
import { ultimoPinPara } from './test/caixa-de-entrada.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook, pagarNoBanco } from './test/checkout.ts';
import { cpfInventado, criarCatalogo, criarPessoa, depositar } from './test/construtores.ts';
import { tabelasCom } from './test/em-repouso.ts';
import { criarGrupo } from './test/grupos.ts';
import { irParaAmanha } from './test/retirada.ts';
import { confirmarPorPin } from './test/seguranca.ts';
import { cadastrar } from './test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

const NASCIMENTO = '1979-02-11';
const RUA = 'Travessa do Canário 8f3b61';
const RELATO = 'Escrevo de um lugar que só eu conheço: canário 51c9d0.';
const PIX = 12;

describe('Personal data at rest (CONFIABILIDADE 1.11; ASVS 11.3.3, 14.2.6)', () => {
  it('a CPF, phone, birth date, address, Pix key, report or code stands in no table and in no job as it is read', async () => {
    const como = await cadastrar(mundo);
    const { id } = await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .select('id')
      .where('email', '=', como.email)
      .executeTakeFirstOrThrow();
    const [telefone, cpf] = [`219${randomInt(10_000_000, 99_999_999)}`, cpfInventado()];
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como });
    const codigo = await ultimoPinPara(mundo, telefone);
    await mundo.chamar('validarTelefonePin', { telefone, pin: codigo }, { como });
    await mundo.chamar('updateDadosFiscais', { cpf, nascimento: NASCIMENTO }, { como });
    const endereco = { cep: '01001000', uf: 'SP', cidade: 'São Paulo', rua: RUA, bairro: 'Sé', numero: '1' };
    const guardado = await mundo.chamar('updateEnderecoFiscal', { ...endereco, complemento: '' }, { como });
    expect(guardado.status, guardado.bruto).toBe(200);
    expect((await mundo.chamar('createChamado', { categoria: 1, texto: RELATO }, { como })).status).toBe(200);

    // Money in from the person's own account, and out to the CPF as Pix key.
    const { idPagamento } = (await mundo.chamar('comprarCredito', { valor: 5_000, meioPagamento: PIX }, { como }))
      .corpo;
    await mundo.assentar();
    await pagarNoBanco(mundo, { txid: await txidDe(mundo, idPagamento), cpf });
    await assentarComBanco(mundo);
    await depositar(mundo, { id }, centavos(5_000));
    const cabecalhos = await confirmarPorPin(mundo, como, 'contaBancaria');
    const chave = await mundo.chamar('cadastrarPixCpf', { cpf }, { como, cabecalhos });
    expect(chave.status, chave.bruto).toBe(200);
    await irParaAmanha(mundo, 13);
    await irParaAmanha(mundo, 13);
    const retirada = await mundo.chamar('createRetirada', { valor: 4_000, idChave: chave.corpo.id }, { como });
    expect(retirada.status, retirada.bruto).toBe(200);
    const pin = await ultimoPinPara(mundo, como.email);
    expect((await mundo.chamar('autorizarRetirada', { id: retirada.corpo.id, pin }, { como })).status).toBe(200);
    await assentarComBanco(mundo);
    // Failed jobs wait in the queue with their data and their errors.
    await ligarFalhas(mundo, { sms: { modo: 'erro500' }, email: { modo: 'erro500' }, envio: { modo: 'erro500' } });
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como: await criarPessoa(mundo) });
    await criarGrupo(mundo, { administrador: await criarPessoa(mundo) });
    await mundo.assentar();
    await ligarFalhas(mundo, {});

    // The search works only on readable values: e-mail addresses are not encrypted, and the name of a group is public.
    expect(await tabelasCom(mundo, como.email)).toEqual(['public.usuarios']);
    expect(await tabelasCom(mundo, 'notificarTelefone')).toContain('graphile_worker._private_tasks');
    const canarios = {
      cpf,
      cpfFormatado: cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'),
      telefone,
      NASCIMENTO,
      RUA,
      RELATO,
      codigo,
      pin,
    };
    const achados: Record<string, readonly string[]> = {};
    for (const [nome, texto] of Object.entries(canarios)) {
      const onde = await tabelasCom(mundo, texto);
      if (onde.length > 0) achados[nome] = onde;
    }
    expect(achados).toEqual({});
  });
});
