import { expect } from '@playwright/test';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { pagarPelaApi } from './banco.ts';
import { codigoPara, esvaziaCaixa } from './caixa-de-entrada.ts';
import type { Sessao } from './chamadas.ts';
import { cadastrada, chamar, sessaoDe } from './chamadas.ts';
import type { Dados } from './gente.ts';
import { alguemNovo, DEMONSTRACAO } from './gente.ts';
import { agoraNoProduto } from './operacao.ts';

/** The things that a test needs to find made, through the calls of the screens. */
export interface Pronta {
  readonly eu: Dados;
  readonly sessao: Sessao;
}

/** A person who has registered and validated everything, and who came by somebody's code, if it is given. */
export async function pessoaPronta(nome: string, sobrenome: string, codigo?: string): Promise<Pronta> {
  const eu = alguemNovo(nome, sobrenome);
  return { eu, sessao: await cadastrada(eu, codigo) };
}

interface Pagamento {
  readonly estado: string;
  readonly copiaECola: string | null;
}

/** The code of a payment, once the bank has given it. */
export async function codigoDoPagamento(como: Sessao, id: string): Promise<string> {
  let codigo: string | null = null;
  await expect
    .poll(async () => {
      codigo = (await chamar<Pagamento>(`GET /pagamento/status/${id}`, { como })).copiaECola;
      return codigo;
    })
    .not.toBeNull();
  return codigo ?? '';
}

/** Adds balance by a Pix that is paid at once. */
export async function ganhaSaldo(como: Sessao, valor: Centavos): Promise<void> {
  const { idPagamento } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como,
    corpo: { valor, meioPagamento: PIX },
  });
  await pagarPelaApi(await codigoDoPagamento(como, idPagamento));
  await expect
    .poll(async () => (await chamar<Pagamento>(`GET /pagamento/status/${idPagamento}`, { como })).estado)
    .toBe('pago');
}

/** Registers the CPF as Pix key, confirmed by the code of the e-mail; it rests for a day before it receives. */
export async function cadastraChavePix({ eu, sessao: como }: Pronta): Promise<void> {
  const acao = 'contaBancaria';
  await chamar('POST /seguranca/confirmacao/pedir', { como, corpo: { acao } });
  const { confirmacao } = await chamar<{ readonly confirmacao: string }>('POST /seguranca/confirmacao/confirmar', {
    como,
    corpo: { acao, meio: 'pin', codigo: await codigoPara(eu.email) },
  });
  await chamar('POST /retirada/cadastrar/pix/cpf', { como, corpo: { cpf: eu.cpf }, confirmacao });
}

/** An authorised withdrawal of a person whose key has rested; a person of the staff looks at a high one first. */
export async function retiradaAutorizada({ eu, sessao: como }: Pronta, valor: Centavos): Promise<void> {
  const { chaves } = await chamar<{ readonly chaves: readonly { readonly id: string }[] }>(
    'GET /retirada/validar/pix/cpf',
    { como },
  );
  await esvaziaCaixa(eu.email);
  const { id } = await chamar<{ readonly id: string }>('POST /retirada', {
    como,
    corpo: { valor, idChave: chaves[0]?.id },
  });
  const corpo = { pin: await codigoPara(eu.email) };
  const { estado } = await chamar<{ readonly estado: string }>(`POST /retirada/${id}/autorizar`, { como, corpo });
  expect(estado).toBe('emAnalise');
}

const PIX = 12;
const CANVA = 28;
const MUBI = 12;
const STRAVA = 38;
const LOGIN_E_SENHA = 239;
const NO_AR = 1;
const EM_APROVACAO = 50;

/** A public group of a service that needs no approval, for five, R$ 125,00 unless it is said. */
export async function grupoPronto(
  como: Sessao,
  grupo: { readonly nome: string; readonly vagas: number; readonly valor?: Centavos },
): Promise<number> {
  return await pedirGrupo(como, { valor: 12_500, ...grupo, servico: CANVA, lugares: 5, nasce: NO_AR });
}

/** A group of a plan that is paid for a year, whose members are bound for it. */
export async function grupoComFidelidade(como: Sessao, { nome }: { readonly nome: string }): Promise<number> {
  // Below the price of its plan: the staff looks at a dear first group before.
  const doAno = { servico: MUBI, lugares: 3, valor: 2_100, valorDoPlano: 2_790, fidelidadeMeses: 12 };
  return await pedirGrupo(como, { nome, vagas: 2, nasce: NO_AR, ...doAno });
}

/** A group of a service that the staff looks at first. */
export async function grupoEmAnalise(como: Sessao, { nome }: { readonly nome: string }): Promise<number> {
  return await pedirGrupo(como, { nome, vagas: 3, servico: STRAVA, lugares: 4, valor: 4_800, nasce: EM_APROVACAO });
}

/** A group that the staff looked at and wants changed. */
export async function grupoComAjustes(como: Sessao, { nome }: { readonly nome: string }): Promise<number> {
  const id = await grupoEmAnalise(como, { nome });
  await chamar(`POST /backoffice/grupos/${id}/pedir-ajustes`, {
    como: await sessaoDe(DEMONSTRACAO.suporte),
    corpo: { mensagem: 'Troque a descrição, por favor.' },
  });
  return id;
}

interface Pedido {
  readonly nome: string;
  readonly vagas: number;
  readonly servico: number;
  readonly lugares: number;
  readonly valor: number;
  /** The plan's price, where the group costs less. */
  readonly valorDoPlano?: number;
  /** The status that it is born in. */
  readonly nasce: number;
  /** The term, which is the period of its plan. */
  readonly fidelidadeMeses?: number;
}

async function pedirGrupo(como: Sessao, pedido: Pedido): Promise<number> {
  const { nome, vagas, servico, lugares, valor, valorDoPlano = valor, nasce, fidelidadeMeses = null } = pedido;
  const { planos } = await chamar<{ readonly planos: readonly { readonly id: number; readonly valor: number }[] }>(
    `GET /servico/planos?servicoId=${servico}`,
    {
      como,
    },
  );
  const { id, statusId } = await chamar<{ readonly id: number; readonly statusId: number }>('POST /grupo', {
    como,
    corpo: {
      idServico: servico,
      idPlano: (planos.find((plano) => plano.valor === valorDoPlano) ?? planos[0])?.id,
      nome,
      tipo: 5,
      visibilidade: 2,
      valor,
      lugares,
      totalVagas: vagas,
      formaAcesso: LOGIN_E_SENHA,
      acessoImediato: false,
      acessoDescricao: '',
      regras: ['Use só o seu perfil.'],
      descricao: 'Grupo com pagamento em dia e acesso organizado.',
      contato: 'Pelo e-mail do grupo',
      site: '',
      relacionamentosPermitidos: [],
      visivelRede: false,
      exigeCaucao: true,
      icone: 'icone-03',
      cor: 'cor-05',
      fidelidadeMeses,
      aceiteTermos: true,
    },
  });
  expect(statusId).toBe(nasce);
  return id;
}

/** Takes a seat and pays for it with the wallet. */
export async function entraDireto(como: Sessao, idGrupo: number): Promise<void> {
  const { composicao } = await chamar<{ readonly composicao: { readonly totalHoje: number } }>(
    `GET /grupo/${idGrupo}`,
    { como },
  );
  const { idPreCheckout } = await chamar<{ readonly idPreCheckout: number }>('POST /assinatura/pre-checkout', {
    como,
    corpo: { idGrupo, vagas: 1 },
  });
  const corpo = { idPreCheckout, meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: composicao.totalHoje };
  await chamar('POST /assinatura', { como, corpo });
}

/** An address, which a boleto needs. */
export async function informaEndereco(como: Sessao): Promise<void> {
  const cidade = { cep: '30130010', uf: 'MG', cidade: 'Belo Horizonte' };
  const corpo = { ...cidade, rua: 'Avenida Afonso Pena', bairro: 'Centro', numero: '1', complemento: '' };
  await chamar('PUT /usuario/endereco-fiscal', { como, corpo });
}

/** A pool on sale, drawn ten days from now. */
export async function bolaoAVenda(nome: string): Promise<number> {
  const dia = somarDias(diaDe(await agoraNoProduto()), DIAS_ATE_O_SORTEIO);
  return await porAVenda({
    ...{ nome, cotas: 5 },
    concurso: {
      ...{ loteria: 'mega-sena', concurso: 3_300, dia },
      ...{ apostasAte: `${dia}T22:00:00.000Z`, sorteioEm: `${somarDias(dia, 1)}T00:00:00.000Z` },
    },
    dezenas: [3, 11, 19, 27, 35, 43, 51],
  });
}

interface BolaoPedido {
  readonly nome: string;
  readonly cotas: number;
  readonly concurso: { readonly loteria: string; readonly concurso: number; readonly dia: Dia };
  readonly dezenas: readonly number[];
}

/** A pool of one bet, made and put on sale by the staff. */
export async function porAVenda({ nome, cotas, concurso, dezenas }: BolaoPedido): Promise<number> {
  const como = await sessaoDe(DEMONSTRACAO.suporte);
  const apostas = [{ loteria: concurso.loteria, dezenas }];
  const corpo = { nome, modo: 'um_bilhete', cotas, concursos: [concurso], apostas };
  const { id } = await chamar<{ readonly id: number }>('POST /backoffice/boloes', { como, corpo });
  await chamar(`POST /backoffice/boloes/${id}/venda`, { como });
  return id;
}
const DIAS_ATE_O_SORTEIO = 10;

/** The member leaves at the end of the month that he paid. */
export async function saiNoFim(como: Sessao, idGrupo: number): Promise<void> {
  const { opcoes, idAssinatura } = await chamar<{
    readonly opcoes: readonly { readonly tipo: string; readonly total: number }[];
    readonly idAssinatura: number;
  }>(`GET /cancelamento/membro/${idGrupo}`, { como });
  const totalMostrado = opcoes.find(({ tipo }) => tipo === 'fimDoCiclo')?.total;
  const corpo = { idMembro: idAssinatura, idGrupo, motivo: 1, tipo: 'fimDoCiclo', textoMotivo: '', totalMostrado };
  await chamar('POST /cancelamento/membro/cancelar/next', { como, corpo });
}

/** A full group whose access waits in the vault for its only member. */
export async function grupoComAcesso(dono: Sessao, membro: Sessao, acesso: Readonly<Record<string, string>>) {
  const id = await grupoPronto(dono, { nome: `Canva da sala ${Date.now() % 1e6}`, vagas: 1 });
  await ganhaSaldo(membro, centavos(5_400));
  await entraDireto(membro, id);
  // The payment is settled by the worker.
  await expect(async () => {
    await chamar(`POST /grupo/admin/${id}/liberar`, { como: dono });
  }).toPass({ timeout: 15_000 });
  await chamar('PUT /grupo/dados-acesso', { como: dono, corpo: { idGrupo: id, campos: acesso } });
  return id;
}
