import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { APARELHOS, ENDERECO } from '../ambiente.ts';
import { codigoDoAplicativo } from './autenticador.ts';
import { codigoPara, esvaziaCaixa } from './caixa-de-entrada.ts';
import type { Dados } from './gente.ts';
import { SEGREDOS, SENHA } from './gente.ts';

/** The result of a login. */
export interface Sessao {
  readonly token: string;
  readonly refreshToken: string;
  readonly hashDispositivo: string;
  readonly expiraEm: string;
}

interface Pedido {
  readonly como?: Sessao;
  readonly corpo?: unknown;
  /** The proof of the person that a sensitive act asks for. */
  readonly confirmacao?: string;
}

interface Resposta {
  readonly status: number;
  readonly corpo: unknown;
}

/** One call of the API, for facts that a test only needs: `chamar('POST /grupo/admin/3/liberar', { como })`. */
export async function chamar<T>(chamada: string, pedido: Pedido = {}): Promise<T> {
  const { status, corpo } = await pedir(chamada, pedido);
  if (status >= 300) throw new Error(`${chamada} answered ${status}: ${JSON.stringify(corpo)}`);
  return corpo as T;
}

/** A new session of somebody, on a device that the account knows or gets to know by the code of the e-mail. */
export async function sessaoDe(email: string, senha: string = SENHA): Promise<Sessao> {
  const segredo = SEGREDOS[email];
  if (segredo !== undefined) return sessaoDaEquipe(email, segredo);
  return entrar(email, senha);
}

/** No code of an authenticator is taken twice, so a session of the staff serves the tests of some minutes. */
async function sessaoDaEquipe(email: string, segredo: string): Promise<Sessao> {
  const guardada = equipe()[email];
  if (guardada !== undefined && Date.parse(guardada.expiraEm) - Date.now() > SOBRA_MS) return guardada;
  const nova = await entrar(email, SENHA, segredo);
  mkdirSync(dirname(EQUIPE), { recursive: true });
  writeFileSync(EQUIPE, JSON.stringify({ ...equipe(), [email]: nova }));
  return nova;
}

/** An access token lives ten minutes: a test has six of them at least. */
const SOBRA_MS = 6 * 60_000;
const EQUIPE = join(dirname(APARELHOS), 'equipe.json');

function equipe(): Readonly<Record<string, Sessao>> {
  return existsSync(EQUIPE) ? (JSON.parse(readFileSync(EQUIPE, 'utf8')) as Record<string, Sessao>) : {};
}

async function entrar(email: string, senha: string, segredo?: string): Promise<Sessao> {
  const hashDispositivo = aparelhos()[email];
  await esvaziaCaixa(email);
  const { status, corpo } = await pedir('POST /autenticacao/token', {
    corpo: { email, senha, nomeDispositivo: 'Teste', ...(hashDispositivo === undefined ? {} : { hashDispositivo }) },
  });
  if (status !== 412 && status >= 300) throw new Error(`login answered ${status}: ${JSON.stringify(corpo)}`);
  if (status !== 412) return guardar(email, corpo as Sessao);
  return guardar(email, segredo === undefined ? await liberar(email, corpo) : await comCodigo(segredo, corpo));
}

/** The second step; another worker of this minute may have used the code that is shown now. */
async function comCodigo(segredo: string, recusa: unknown): Promise<Sessao> {
  const { dados } = recusa as { readonly dados: { readonly hash: string } };
  for (const periodos of [-1, 0, 1]) {
    const codigo = codigoDoAplicativo(segredo, periodos);
    const { status, corpo } = await pedir('POST /autenticacao/segundo-fator', {
      corpo: { hash: dados.hash, meio: 'aplicativo', codigo },
    });
    if (status < 300) return corpo as Sessao;
  }
  throw new Error('no code of this minute is left');
}

async function liberar(email: string, recusa: unknown): Promise<Sessao> {
  const { dados } = recusa as { readonly dados: { readonly hash: string } };
  const pin = await codigoPara(email);
  return chamar('POST /seguranca/pin/liberacao', { corpo: { hash: dados.hash, pin } });
}

/** Registers somebody, with a confirmed e-mail and no other validation; by the link of a person who has this code, if any. */
export async function registrada({ nome, sobrenome, email, senha }: Dados, codigo?: string): Promise<Sessao> {
  const { versao } = await chamar<{ readonly versao: string }>('GET /termo-uso');
  const { cadastro } = await chamar<{ readonly cadastro: string }>('POST /usuario', {
    corpo: {
      ...{ firstName: nome, lastName: sobrenome, email, password: senha, aceitaTermos: true, versaoTermos: versao },
      ...(codigo === undefined ? {} : { campanha: { cod_indicacao: codigo } }),
    },
  });
  return guardar(
    email,
    await chamar<Sessao>('POST /usuario/cadastro/validar', {
      corpo: { email, pin: await codigoPara(email), cadastro, nomeDispositivo: 'Teste' },
    }),
  );
}

/** Registers somebody from nothing to the last validation. */
export async function cadastrada(eu: Dados, codigo?: string): Promise<Sessao> {
  const { cpf, telefone, nascimento } = eu;
  const sessao = await registrada(eu, codigo);
  await chamar('POST /usuario/cadastro/telefone-unico/validar', { como: sessao, corpo: { telefone } });
  await chamar('POST /usuario/cadastro/telefone/validar-pin', {
    como: sessao,
    corpo: { telefone, pin: await codigoPara(telefone) },
  });
  const dia = `${nascimento.slice(4)}-${nascimento.slice(2, 4)}-${nascimento.slice(0, 2)}`;
  await chamar('PUT /usuario/cadastro/dados-fiscais', { como: sessao, corpo: { cpf, nascimento: dia } });
  return sessao;
}

/**
 * Devices that accounts know already, which are asked for no code (three an hour is all that an address gets). In a file
 * of the run, because a worker starts anew after a test that failed.
 */
function aparelhos(): Readonly<Record<string, string>> {
  return existsSync(APARELHOS) ? (JSON.parse(readFileSync(APARELHOS, 'utf8')) as Record<string, string>) : {};
}

function guardar(email: string, sessao: Sessao): Sessao {
  mkdirSync(dirname(APARELHOS), { recursive: true });
  writeFileSync(APARELHOS, JSON.stringify({ ...aparelhos(), [email]: sessao.hashDispositivo }));
  return sessao;
}

/** The same where a refusal is what the test is about. */
export async function pedir(chamada: string, { como, corpo, confirmacao }: Pedido): Promise<Resposta> {
  const [method = 'GET', caminho = ''] = chamada.split(' ');
  const formulario = corpo instanceof FormData;
  const resposta = await fetch(`${ENDERECO}/api/v1${caminho}`, {
    method,
    headers: {
      'idempotency-key': randomUUID(),
      ...(confirmacao === undefined ? {} : { 'x-confirmacao': confirmacao }),
      ...(corpo === undefined || formulario ? {} : { 'content-type': 'application/json' }),
      ...(como === undefined
        ? {}
        : { authorization: `Bearer ${como.token}`, 'x-hash-dispositivo': como.hashDispositivo }),
    },
    ...(corpo === undefined ? {} : { body: formulario ? corpo : JSON.stringify(corpo) }),
  });
  const texto = await resposta.text();
  return { status: resposta.status, corpo: texto === '' ? undefined : (JSON.parse(texto) as unknown) };
}
