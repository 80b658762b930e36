import { expect, test } from '@playwright/test';
import type { Dia } from '@rateia/domain/datas';
import { inicioDoDia } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { ZERO } from '@rateia/domain/dinheiro';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { Sessao } from './vocabulary/chamadas.ts';
import { chamar } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { avancaRelogio, esperaLivroZerado } from './vocabulary/operacao.ts';
import { ganhaSaldo, grupoComAcesso, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** A share of R$ 25,00 and its fee; the caução is as much. */
const mensal = reais('27,00');
/** After the days in which a person may still change his mind. */
const DIAS_ATE_SAIR = 8;
/** More than the ten days in which a member answers. */
const DIAS_PARA_RESPONDER = 11;
const MOTIVO_DA_REMOCAO = 'Vou diminuir o plano';

/** Leaves at the end of the cycle that is paid. */
async function saiNoFimDoCiclo(como: Sessao, idGrupo: number): Promise<void> {
  const { opcoes, idAssinatura: idMembro } = await chamar<{
    readonly opcoes: readonly { readonly tipo: string; readonly total: number }[];
    readonly idAssinatura: number;
  }>(`GET /cancelamento/membro/${idGrupo}`, { como });
  const tipo = 'fimDoCiclo';
  const totalMostrado = opcoes.find((opcao) => opcao.tipo === tipo)?.total;
  const corpo = { idMembro, idGrupo, motivo: 1, tipo, textoMotivo: '', totalMostrado };
  await chamar('POST /cancelamento/membro/cancelar/next', { como, corpo });
}

test('a full group sells a dated place; its money waits, and its person enters by the clock (REGRAS 2.10)', async ({
  browser,
}) => {
  // The clock walks a month, with everything that falls due for everybody.
  test.setTimeout(600_000);
  const [dono, saindo, espera] = [
    await pessoaPronta('Zélia', 'Prado'),
    await pessoaPronta('Ivo', 'Leme'),
    await pessoaPronta('Ester', 'Vidal'),
  ];
  const id = await grupoComAcesso(dono.sessao, saindo.sessao, { login: 'fila@exemplo.com.br', senha: 'Anil-58' });
  await chamar(`POST /grupo/membro/${id}/confirmar-acesso`, { como: saindo.sessao });
  await avancaRelogio({ dias: DIAS_ATE_SAIR });
  await saiNoFimDoCiclo(saindo.sessao, id);
  await ganhaSaldo(espera.sessao, reais('54,00'));
  const ester = await personagem(browser, espera.eu, { sessao: espera.sessao });
  const { pagina } = ester;
  const { fila } = await chamar<{ readonly fila: { readonly entraEm: Dia } }>(`GET /grupo/${id}`, {
    como: espera.sessao,
  });
  const { entraEm } = fila;

  await test.step('the dialog says when she enters; going back holds nothing', async () => {
    await ester.esperaStatus(id, STATUS_GRUPO.filaEspera.rotulo);
    const pedir = pagina.getByRole('button', { name: `Entrar na fila: ${formatarDia(entraEm)}` }).first();
    const dialogo = pagina.getByRole('dialog', { name: 'Fila de espera' });
    await pedir.click();
    await expect(dialogo).toContainText(`uma vaga abre em ${formatarDia(entraEm)}`);
    await dialogo.getByRole('button', { name: 'Voltar' }).click();
    await expect(dialogo).toHaveCount(0);
    await pedir.click();
    await dialogo.getByRole('button', { name: 'Confirmar' }).click();
    await expect(pagina.getByRole('heading', { name: 'Finalizar assinatura' })).toBeVisible();
    await expect(pagina.getByText(`Fila de espera: você entra em ${formatarDia(entraEm)}`)).toBeVisible();
  });

  await test.step('she pays; the month is held until the day, and the access stays closed', async () => {
    await pagina.getByRole('radio', { name: /^Saldo/ }).check();
    await pagina.getByRole('button', { name: 'Pagar com saldo' }).click();
    await expect(pagina).toHaveURL(/\/checkout\/sucesso/);
    await ester.esperaCarteira({ Disponível: ZERO, Bloqueado: mensal, Caução: mensal });
    await pagina.goto(`/grupo/membro/${id}`);
    await expect(pagina.getByText(`Você entra em ${formatarDia(entraEm)}`)).toBeVisible();
    await expect(pagina.getByRole('link', { name: /^Ver (e confirmar )?o? ?acesso/ })).toHaveCount(0);
  });

  await test.step('on the day she is in: the money is the group’s, and the seat is hers', async () => {
    await avancaRelogio({ ate: inicioDoDia(entraEm) });
    await ester.esperaCarteira({ Disponível: ZERO, Caução: mensal });
    await pagina.goto(`/grupo/membro/${id}`);
    await expect(pagina.getByText(`Você entra em ${formatarDia(entraEm)}`)).toHaveCount(0);
    await expect(pagina.getByRole('main')).toContainText('No grupo desde');
    const zelia = await personagem(browser, dono.eu, { sessao: dono.sessao });
    await zelia.veMembro(id, { nome: 'Ester', situacao: 'Em dia' });
    await zelia.pagina.goto(`/grupo/admin/${id}`);
    await expect(zelia.pagina.getByRole('listitem').filter({ hasText: 'Ivo' })).toHaveCount(0);
    await esperaLivroZerado();
    for (const pessoa of [ester, zelia]) pessoa.reclamacoes.esperaNenhuma();
  });
});

test('a dearer value without an answer: the seat ends with its month, and its administrator may end it now (REGRAS 2.9, 2.11)', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const [dono, calado] = [await pessoaPronta('Rute', 'Nobre'), await pessoaPronta('Caio', 'Serra')];
  const id = await grupoComAcesso(dono.sessao, calado.sessao, { login: 'alta@exemplo.com.br', senha: 'Opala-73' });
  await chamar(`POST /grupo/membro/${id}/confirmar-acesso`, { como: calado.sessao });
  const rute = await personagem(browser, dono.eu, { sessao: dono.sessao });
  const caio = await personagem(browser, calado.eu, { sessao: calado.sessao });

  await test.step('above a tenth more, the member is asked', async () => {
    const { pagina } = rute;
    await pagina.goto(`/grupo/admin/${id}/alterar-valor`);
    await pagina.getByLabel('Valor do plano por mês').fill('142,00');
    await expect(pagina.getByText(/^1 membro responde até /)).toBeVisible();
    await pagina.getByRole('button', { name: 'Avisar os membros' }).click();
    await expect(pagina.getByRole('heading', { name: 'Aumento avisado' })).toBeVisible();
  });

  await test.step('ten days of silence: he leaves at the end of the month that he paid, and both read it', async () => {
    await avancaRelogio({ dias: DIAS_PARA_RESPONDER });
    await caio.pagina.goto(`/grupo/membro/${id}`);
    await expect(caio.pagina.getByText(/^Você não respondeu sobre o novo valor no prazo\./)).toBeVisible();
    await rute.pagina.goto(`/grupo/admin/${id}/alterar-valor`);
    await expect(rute.pagina.getByText(/^Não respondeu no prazo\. Sai em /)).toBeVisible();
  });

  await test.step('she removes him now: he reads that he is out, and the access is to be changed', async () => {
    const { pagina } = rute;
    await pagina.goto(`/grupo/admin/${id}`);
    await pagina.getByRole('link', { name: new RegExp(`^${calado.eu.nome}`) }).click();
    await pagina.getByRole('link', { name: 'Remover do grupo' }).click();
    await pagina.getByRole('radio', { name: MOTIVO_DA_REMOCAO }).check();
    await pagina.getByRole('button', { name: 'Remover agora' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Remover agora' }).click();
    await expect(pagina).toHaveURL(/\/grupo\/admin\/\d+$/);
    await caio.pagina.goto('/meus-grupos');
    await expect(caio.pagina.getByRole('heading', { name: 'Você ainda não está em nenhum grupo' })).toBeVisible();
    await esperaLivroZerado();
    for (const pessoa of [rute, caio]) pessoa.reclamacoes.esperaNenhuma();
  });
});
