import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo, irParaATarde } from '../../test/app.ts';
import { pinErrado, ultimoPinPara } from '../../test/caixa-de-entrada.ts';
import { abrirRegistro, achadosEm } from '../../test/canarios.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook, pagarNoBanco } from '../../test/checkout.ts';
import { criarCatalogo, criarPessoa } from '../../test/construtores.ts';
import { entregarAcesso, grupoLiberado, SENHA_DO_SERVICO } from '../../test/grupos.ts';
import { criarQuemRetira, irParaMesNovo } from '../../test/retirada.ts';

let mundo: Mundo;
const registro = abrirRegistro();
beforeAll(async () => {
  mundo = await criarMundo({ log: registro.log });
  await criarCatalogo(mundo);
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

async function txidDe(idPublico: string): Promise<{ readonly txid: string; readonly copiaECola: string }> {
  const { txid, copia_e_cola } = await mundo.aplicacao.deps.db
    .selectFrom('cobrancas_pix as c')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .select(['c.txid', 'c.copia_e_cola'])
    .where('p.id_publico', '=', idPublico)
    .executeTakeFirstOrThrow();
  return { txid, copiaECola: copia_e_cola ?? 'no code' };
}

describe('Secrets of the money road in the log (test S6; ASVS 16.2.5)', { timeout: 60_000 }, () => {
  it('never holds a CPF, Pix key, code to pay, access data, token or PIN, in success and in failure', async () => {
    // Paying in: a top-up by Pix from the person's own CPF, and one that the bank answers with an error.
    const quemPaga = await criarPessoa(mundo, { nome: 'Beatriz' });
    const recarga = { valor: 5_000, meioPagamento: 12 };
    const { idPagamento } = (await mundo.chamar('comprarCredito', recarga, { como: quemPaga })).corpo;
    await assentarComBanco(mundo);
    const { txid, copiaECola } = await txidDe(idPagamento);
    await pagarNoBanco(mundo, { txid, cpf: quemPaga.cpf });
    await assentarComBanco(mundo);
    await ligarFalhas(mundo, { cobranca: { modo: 'erro500' } });
    await mundo.chamar('comprarCredito', recarga, { como: await criarPessoa(mundo) });
    await mundo.assentar();
    await ligarFalhas(mundo, {});

    // Access data, delivered and opened.
    const grupo = await grupoLiberado(mundo);
    const login = 'cofre-do-grupo@exemplo.com.br';
    await entregarAcesso(mundo, grupo, { login, senha: SENHA_DO_SERVICO });
    const aberto = await mundo.chamar('abrirDadosAcesso', { id: grupo.id }, { como: grupo.bia });
    expect(aberto.bruto).toContain(SENHA_DO_SERVICO);

    // Paying out: a key, a wrong code, a right one, and a bank that refuses the first transfer.
    await irParaMesNovo(mundo);
    await irParaATarde(mundo);
    const quemRetira = await criarQuemRetira(mundo, { nome: 'Joana', saldo: centavos(40_000) });
    await ligarFalhas(mundo, { envio: { modo: 'recusado' } });
    const pins: string[] = [];
    for (const valor of [4_000, 5_000]) {
      const pedida = await mundo.chamar('createRetirada', { valor, idChave: quemRetira.idChave }, { como: quemRetira });
      expect(pedida.status, pedida.bruto).toBe(200);
      const pin = await ultimoPinPara(mundo, quemRetira.email);
      pins.push(pin);
      const { id } = pedida.corpo;
      await mundo.chamar('autorizarRetirada', { id, pin: pinErrado(pin) }, { como: quemRetira });
      expect((await mundo.chamar('autorizarRetirada', { id, pin }, { como: quemRetira })).status).toBe(200);
      await assentarComBanco(mundo);
      await ligarFalhas(mundo, {});
    }

    expect(registro.lido()).toContain('call refused');
    expect(registro.lido()).toContain('"gateway":"pix"');
    const segredos: Readonly<Record<string, string>> = {
      cpfDeQuemPaga: quemPaga.cpf,
      cpfQueEChavePix: quemRetira.cpf,
      copiaECola,
      chaveDaPlataforma: mundo.config.pix.chave,
      segredoDoProvedor: mundo.config.pix.clienteSegredo,
      segredoDoWebhook: mundo.config.pix.webhook.segredo,
      login,
      SENHA_DO_SERVICO,
      token: quemRetira.token,
      dispositivo: quemRetira.hashDispositivo,
      email: quemRetira.email,
      emailDeQuemPaga: quemPaga.email,
      telefoneDeQuemPaga: quemPaga.telefone,
      telefone: quemRetira.telefone,
      doGrupo: grupo.bia.telefone,
      ...Object.fromEntries(pins.map((pin, i) => [`pin ${i}`, pin])),
    };
    expect(achadosEm(registro.lido(), segredos)).toEqual([]);
  });
});
