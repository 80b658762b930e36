import { expect, test } from '@playwright/test';
import { STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import { fimDoDia, inicioDoDia, somarDias } from '@rateia/domain/datas';
import {
  formatarDia,
  formatarDiaComSemana,
  formatarDiaCurto,
  formatarDiaRelativo,
} from '@rateia/domain/datas-formatadas';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { esperaMensagem, linkPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { examinaEstado } from './vocabulary/exame.ts';
import { avancaRelogio } from './vocabulary/operacao.ts';
import { grupoComAcesso, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** A share of R$ 25,00 and its fee; the caução is as much. */
const valor = reais('27,00');
const { pendente, pago, atraso, cancelado } = STATUS_FATURA;

interface MeuLugar {
  readonly grupo: { readonly nome: string };
  readonly assinatura: { readonly cicloFim: Dia; readonly saidaEm: Dia };
}

test('a member who does not pay a month, nor gives back the caução that paid it, leaves on the last day that is paid (REGRAS 2.8)', async ({
  browser,
}) => {
  // The clock walks two months, with everything that falls due for everybody.
  test.setTimeout(600_000);
  const [dono, devedor] = [await pessoaPronta('Wanda', 'Rios'), await pessoaPronta('Xisto', 'Melo')];
  const id = await grupoComAcesso(dono.sessao, devedor.sessao, { login: 'a@exemplo.com.br', senha: 'Giz-27' });
  await chamar(`POST /grupo/membro/${id}/confirmar-acesso`, { como: devedor.sessao });
  async function meuLugar() {
    return await chamar<MeuLugar>(`GET /grupo/membro/${id}`, { como: devedor.sessao });
  }
  const { grupo, assinatura } = await meuLugar();
  function emD(dias: number): Dia {
    return somarDias(assinatura.cicloFim, 1 + dias);
  }
  async function noDia(dias: number): Promise<Dia> {
    await avancaRelogio({ ate: inicioDoDia(emD(dias)) });
    return emD(dias);
  }
  const wanda = await personagem(browser, dono.eu, { sessao: dono.sessao });
  const xisto = await personagem(browser, devedor.eu, { sessao: devedor.sessao });
  async function veMembro(situacao: string): Promise<void> {
    return await wanda.veMembro(id, { nome: xisto.nome, situacao });
  }

  await test.step('D+1: he reads that he is late, and why; the administrator is not told', async () => {
    await noDia(1);
    const aviso = 'Seu saldo não bastava no dia da cobrança.';
    await xisto.veFatura({ valor, situacao: atraso.rotulo, quando: 'Venceu ontem', aviso });
    await xisto.veQueDeve(id, valor);
    await veMembro('Em dia');
    // The link of the message opens without a login, and asks nothing twice.
    const link = await linkPara(devedor.eu.email, /^\/inadimplencia\/motivo$/);
    const visita = await browser.newPage();
    await visita.goto(link);
    await visita.getByRole('radio', { name: 'Não tenho o dinheiro agora' }).check();
    await expect(visita.getByLabel('Cobrar em')).toBeVisible();
    await examinaEstado(visita);
    await visita.close();
  });

  await test.step('D+3: the administrator reads it, without the reason', async () => {
    const hoje = await noDia(3);
    const quando = `Venceu em ${formatarDiaRelativo(emD(0), hoje)}`;
    await xisto.veFatura({ valor, situacao: atraso.rotulo, quando });
    await veMembro('Em atraso');
    await expect(wanda.pagina.getByRole('main')).not.toContainText('saldo não bastava');
  });

  await test.step('D+8: the caução has paid, which he is to give back by D+15', async () => {
    const hoje = await noDia(8);
    const usada = 'Esta fatura foi paga com a sua caução.';
    const pagaEm = `Paga em ${formatarDiaCurto(hoje)}`;
    await xisto.veFatura({ valor, situacao: pago.rotulo, quando: pagaEm, aviso: usada });
    const quando = `Vence ${formatarDiaComSemana(emD(15))}`;
    await xisto.veFatura({ valor, situacao: pendente.rotulo, quando, aviso: `Pague até ${formatarDia(emD(15))}.` });
    await veMembro('Em dia');
  });

  const { saidaEm } =
    await test.step('D+15 is over: both read the day on which he leaves, and he cannot take it back', async () => {
      const hoje = await noDia(16);
      const lugar = (await meuLugar()).assinatura;
      const dia = formatarDiaRelativo(lugar.saidaEm, hoje);
      await xisto.veFatura({ valor, situacao: cancelado.rotulo, quando: 'Não foi cobrada' });
      await xisto.pagina.goto(`/grupo/membro/${id}`);
      await expect(xisto.pagina.getByRole('heading', { name: `Você sai em ${dia}` })).toBeVisible();
      await expect(xisto.pagina.getByText('A sua caução pagou o último mês e não foi refeita no prazo.')).toBeVisible();
      const refazer = xisto.pagina.getByRole('link', { name: /^Caução/ });
      await expect(refazer).toContainText('Não foi cobrada');
      await expect(refazer).not.toContainText('Venceu');
      await expect(xisto.pagina.getByText('O acesso continua até o fim desse dia')).toBeVisible();
      await expect(xisto.pagina.getByRole('button', { name: 'Continuar no grupo' })).toHaveCount(0);
      await veMembro(`Sai em ${dia}`);
      return lugar;
    });

  await test.step('on the last day he is out, nothing is owed, and the administrator must change the password', async () => {
    await avancaRelogio({ ate: fimDoDia(saidaEm) });
    await esperaMensagem(xisto.email, /^Você saiu de /);
    await xisto.pagina.goto('/meus-grupos');
    await expect(xisto.pagina.getByRole('heading', { name: 'Você ainda não está em nenhum grupo' })).toBeVisible();
    await xisto.pagina.goto('/carteira/creditos?filtro=fatura');
    await expect(xisto.pagina.getByRole('heading', { name: 'Nenhuma fatura a pagar' })).toBeVisible();
    await wanda.esperaStatus(id, STATUS_GRUPO.assinadoComVagas.rotulo);
    await wanda.pagina.goto(`/grupo/admin/${id}`);
    await expect(wanda.pagina.getByRole('heading', { name: `Troque a senha de ${grupo.nome}` })).toBeVisible();
  });
  for (const { reclamacoes } of [wanda, xisto]) reclamacoes.esperaNenhuma();
});
