import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import type { Chamadas, NomeChamada } from '@rateia/contracts/todas';
import type { AcaoSensivel } from '@rateia/domain/sessao/confirmacao';
import { pessoasDaDemonstracao } from '../../apps/api/src/seed/pessoas.ts';
import type { Produto } from './produto.ts';

export type Papel = 'visitante' | 'administrador' | 'membro' | 'lider';
type Resposta<N extends NomeChamada> = Chamadas[N]['resposta'];
/** `params`, `query` and `body` of a call, as the contract has them. */
type Entrada<N extends NomeChamada> = Chamadas[N]['entrada'];

/** A person of the demonstration with a session, or a visitor without one. */
export type Pessoa = {
  /** Makes a call by its name in the contract; a refusal is an error. */
  readonly chamar: <N extends NomeChamada>(nome: N, entrada?: Entrada<N>) => Promise<Resposta<N>>;
  /** The subject of the session, which owns the flows kept in the tab. */
  readonly id: string;
  /** The web app's storage after a login, by key of its local storage. */
  readonly guardado: Readonly<Record<string, unknown>>;
};

type Partes = {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
};
type Sessao = Resposta<'token'>;
type Credenciais = { readonly sessao?: Sessao | undefined; readonly confirmacao?: string };
const EMAIL_EM_MS = 30_000;

const quemE: Record<Exclude<Papel, 'visitante'>, string> = {
  administrador: 'administrador de grupos',
  membro: 'membro de grupos',
  lider: 'operação: líder',
};

export async function entrar(produto: Produto, papel: Papel): Promise<Pessoa> {
  if (papel === 'visitante') return { chamar: cliente(produto), id: '', guardado: {} };
  const pessoa = pessoasDaDemonstracao.find((p) => p.papel === quemE[papel]);
  if (pessoa === undefined) throw new Error(`nobody in the demonstration is ${quemE[papel]}`);
  const { hashDispositivo, ...sessao } = await novaSessao(produto, pessoa);
  return {
    chamar: cliente(produto, { ...sessao, hashDispositivo }, pessoa.email),
    id: sujeitoDe(sessao.token),
    guardado: { 'rateia.sessao': sessao, 'rateia.dispositivo': hashDispositivo },
  };
}

/** A device that the account does not know: the code of the e-mail releases it. */
async function novaSessao(
  produto: Produto,
  p: { readonly email: string; readonly senha: string; readonly segredo?: string },
): Promise<Sessao> {
  const { email, senha, segredo } = p;
  const { status, corpo } = await pedir(produto, 'token', { body: { email, senha, nomeDispositivo: 'Bancada' } });
  if (status === 200) return corpo as Sessao;
  const hash = (corpo as { readonly dados?: { readonly hash?: string } | null }).dados?.hash;
  if (hash === undefined) throw new Error(`login of ${email} answered ${status}`);
  if (segredo !== undefined) {
    const codigo = await doAutenticador(produto, email);
    return await cliente(produto)('segundoFator', { body: { hash, meio: 'aplicativo', codigo } });
  }
  return await cliente(produto)('liberacao', { body: { hash, pin: await codigoPara(produto, email) } });
}

/** The code that the sandbox's authenticator shows for a person of the staff. */
async function doAutenticador({ sandbox }: Produto, email: string): Promise<string> {
  const pagina = await (await fetch(`${sandbox}/autenticador`)).text();
  const codigo = pagina.split(email)[1]?.match(/(\d{3}) (\d{3})/);
  if (codigo == null) throw new Error(`the authenticator shows no code of ${email}`);
  return `${codigo[1]}${codigo[2]}`;
}

async function codigoPara({ sandbox }: Produto, email: string): Promise<string> {
  const limite = performance.now() + EMAIL_EM_MS;
  while (performance.now() < limite) {
    const resposta = await fetch(`${sandbox}/sandbox/mensagens?para=${encodeURIComponent(email)}`);
    const pin = ((await resposta.json()) as readonly { readonly pin?: string }[]).find((m) => m.pin !== undefined)?.pin;
    if (pin !== undefined) return pin;
    await esperar(200);
  }
  throw new Error(`no code for ${email}`);
}

function cliente(produto: Produto, sessao?: Sessao, email?: string): Pessoa['chamar'] {
  return async <N extends NomeChamada>(nome: N, entrada?: Entrada<N>): Promise<Resposta<N>> => {
    let { status, corpo } = await pedir(produto, nome, entrada, { sessao });
    const acao = acaoAConfirmar(corpo);
    if (acao !== undefined && email !== undefined) {
      const confirmacao = await confirmar(produto, { sessao, email, acao });
      ({ status, corpo } = await pedir(produto, nome, entrada, { sessao, confirmacao }));
    }
    if (status >= 300) throw new Error(`${nome} answered ${status}: ${JSON.stringify(corpo)}`);
    return corpo as Resposta<N>;
  };
}

/** The sensitive act that needs a confirmation, which the web app asks for in a dialog. */
function acaoAConfirmar(corpo: unknown): AcaoSensivel | undefined {
  const { dados } = (corpo ?? {}) as {
    readonly dados?: { readonly chave?: string; readonly acao?: AcaoSensivel } | null;
  };
  return dados?.chave === 'confirmacaoNecessaria' ? dados.acao : undefined;
}

async function confirmar(
  produto: Produto,
  { sessao, email, acao }: { readonly sessao: Sessao | undefined; readonly email: string; readonly acao: AcaoSensivel },
): Promise<string> {
  const chamar = cliente(produto, sessao);
  // An older code lies in the mailbox: that of the login.
  await fetch(`${produto.sandbox}/sandbox/mensagens?para=${encodeURIComponent(email)}`, { method: 'DELETE' });
  await chamar('pedirConfirmacao', { body: { acao } });
  const codigo = await codigoPara(produto, email);
  return (await chamar('confirmar', { body: { acao, meio: 'pin', codigo } })).confirmacao;
}

async function pedir(
  { endereco }: Produto,
  ...[nome, entrada, { sessao, confirmacao } = {}]: [nome: NomeChamada, entrada?: unknown, com?: Credenciais]
): Promise<{ readonly status: number; readonly corpo: unknown }> {
  const { params = {}, query = {}, body } = (entrada ?? {}) as Partes;
  const { method, path } = caminhos[nome];
  const caminho = path.replace(/\{(\w+)\}/g, (_, parte: string) => encodeURIComponent(String(params[parte])));
  const busca = new URLSearchParams(
    Object.entries(query).map(([chave, valor]): [string, string] => [chave, String(valor)]),
  );
  const resposta = await fetch(`${endereco}${caminho}?${busca.toString()}`, {
    method,
    headers: {
      [CABECALHOS.idempotencia]: randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(confirmacao === undefined ? {} : { [CABECALHOS.confirmacao]: confirmacao }),
      ...(sessao === undefined
        ? {}
        : { authorization: `Bearer ${sessao.token}`, [CABECALHOS.dispositivo]: sessao.hashDispositivo }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const texto = await resposta.text();
  return { status: resposta.status, corpo: texto === '' ? undefined : (JSON.parse(texto) as unknown) };
}

function sujeitoDe(token: string): string {
  const corpo = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly sub: string | number;
  };
  return String(corpo.sub);
}
