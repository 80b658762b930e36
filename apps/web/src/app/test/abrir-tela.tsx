import { caminhos } from '@rateia/contracts/caminhos';
import { ERROS } from '@rateia/contracts/erros';
import { act, configure, render, screen, within } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { NomeChamada, RespostaDe } from '../../lib/api-client.ts';
import { REGRAS } from '../../lib/test/regras.ts';
import { conectar, navegadorVazio } from '../../lib/test/servidor.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { App } from '../app.tsx';
import { queryClient } from '../query-client.ts';
import { router } from '../router.tsx';
import { USUARIO } from './usuario.ts';

// A part of the app comes by itself, and a busy machine is slow to bring it.
configure({ asyncUtilTimeout: 10_000 });

/** An answer that is no success: as the server's one handler writes it, or without a body a page of somebody else. */
export class Recusa {
  readonly status: number;
  readonly corpo: unknown;
  constructor(status: number, corpo: Readonly<Record<string, unknown>> | null = {}) {
    this.status = status;
    this.corpo =
      corpo === null
        ? undefined
        : { codigoErro: null, message: ERROS.erroInterno.message, link: null, dados: null, ...corpo };
  }
}

/** The server's answers, by the name of the call; the contract types each answer. */
export type Respostas = { readonly [N in NomeChamada]?: RespostaDe<N> | Recusa };

interface Aberta {
  /** The content of the screen, without the frame around it. */
  readonly principal: () => ReturnType<typeof within>;
  /** Calls that were made, by name, in their order. */
  readonly chamadas: readonly NomeChamada[];
  /** Releases the held answers. */
  readonly soltar: () => void;
}

/** The answer of a broken server, with the code by which the support finds it. */
const QUEBRADO = new Recusa(500, { dados: { chave: 'erroInterno', codigo: 'a1b2c3d4' } });

/** The logged-in user is known, with every right. */
const DE_QUEM_ESTA: Respostas = {
  getUsuario: USUARIO,
  getPermissoes: { acoes: Object.keys(caminhos) },
  getRegras: REGRAS,
};

/** The app is opened once in a file, as in a tab, and is led from screen to screen. */
let aberto = false;
/** A screen that asks nothing: between two tests, so that each screen is drawn anew. */
const NEUTRA = '/versao';

interface Servidor {
  readonly respostas?: Respostas;
  /** Every call without an answer above waits until it is released. */
  readonly segura?: boolean;
}

/**
 * Opens an address of the product without a browser: the real router, guard, query client and screen, with recorded
 * answers of the contract in place of the server. A call that has none fails, as when the server breaks.
 */
export async function abrirTela(endereco: string, { respostas = {}, segura = false }: Servidor = {}): Promise<Aberta> {
  const chamadas: NomeChamada[] = [];
  let soltar: () => void = () => undefined;
  const presa = segura ? new Promise<void>((resolve) => (soltar = resolve)) : undefined;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const nome = chamadaDe(method, new URL(url, window.location.origin).pathname);
    chamadas.push(nome);
    const todas = { ...DE_QUEM_ESTA, ...respostas };
    if (nome in todas) return responder(todas[nome]);
    await presa;
    return responder(QUEBRADO);
  });
  if (!aberto) {
    router.history.replace(endereco);
    render(<App />);
    aberto = true;
  } else await act(() => router.navigate({ href: endereco, replace: true }));
  return { principal: () => within(screen.getByRole('main')), chamadas, soltar };
}

/** A person who is logged in, in a browser that stores nothing else. */
export function entrar(): void {
  navegadorVazio();
  conectar(3_600);
}

/** The state that earlier steps have left of a flow, as the app keeps it in the tab for its person. */
export function deixarNaAba(fluxo: string, estado: unknown, versao = 1): void {
  sessionStorage.setItem(`rateia.fluxo.${fluxo}`, JSON.stringify({ versao, dono: String(USUARIO.id), estado }));
}

afterEach(async () => {
  await act(() => router.navigate({ href: NEUTRA, replace: true }));
  // A toast leaves by its clock, which may run on when the window of the file is gone.
  act(() => {
    for (const { chave } of recados.atuais()) recados.fechar(chave);
  });
  queryClient.clear();
  sessionStorage.clear();
});

function responder(resposta: unknown): Response {
  // The answer of a call that says no more than that it is done.
  if (resposta === undefined) return new Response(null, { status: 204 });
  if (resposta instanceof Blob) return new Response(resposta.type, { headers: { 'content-type': resposta.type } });
  const [status, corpo] = resposta instanceof Recusa ? [resposta.status, resposta.corpo] : [200, resposta];
  if (corpo === undefined) return new Response('<h1>Bad Gateway</h1>', { status });
  return new Response(JSON.stringify(corpo), { status, headers: { 'content-type': 'application/json' } });
}

/** An address that is written whole goes before one with parameters. */
const padroes = Object.entries(caminhos)
  .map(([nome, { method, path }]) => ({
    nome: nome as NomeChamada,
    method,
    padrao: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parametros: path.split('{').length,
  }))
  .toSorted((a, b) => a.parametros - b.parametros);

function chamadaDe(metodo: string, endereco: string): NomeChamada {
  const achada = padroes.find(({ method, padrao }) => method === metodo && padrao.test(endereco));
  if (achada === undefined) throw new Error(`no call of the contract: ${metodo} ${endereco}`);
  return achada.nome;
}
