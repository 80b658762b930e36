import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Falha } from '../falha.ts';

export type Linha = {
  /** The route, or the method and path of the call. */
  readonly nome: string;
  readonly login: string;
  readonly feature: string;
  readonly estado: string;
  readonly nota: string;
};

export type Tabela = { readonly daSpec: readonly Linha[]; readonly alemDaSpec: readonly Linha[] };

const pasta = resolve(import.meta.dirname, '../../docs/spec');

/** The two tables of a page of docs/spec: the spec's names, and our additions. */
export function lerTabela(pagina: 'rotas' | 'chamadas'): Tabela {
  const texto = readFileSync(join(pasta, `${pagina}.md`), 'utf8');
  const [, daSpec, alemDaSpec] = texto.split(/^## (?:Da spec|Além da spec)$/mu);
  if (daSpec === undefined || alemDaSpec === undefined)
    throw new Error(`docs/spec/${pagina}.md has lost its two sections`);
  return { daSpec: linhas(daSpec), alemDaSpec: linhas(alemDaSpec) };
}

export function todas({ daSpec, alemDaSpec }: Tabela): readonly Linha[] {
  return [...daSpec, ...alemDaSpec];
}

/** The spec's own list of routes. */
export function rotasDaSpec(): { readonly rota: string; readonly login: boolean; readonly redireciona?: string }[] {
  return lerLista('rotas');
}

/** The spec's own list of calls, as `METHOD /path`. */
export function chamadasDaSpec(): { readonly chamada: string }[] {
  return lerLista('chamadas');
}

/** Sets the state of the named rows, in whichever page they are. */
export function marcar(estado: 'feito' | 'pendente', nomes: readonly string[]): void {
  const paginas = new Map(
    ['rotas.md', 'chamadas.md'].map((pagina) => [pagina, readFileSync(join(pasta, pagina), 'utf8')]),
  );
  for (const nome of nomes) {
    const achada = [...paginas].find(([, texto]) => texto.includes(`\n| \`${nome}\` |`));
    if (achada === undefined) throw new Falha(`Nenhuma linha de docs/spec se chama "${nome}".`);
    const [pagina, texto] = achada;
    const inicio = texto.indexOf(`\n| \`${nome}\` |`) + 1;
    const fim = texto.indexOf('\n', inicio);
    const linha = texto.slice(inicio, fim).replace(/\| (?:feito|pendente) \|/u, `| ${estado} |`);
    paginas.set(pagina, texto.slice(0, inicio) + linha + texto.slice(fim));
  }
  for (const [pagina, texto] of paginas) writeFileSync(join(pasta, pagina), texto);
}

function lerLista<T>(nome: string): T[] {
  return JSON.parse(readFileSync(join(pasta, `${nome}.json`), 'utf8')) as T[];
}

function linhas(secao: string): Linha[] {
  return secao
    .split('\n')
    .filter((linha) => linha.startsWith('| `'))
    .map((linha) => {
      const [nome = '', login = '', feature = '', estado = '', nota = ''] = linha
        .split('|')
        .slice(1)
        .map((celula) => celula.trim());
      return { nome: nome.replaceAll('`', ''), login, feature, estado, nota };
    });
}
