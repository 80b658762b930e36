import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, depositar } from '../../../test/construtores.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function ver({ id }: Pessoa) {
  return (await mundo.chamar('getPessoa', { id }, { como: suporte })).corpo;
}
async function versaoDe(codigo: string): Promise<string> {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('politicas')
      .select('versao')
      .where('codigo', '=', codigo)
      .where('status', '=', 1)
      .executeTakeFirstOrThrow()
  ).versao;
}

describe('Answers and requests of a person, as the staff sees them (REGRAS 2.15, 2.17)', () => {
  it('nothing yet', async () => {
    const { consentimentos, pedidos } = await ver(await criarPessoa(mundo));
    expect(consentimentos).toEqual({ pendentes: [], itens: [] });
    expect(pedidos).toEqual({ copias: [], exclusoes: [], impedimentos: [] });
  });

  it('marketing, cookies and policies, each with its version, its words and its moment', async () => {
    const pessoa = await criarPessoa(mundo);
    const versao = await versaoDe('cookies');
    await mundo.chamar('aceitarMarketing', { preferencia: false }, { como: pessoa });
    await mundo.chamar(
      'vincularConsentimentoCookies',
      { versao, necessary: true, analytics_storage: true, ad_storage: false },
      { como: pessoa },
    );
    const { itens } = (await ver(pessoa)).consentimentos;
    expect(itens).toHaveLength(2);
    expect(itens).toEqual(
      expect.arrayContaining([
        {
          documento: 'marketing',
          titulo: 'Comunicações de divulgação',
          versao: await versaoDe('marketing'),
          resposta: 'Recusado',
          origem: 'portal',
          em: expect.any(String),
        },
        {
          documento: 'cookies',
          titulo: 'Cookies',
          versao,
          resposta: 'Aceito: medição de uso',
          origem: 'cookies',
          em: expect.any(String),
        },
      ]),
    );
  });

  it('a copy of the data, without a way to read it', async () => {
    const pessoa = await criarPessoa(mundo);
    const cabecalhos = await confirmarPorPin(mundo, pessoa, 'dadosPessoais');
    const pedida = await mundo.chamar('createExportacao', {}, { como: pessoa, cabecalhos });
    expect(pedida.status, pedida.bruto).toBe(200);
    await mundo.assentar();
    const r = await mundo.chamar('getPessoa', { id: pessoa.id }, { como: suporte });
    expect(r.corpo.pedidos.copias).toEqual([
      { estado: 'pronta', pedidaEm: expect.any(String), prontaEm: expect.any(String), expiraEm: expect.any(String) },
    ]);
    expect(r.bruto).not.toContain(pedida.corpo.id);
  });

  it('the end of the account: requested, held up by new obstacles, undone', async () => {
    const pessoa = await criarPessoa(mundo);
    await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
    const pin = await ultimoPinPara(mundo, pessoa.email);
    expect((await mundo.chamar('excluirDados', { id: pessoa.id, pin }, { como: pessoa })).status).toBe(200);
    expect((await ver(pessoa)).pedidos).toMatchObject({
      exclusoes: [{ estado: 'pedida', executaEm: expect.any(String), encerradaEm: null }],
      impedimentos: [],
    });
    await depositar(mundo, pessoa, centavos(500));
    expect((await ver(pessoa)).pedidos.impedimentos).toEqual(['saldo']);
    await mundo.chamar('desfazerExclusao', {}, { como: pessoa });
    expect((await ver(pessoa)).pedidos).toMatchObject({
      exclusoes: [{ estado: 'desfeita', encerradaEm: expect.any(String) }],
      impedimentos: [],
    });
  });
});
