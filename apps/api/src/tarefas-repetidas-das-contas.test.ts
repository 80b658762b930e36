import { afterAll, describe, expect, it } from 'vitest';
import { figura } from './gateways/imagens/test/figuras.ts';
import type { InscricaoPush } from './gateways/push/port.ts';
import type { Mundo } from './test/app.ts';
import { irParaATarde } from './test/app.ts';
import type { Pessoa } from './test/construtores.ts';
import { criarCatalogo, criarPessoa } from './test/construtores.ts';
import { convidarPorEmail, criarGrupoPrivado } from './test/convites.ts';
import { confirmarIdentidade, enviar } from './test/identidade.ts';
import { contar, DA_CONTA } from './test/notificacoes.ts';
import { confirmarPorPin } from './test/seguranca.ts';
import { criarPessoaComSenha, emailNovo } from './test/sessoes.ts';
import {
  criarDoisMundos,
  fazerAgora,
  mensagensEntregues,
  oQueHouve,
  tarefasDaHistoria,
} from './test/tarefas-repetidas.ts';
import { trocarEmail } from './test/troca-de-email.ts';

const mundos: Mundo[] = [];
afterAll(async () => {
  for (const mundo of mundos) {
    await mundo.encerrar();
  }
});

const FATOS = { fuso: 'America/Sao_Paulo', idioma: 'pt-BR', plataforma: 'Emulador', tela: '1280x800' };
const NA_MAQUINA = { ...FATOS, toque: false, nucleos: 4, automatizado: false };

async function naSandbox({ sandbox }: Mundo, caminho: string, corpo: unknown = {}): Promise<unknown> {
  const resposta = await fetch(`${sandbox.url}/sandbox/${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  if (!resposta.ok) throw new Error(`${caminho}: ${await resposta.text()}`);
  return await resposta.json();
}

/** A call that must not be refused. */
async function feita(chamada: Promise<{ readonly status: number; readonly bruto: string }>): Promise<void> {
  const { status, bruto } = await chamada;
  if (status >= 400) throw new Error(bruto);
}

/** A phone is confirmed in a conversation with the bot. */
async function conversar(mundo: Mundo): Promise<void> {
  const endereco = mundo.http.server.address();
  const porta = typeof endereco === 'object' && endereco !== null ? endereco.port : 0;
  const { telegram } = mundo.aplicacao.deps.gateways.mensagem;
  await telegram?.configurarWebhook(`http://127.0.0.1:${porta}/api/v1/webhook/telegram`);
  const [telefone, conversa] = ['21930000001', '21930000002'];
  const como = await criarPessoa(mundo, { validada: false });
  const { corpo } = await mundo.chamar('validarTelegram', { telefone }, { como });
  await naSandbox(mundo, 'telegram/conversa', { start: new URL(corpo.link).searchParams.get('start'), conversa });
  await mundo.assentar();
  await naSandbox(mundo, 'telegram/conversa', { telefone, conversa });
  await mundo.assentar();
}

/** Sends notifications in the app, by e-mail, to a browser and to a phone. */
async function avisos(mundo: Mundo, pessoa: Pessoa): Promise<void> {
  const { endereco, p256dh, auth } = (await naSandbox(mundo, 'push/aparelhos')) as InscricaoPush;
  await feita(mundo.chamar('createInscricaoPush', { endereco, p256dh, auth }, { como: pessoa }));
  await contar(mundo, pessoa, { modelo: 'contaDesbloqueada', dados: DA_CONTA, fato: 1 });
  const dados = { grupo: 'Cine', valor: 1_490, encerraEm: '2027-01-10' };
  await contar(mundo, pessoa, { modelo: 'acessoSuspenso', dados, fato: 1 });
  await mundo.assentar();
}

/** Invites to a private group an account, which is told once, and an address without one. */
async function convidarParaGrupo(mundo: Mundo, conta: Pessoa): Promise<void> {
  await criarCatalogo(mundo);
  const grupo = await criarGrupoPrivado(mundo);
  for (const email of [conta.email, 'sem.conta@exemplo.com.br']) await feita(convidarPorEmail(mundo, grupo, email));
}

/** Codes, links, pictures, a copy of the data, contacts that change, an invitation, an announcement; and the night's work. */
async function historia(mundo: Mundo): Promise<void> {
  await irParaATarde(mundo);
  const [ana, ivo] = [await criarPessoaComSenha(mundo, { nome: 'Ana' }), await criarPessoa(mundo, { nome: 'Ivo' })];
  const novata = await criarPessoa(mundo, { nome: 'Nina', validada: false });
  for (let vezes = 0; vezes < 2; vezes += 1)
    await enviar(mundo, 'createFoto', { como: ana, nome: 'eu.png', bytes: await figura('png') });
  // The newcomer gives Ana's CPF, and loses it when Ana proves it.
  await feita(mundo.chamar('updateDadosFiscais', { cpf: ana.cpf, nascimento: '1990-05-20' }, { como: novata }));
  await mundo.assentar();
  await confirmarIdentidade(mundo, ana);
  await feita(mundo.chamar('registrarAntifraude', NA_MAQUINA, { como: ana }));
  await conversar(mundo);
  await avisos(mundo, ivo);
  await feita(mundo.chamar('validarTelefoneUnico', { telefone: ivo.telefone }, { como: novata }));
  await feita(mundo.chamar('convidarPorContato', { contato: ivo.email }, { como: ana }));
  await convidarParaGrupo(mundo, ivo);
  await feita(mundo.chamar('esqueciSenha', { email: ana.email }));
  await mundo.assentar();
  const cabecalhos = await confirmarPorPin(mundo, ana, 'dadosPessoais');
  await feita(mundo.chamar('createExportacao', {}, { como: ana, cabecalhos }));
  await trocarEmail(mundo, ana, emailNovo());
  const aline = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
  const comunicado = { categoria: 383, publico: 'todos', uf: null, titulo: 'Manutenção', texto: 'No domingo.' };
  await feita(mundo.chamar('createComunicado', { ...comunicado, link: '/ajuda', saiEm: null }, { como: aline }));
  await mundo.assentar();
  for (const nome of [
    'limparSessoes',
    'limparPrecadastros',
    'aplicarRetencao',
    'fecharContagens',
    'medirGrupos',
    'recolherResultados',
    'conferirIndicacoes',
  ] as const)
    await fazerAgora(mundo, nome, {});
  await mundo.assentar();
}

/**
 * Messages that go out again when a job repeats, since we note nowhere that they were taken (ADR 042): codes, links and
 * the bot's answers. The link to a new password is made twice, and each is sent twice.
 */
const DE_NOVO = {
  'email: Rafael Nogueira convidou você para Quadra de quinta': 3,
  'email: A cópia dos seus dados está pronta': 2,
  'email: Crie uma nova senha': 4,
  'email: O e-mail da sua conta mudou': 2,
  'email: Seu código Rateia': 6,
  'sms: ': 3,
  'telegram: ': 4,
};

describe('A job of the accounts that dies between its effect and its mark is run again (CONFIABILIDADE 1.9: at least once, idempotent)', () => {
  it('leaves the rows, the steps and the messages as one run does', { timeout: 120_000 }, async () => {
    const { uma, duas, rodadas } = await criarDoisMundos();
    mundos.push(uma, duas);
    await Promise.all([historia(uma), historia(duas)]);
    expect(tarefasDaHistoria(duas, 'contas').filter((nome) => !rodadas.has(nome))).toEqual([]);
    const esperado = await oQueHouve(uma);
    expect(esperado).toMatchObject({ naFila: [], revisoes: [] });
    expect(await oQueHouve(duas)).toEqual(esperado);
    expect(await mensagensEntregues(duas)).toEqual({ ...(await mensagensEntregues(uma)), ...DE_NOVO });
  });
});
