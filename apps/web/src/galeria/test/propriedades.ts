import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';

const RAIZ = resolve(import.meta.dirname, '../..');

/** A node of a source read as a tree (ESTree, with TypeScript and JSX). */
type No = { readonly type: string; readonly [campo: string]: unknown };

/** A property of a component: whether it is optional, its default, and its values where they are a few words. */
export interface Propriedade {
  readonly opcional: boolean;
  readonly padrao: string | undefined;
  readonly valores: readonly string[];
}
type Propriedades = ReadonlyMap<string, Propriedade>;

/** One use of a component: its properties, the value where it is a word, and the words near a given expression. */
export interface Uso {
  readonly dados: ReadonlyMap<string, string | undefined>;
  readonly palavras: ReadonlySet<string>;
}

/** The sources of a folder of `apps/web/src`. */
export function lerPasta(pasta: string): readonly No[] {
  return readdirSync(join(RAIZ, pasta), { recursive: true, encoding: 'utf8' })
    .filter((nome) => /(?<!\.test)\.tsx?$/.test(nome) && !nome.startsWith('test'))
    .map((nome) => ler(readFileSync(join(RAIZ, pasta, nome), 'utf8')));
}
export function ler(fonte: string): No {
  return parseSync('fonte.tsx', fonte).program as unknown as No;
}

/** Every component of the library with its properties, from the type of its argument. */
export function componentesDe(fontes: readonly No[]): ReadonlyMap<string, Propriedades> {
  const deTodas = tiposDe(fontes);
  return new Map(
    fontes.flatMap((fonte) => {
      // A name that two files use is that of the file.
      const tipos = new Map([...deTodas, ...tiposDe([fonte])]);
      return exportadas(fonte).map((funcao): [string, Propriedades] => {
        const parametro = nos(funcao['params'])[0];
        const padroes = padroesDe([parametro, ...todos(funcao, 'VariableDeclarator').map((d) => no(d['id']))]);
        const lidas = [...membros(no(no(parametro?.['typeAnnotation'])?.['typeAnnotation']), tipos)];
        return [nomeDe(funcao['id']), new Map(lidas.map(([nome, p]) => [nome, { ...p, padrao: padroes.get(nome) }]))];
      });
    }),
  );
}

/** The properties of a type by its name: for the requests of a dialog or of a toast. */
export function propriedadesDe(fontes: readonly No[], tipo: string): Propriedades {
  const tipos = tiposDe(fontes);
  return membros(tipos.get(tipo), tipos);
}

/** The tags of a component. */
export function usosDe(fontes: readonly No[], componente: string): readonly Uso[] {
  return fontes.flatMap((fonte) =>
    elementosDe(fonte)
      .filter((elemento) => nomeDe(no(elemento['openingElement'])?.['name']) === componente)
      .map((elemento) => {
        const atributos = nos(no(elemento['openingElement'])?.['attributes']).filter((a) => a.type === 'JSXAttribute');
        const dados = atributos.map((a): [string, string | undefined] => [nomeDe(a['name']), palavra(no(a['value']))]);
        if (nos(elemento['children']).some(temConteudo)) dados.push(['children', undefined]);
        return { dados: new Map(dados), palavras: palavrasDe(fonte) };
      }),
  );
}

/** The objects given to calls of `objeto.mostrar`. */
export function pedidosA(fontes: readonly No[], objeto: string): readonly Uso[] {
  return fontes.flatMap((fonte) =>
    todos(fonte, 'CallExpression')
      .filter((chamada) => nomeDe(no(chamada['callee'])?.['object']) === objeto)
      .flatMap((chamada) => nos(chamada['arguments']).filter((a) => a.type === 'ObjectExpression'))
      .map((pedido) => ({
        dados: new Map(nos(pedido['properties']).map((p) => [nomeDe(p['key']), palavra(no(p['value']))])),
        palavras: palavrasDe(fonte),
      })),
  );
}

function ehNo(valor: unknown): valor is No {
  return typeof valor === 'object' && valor !== null && 'type' in valor;
}
function no(valor: unknown): No | undefined {
  return ehNo(valor) ? valor : undefined;
}
function nos(valor: unknown): readonly No[] {
  return Array.isArray(valor) ? valor.filter(ehNo) : [];
}

function todos(raiz: No, tipo: string): readonly No[] {
  const dentro = Object.values(raiz).flatMap((valor) => (ehNo(valor) ? [valor] : nos(valor)));
  return [...(raiz.type === tipo ? [raiz] : []), ...dentro.flatMap((filho) => todos(filho, tipo))];
}

function nomeDe(valor: unknown): string {
  return String(no(valor)?.['name'] ?? no(valor)?.['value'] ?? '');
}
function palavra(valor: No | undefined): string | undefined {
  const dentro = valor?.type === 'JSXExpressionContainer' ? no(valor['expression']) : valor;
  return typeof dentro?.['value'] === 'string' ? dentro['value'] : undefined;
}
const palavrasLidas = new WeakMap<No, ReadonlySet<string>>();
/** The words of a source. Each of its tags asks for them: they are read once. */
function palavrasDe(fonte: No): ReadonlySet<string> {
  const lidas =
    palavrasLidas.get(fonte) ??
    new Set(todos(fonte, 'Literal').flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));
  palavrasLidas.set(fonte, lidas);
  return lidas;
}

const elementosLidos = new WeakMap<No, readonly No[]>();
/** The tags of a source. The test of each component asks for them: they are read once. */
function elementosDe(fonte: No): readonly No[] {
  const lidos = elementosLidos.get(fonte) ?? todos(fonte, 'JSXElement');
  elementosLidos.set(fonte, lidos);
  return lidos;
}
function temConteudo(filho: No): boolean {
  return filho.type !== 'JSXText' || String(filho['value']).trim() !== '';
}

function exportadas(fonte: No): readonly No[] {
  return todos(fonte, 'ExportNamedDeclaration')
    .map((exporta) => no(exporta['declaration']))
    .filter((d) => d?.type === 'FunctionDeclaration' && /^[A-Z]/.test(nomeDe(d['id'])))
    .flatMap((d) => d ?? []);
}

function tiposDe(fontes: readonly No[]): ReadonlyMap<string, No> {
  return new Map(
    fontes.flatMap((fonte) =>
      ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']
        .flatMap((tipo) => todos(fonte, tipo))
        .map((declarado): [string, No] => [nomeDe(declarado['id']), declarado]),
    ),
  );
}

/** The defaults of properties that are destructured in the argument, or in the first lines: `acao = 'Continuar'`. */
function padroesDe(padroes: readonly (No | undefined)[]): ReadonlyMap<string, string | undefined> {
  return new Map(
    padroes
      .flatMap((padrao) => nos(padrao?.['properties']))
      .map((p): [string, No | undefined] => [nomeDe(p['key']), no(p['value'])])
      .map(([nome, valor]) => [nome, valor?.type === 'AssignmentPattern' ? palavra(no(valor['right'])) : undefined]),
  );
}

function membros(tipo: No | undefined, tipos: ReadonlyMap<string, No>): Propriedades {
  function de(outro: unknown): readonly [string, Propriedade][] {
    return [...membros(no(outro), tipos)];
  }
  switch (tipo?.type) {
    case 'TSInterfaceDeclaration':
      return new Map([...nos(tipo['extends']).flatMap(de), ...de(tipo['body'])]);
    case 'TSTypeAliasDeclaration':
      return membros(no(tipo['typeAnnotation']), tipos);
    case 'TSIntersectionType':
      return new Map(nos(tipo['types']).flatMap(de));
    case 'TSInterfaceBody':
    case 'TSTypeLiteral':
      return new Map(
        nos(tipo['body'] ?? tipo['members']).map((membro) => [
          nomeDe(membro['key']),
          {
            opcional: membro['optional'] === true,
            padrao: undefined,
            valores: valoresDe(no(no(membro['typeAnnotation'])?.['typeAnnotation']), tipos),
          },
        ]),
      );
    case 'TSTypeReference':
    case 'TSInterfaceHeritage': {
      const nome = nomeDe(tipo['typeName'] ?? tipo['expression']);
      const [de0, nomes] = nos(no(tipo['typeArguments'])?.['params']);
      if (nome !== 'Omit') return membros(tipos.get(nome), tipos);
      const fora = valoresDe(nomes, tipos);
      return new Map(de(de0).filter(([membro]) => !fora.includes(membro)));
    }
    default:
      return new Map();
  }
}

/** The words of a type that is one of a few words. */
function valoresDe(tipo: No | undefined, tipos: ReadonlyMap<string, No>): readonly string[] {
  if (tipo?.type === 'TSUnionType') return nos(tipo['types']).flatMap((um) => valoresDe(um, tipos));
  if (tipo?.type === 'TSLiteralType')
    return palavra(no(tipo['literal'])) === undefined ? [] : [nomeDe(tipo['literal'])];
  if (tipo?.type === 'TSTypeAliasDeclaration') return valoresDe(no(tipo['typeAnnotation']), tipos);
  return tipo?.type === 'TSTypeReference' ? valoresDe(tipos.get(nomeDe(tipo['typeName'])), tipos) : [];
}
